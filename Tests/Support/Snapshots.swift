import Foundation
import Markup
public import Testing

/// Compares a page with its snapshot beside the test, `__Snapshots__/NAME.html`.
///
/// libxml2 pretty-prints both, so that a reviewer sees a page instead of one line. A difference fails with the lines
/// that differ. `SNAPSHOT_RECORD=1` writes the current page and also fails: a recorded page was compared with nothing,
/// so read it before you commit it.
public func expectSnapshot(
    _ html: [UInt8], named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let isRecording = ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "1"
    if let problem = try snapshotProblem(html, named: name, filePath: filePath, isRecording: isRecording) {
        Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
}

/// The problem with a snapshot, or the note that it was recorded; nil if the page equals its snapshot.
func snapshotProblem(_ html: [UInt8], named name: String, filePath: String, isRecording: Bool) throws -> String? {
    let actual = try canonical(html)
    let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        .appendingPathComponent("__Snapshots__/\(name).html")
    let recorded = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    guard recorded.map({ Array($0.utf8) }) != Array(actual.utf8) else { return nil }
    let difference = recorded.map { lineDifference(from: $0, to: actual) }
    if isRecording {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(actual.utf8).write(to: file)
        return "The snapshot “\(name)” was recorded; read it before you commit it:\n\(difference ?? actual)"
    }
    guard let difference else {
        return "There is no snapshot “\(name)”. SNAPSHOT_RECORD=1 records it; read it before you commit it."
    }
    return "The page differs from its snapshot “\(name)”:\n\(difference)"
}

func canonical(_ html: [UInt8]) throws -> String {
    try Document(html: html).prettyPrinted()
}

/// The removed (−) and inserted (+) lines in order, each with its number.
func lineDifference(from old: String, to new: String) -> String {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    return newLines.difference(from: oldLines).map { change in
        switch change {
        case .remove(let offset, let line, _): "− \(offset + 1): \(line)"
        case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
        }
    }.joined(separator: "\n")
}
