@echo off
rem Starts Plumbline: without arguments the window, with a command the command line.
setlocal
set "home=%~dp0.."
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
set "major="
for /f "tokens=3" %%v in ('""%java%" -version 2^>^&1" ^| findstr /c:" version "') do (
  for /f "delims=.-+ tokens=1" %%m in ("%%~v") do set "major=%%m"
)
if not defined major goto missing
if %major% LSS 25 goto missing
rem A command has no frames to keep: the serial collector leaves both cores to it.
set "collector="
for %%c in (validate requests report records keygen sign verify) do if "%~1"=="%%c" set "collector=-XX:+UseSerialGC"
echo "%PLUMBLINE_JAVA_OPTIONS%" | findstr /r /c:"-XX:+Use.*GC" >nul && set "collector="
"%java%" --module-path "%home%\lib\javafx" --add-modules javafx.controls --enable-native-access=javafx.graphics -Dprism.lcdtext=false -XX:-UsePerfData -XX:-HeapDumpOnOutOfMemoryError %collector% %PLUMBLINE_JAVA_OPTIONS% -cp "%home%\lib\*" org.plumbline.Main %*
exit /b %ERRORLEVEL%
:missing
echo plumbline: needs Java 25 or newer; install a JDK 25 or set JAVA_HOME to one. 1>&2
exit /b 2
