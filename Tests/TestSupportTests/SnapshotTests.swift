import Foundation
import Testing

@testable import TestSupport

@Suite("Snapshots")
struct SnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    private let page = Array("<!DOCTYPE html><html lang=en><title>x</title><body><p>One</p></body></html>".utf8)
    private let other = Array("<!DOCTYPE html><html lang=en><title>x</title><body><p>Two</p></body></html>".utf8)

    private var file: URL { folder.appendingPathComponent("__Snapshots__/page.html") }

    private func problem(_ html: [UInt8], isRecording: Bool = false) throws -> String? {
        try snapshotProblem(
            html, named: "page", filePath: folder.appendingPathComponent("Test.swift").path, isRecording: isRecording)
    }

    @Test("A difference lists the removed and inserted lines")
    func difference() {
        let difference = lineDifference(from: "a\nb\nc", to: "a\nx\nc\nd")
        #expect(difference == "− 2: b\n+ 2: x\n+ 4: d")
    }

    @Test("A page without a snapshot fails, and writes no file")
    func missing() throws {
        #expect(try problem(page)?.contains("no snapshot “page”") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("A page that differs from its snapshot fails with the lines; an equal page passes")
    func different() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try problem(page, isRecording: true)
        #expect(try problem(page) == nil)
        let words = try #require(try problem(other))
        #expect(words.contains("differs") && words.contains("− ") && words.contains("<p>Two</p>"))
        #expect(try String(contentsOf: file, encoding: .utf8) == canonical(page))
    }

    @Test("Recording writes the page and fails; recording an equal page again does neither")
    func recording() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try problem(page, isRecording: true)?.contains("“page” was recorded") == true)
        #expect(try String(contentsOf: file, encoding: .utf8) == canonical(page))
        #expect(try problem(page, isRecording: true) == nil)
        #expect(try problem(other, isRecording: true)?.contains("<p>Two</p>") == true)
        #expect(try problem(other) == nil)
    }
}
