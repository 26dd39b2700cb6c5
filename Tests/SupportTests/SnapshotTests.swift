import Foundation
import Testing

@testable import TestSupport

@Suite("Snapshots")
struct SnapshotTests {
    @Test("A difference names the lines that went and came")
    func difference() {
        let difference = lineDifference(from: "a\nb\nc", to: "a\nx\nc\nd")
        #expect(difference == "− 2: b\n+ 2: x\n+ 4: d")
    }

    @Test(
        "A page that differs from its snapshot fails, with the lines; one without a snapshot fails too",
        .disabled(if: ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "1", "recording never fails"))
    func failing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let snapshots = folder.appendingPathComponent("__Snapshots__")
        try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
        let page = "<!DOCTYPE html><html lang=en><title>x</title><body><p>One</p></body></html>"
        try canonical(Array(page.utf8)).write(
            to: snapshots.appendingPathComponent("page.html"), atomically: true, encoding: .utf8)
        let test = folder.appendingPathComponent("Test.swift").path

        try expectSnapshot(Array(page.utf8), named: "page", filePath: test)
        try withKnownIssue {
            try expectSnapshot(Array(page.replacing("One", with: "Two").utf8), named: "page", filePath: test)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("−") && $0.rawValue.contains("<p>Two</p>") }
        }
        try withKnownIssue {
            try expectSnapshot(Array(page.utf8), named: "none", filePath: test)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no snapshot “none”") }
        }
    }
}
