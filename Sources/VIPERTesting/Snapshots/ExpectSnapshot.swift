import Foundation
public import Testing

/// Compares a page with its snapshot beside the test, in the folder `__Snapshots__`:
///
/// - `NAME.html` (`.svg`, `.json`, `.txt`, …) is what a reviewer reads. Of HTML and XML it is the tree, which libxml2
///   reads and prints one element a line, so it opens in a browser and a difference shows lines; of any other page it is
///   the bytes.
/// - `NAME.head` has the status, the media type, the headers, and the number and digest of the raw bytes.
/// - `NAME.raw` has the raw bytes, if `raw` is `.kept`.
///
/// With `omissions`, the files are about what is left of the page: `NAME.html` has the tree without these parts, and the
/// number, the digest and the raw bytes are those of the content, between the marks `{{%contentStart}}` and
/// `{{%contentEnd}}`. They are not compared if the page does not have the marks. See <doc:Frames>.
///
/// A difference fails with file, line and the lines that differ. `SNAPSHOT_RECORD=1` writes the current page and also
/// fails: a recorded page was compared with nothing, so read it before you commit it.
///
/// - Parameters:
///   - page: the page with its status and headers.
///   - name: the snapshot's name, of which those of its files are made.
///   - raw: how the bytes of HTML and XML are kept.
///   - masks: what changes from run to run. The number and digest of the bytes are those of the masked page.
///   - omissions: what other snapshots show, such as a site's frame.
///   - filePath: the test's file, beside which the folder is.
///   - sourceLocation: where a difference is reported.
/// - Throws: `SnapshotError` if a mask or an omission matches nothing or another version of this library wrote the
///   snapshot, `MarkupError` if the page does not parse, and errors of the file system.
public func expectSnapshot(
    _ page: PageState, named name: String, raw: RawBytes = .digest, masks: [Mask] = [], omissions: [Omission] = [],
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try report(named: name, filePath, sourceLocation) {
        try $0.problem(page, raw: raw, masks: masks, omissions: omissions)
    }
}

/// Compares the page that a visitor got with its snapshot; see
/// ``expectSnapshot(_:named:raw:masks:omissions:filePath:sourceLocation:)``. A visit that ended without a page fails.
///
/// - Parameters:
///   - visit: what the visitor got.
///   - name: the snapshot's name, of which those of its files are made.
///   - headers: the headers that the application adds to the page, as far as they matter.
///   - raw: how the bytes of HTML and XML are kept.
///   - masks: what changes from run to run. The number and digest of the bytes are those of the masked page.
///   - omissions: what other snapshots show, such as a site's frame.
///   - filePath: the test's file, beside which the folder is.
///   - sourceLocation: where a difference is reported.
public func expectSnapshot<Answer>(
    _ visit: RecordedVisit<Answer>, named name: String, headers: [PageState.Header] = [], raw: RawBytes = .digest,
    masks: [Mask] = [], omissions: [Omission] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    guard let page = PageState(visit, headers: headers) else {
        Issue.record("“\(name)” needs a page, but the visit ended with \(visit)", sourceLocation: sourceLocation)
        return
    }
    try expectSnapshot(
        page, named: name, raw: raw, masks: masks, omissions: omissions, filePath: filePath,
        sourceLocation: sourceLocation)
}

/// Compares only the tree of a page of HTML with its snapshot, `NAME.html`: for a page that has no visit, or whose
/// status other tests check.
///
/// - Parameters:
///   - html: the page.
///   - name: the snapshot's name.
///   - omissions: what other snapshots show, such as a site's frame.
///   - filePath: the test's file, beside which the folder is.
///   - sourceLocation: where a difference is reported.
public func expectSnapshot(
    _ html: [UInt8], named name: String, omissions: [Omission] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try report(named: name, filePath, sourceLocation) { try $0.problem(tree: html, omissions: omissions) }
}

/// Records the problem of a comparison as an issue.
private func report(
    named name: String, _ filePath: String, _ sourceLocation: SourceLocation,
    _ problem: (SnapshotComparison) throws -> String?
) throws {
    let isRecording = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "1"
    let comparison = try SnapshotComparison(
        named: name, in: SnapshotFolder(besideFile: filePath), isRecording: isRecording)
    if let problem = try problem(comparison) { Issue.record("\(problem)", sourceLocation: sourceLocation) }
}
