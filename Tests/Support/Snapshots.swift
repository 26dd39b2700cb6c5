import Foundation
import Markup
public import Testing

/// Compares a page with the snapshot of this name beside the test, `__Snapshots__/NAME.html`.
///
/// Both are pretty-printed by libxml2, so that a review reads a page and not a line. A difference fails with
/// the lines that differ; `SNAPSHOT_RECORD=1` writes what is there now, to be read before it is committed.
public func expectSnapshot(
    _ html: [UInt8], named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let actual = try canonical(html)
    let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        .appendingPathComponent("__Snapshots__/\(name).html")
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "1" {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(actual.utf8).write(to: file)
        return
    }
    guard let recorded = try? Data(contentsOf: file) else {
        Issue.record(
            "There is no snapshot “\(name)”. SNAPSHOT_RECORD=1 records it; read it before you commit it.",
            sourceLocation: sourceLocation)
        return
    }
    let expected = String(decoding: recorded, as: UTF8.self)
    if expected != actual {
        Issue.record(
            "The page differs from its snapshot “\(name)”:\n\(lineDifference(from: expected, to: actual))",
            sourceLocation: sourceLocation)
    }
}

func canonical(_ html: [UInt8]) throws -> String {
    try Document(html: html).prettyPrinted()
}

/// The lines that went (−) and came (+), each with its number, in order.
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
