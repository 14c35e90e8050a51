/// Blind: what a reviewer sees of a case, and the hash that binds labels to it.
///
/// A [org.plumbline.request.Request] is a sample with its `requestSha256`: a case goes in, and
/// nothing of its hidden half comes out. [org.plumbline.request.Requests] makes them,
/// [org.plumbline.request.RequestsFile] writes them in a [org.plumbline.request.RequestOrder]. Used
/// by `session`, the report and the requests file.
@NullMarked
package org.plumbline.request;

import org.jspecify.annotations.NullMarked;
