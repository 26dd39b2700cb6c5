import Foundation
import Testing
import VIPER

@testable import VIPERTesting

/// A folder of its own for each test, which is removed at the end.
final class SnapshotWorkshop {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

    var folder: SnapshotFolder { SnapshotFolder(besideFile: root.appendingPathComponent("Test.swift").path) }

    deinit { try? FileManager.default.removeItem(at: root) }

    func text(_ file: String) throws -> String? {
        try folder.read(file).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Compares, or records, a page.
    func problem(
        _ page: PageState, raw: RawBytes = .digest, masks: [Mask] = [], omissions: [Omission] = [],
        named name: String = "page", isRecording: Bool = false
    ) throws -> String? {
        try SnapshotComparison(named: name, in: folder, isRecording: isRecording)
            .problem(page, raw: raw, masks: masks, omissions: omissions)
    }

    /// Compares, or records, only a tree.
    func problem(tree html: [UInt8], omissions: [Omission] = [], isRecording: Bool = false) throws -> String? {
        try SnapshotComparison(named: "page", in: folder, isRecording: isRecording)
            .problem(tree: html, omissions: omissions)
    }
}

extension PageState {
    /// A page of HTML with one paragraph.
    static func html(_ text: String, status: Status = .ok, headers: [Header] = [], opening: Int? = nil) -> PageState {
        let html = "<!DOCTYPE html><html lang=en><title>x</title><body><p>\(text)</p></body></html>"
        return PageState(
            Rendering(status: status, mediaType: MediaType.html, bytes: Array(html.utf8)), headers: headers,
            opening: opening)
    }

    static func plain(_ text: String, mediaType: String = "text/plain") -> PageState {
        PageState(Rendering(status: .ok, mediaType: mediaType, bytes: Array(text.utf8)))
    }
}

@Suite("Snapshots")
struct SnapshotTests {
    private let workshop = SnapshotWorkshop()
    private let page = PageState.html("One")
    private let other = PageState.html("Two")

    @Test("A difference lists the removed and inserted lines, and knows the first")
    func difference() {
        let difference = LineDifference(from: Array("a\nb\nc".utf8), to: Array("a\nx\nc\nd".utf8))
        #expect(difference?.text == "− 2: b\n+ 2: x\n+ 4: d" && difference?.firstLine == 2)
        #expect(LineDifference(from: Array("a".utf8), to: Array("a\n".utf8))?.firstLine == 2)
        #expect(LineDifference(from: [], to: []) == nil)
    }

    @Test("The digest is FNV-1a with 64 bits")
    func digest() {
        #expect(Digest.text(of: []) == "cbf29ce484222325")
        #expect(Digest.text(of: "a".utf8) == "af63dc4c8601ec8c")
        #expect(Digest.text(of: "foobar".utf8) == "85944171f73967e8")
    }

    @Test("A page without a snapshot fails, and writes no file")
    func missing() throws {
        #expect(try workshop.problem(page)?.contains("no snapshot “page”") == true)
        #expect(try workshop.problem(tree: page.bytes)?.contains("no snapshot “page”") == true)
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.path))
    }

    @Test("A page that differs from its snapshot fails with file, line and the lines; an equal page passes")
    func different() throws {
        _ = try workshop.problem(page, isRecording: true)
        #expect(try workshop.problem(page) == nil)
        let words = try #require(try workshop.problem(other))
        #expect(words.contains("/__Snapshots__/page.html:7:\n"))
        #expect(words.contains("− 7:     <p>One</p>") && words.contains("+ 7:     <p>Two</p>"))
        #expect(try workshop.text("page.html")?.contains("One") == true)
    }

    @Test("Recording writes the page and fails; recording an equal page again does neither")
    func recording() throws {
        #expect(try workshop.problem(page, isRecording: true)?.contains("“page” was recorded") == true)
        #expect(try workshop.problem(page, isRecording: true) == nil)
        #expect(try workshop.problem(other, isRecording: true)?.contains("<p>Two</p>") == true)
        #expect(try workshop.problem(other) == nil)
    }

    @Test("The body has the tree, and the head all the rest")
    func files() throws {
        let page = PageState.html(
            "One", status: .unavailable(retryAfter: .seconds(30)),
            headers: [.init("Content-Language", "en"), .init("X", "a\nstatus: 200")], opening: 12)
        _ = try workshop.problem(page, isRecording: true)
        #expect(
            try workshop.text("page.html") == """
                <!DOCTYPE html>
                <html lang="en">
                  <head>
                    <title>x</title>
                  </head>
                  <body>
                    <p>One</p>
                  </body>
                </html>

                """)
        #expect(
            try workshop.text("page.head") == """
                VIPER snapshot 1
                status: 503, retry after 30.0 seconds
                media type: text/html; charset=utf-8
                header: Content-Language: en
                header: X: a\\u{A}status: 200
                loading: the first 12 bytes
                bytes: 75, digest \(Digest.text(of: page.bytes))

                """)
    }

    @Test("Another status, media type, header or loading state fails")
    func heads() throws {
        let page = PageState.html("One", headers: [.init("A", "1")], opening: 5)
        _ = try workshop.problem(page, isRecording: true)
        #expect(try workshop.problem(page) == nil)
        let others: [(PageState, String)] = [
            (.html("One", status: .notFound, headers: page.headers, opening: 5), "+ 2: status: 404"),
            (.html("One", headers: [.init("A", "2")], opening: 5), "+ 4: header: A: 2"),
            (.html("One", headers: page.headers), "− 5: loading: the first 5 bytes"),
            (.html("One", headers: page.headers, opening: 6), "+ 5: loading: the first 6 bytes"),
        ]
        for (other, line) in others {
            let words = try #require(try workshop.problem(other))
            #expect(words.contains(line) && words.contains("/page.head:"))
        }
        let methods = PageState.html("One", status: .methodNotAllowed(allowed: ["GET", "HEAD"]))
        #expect(try workshop.problem(methods)?.contains("405, allowed: GET, HEAD") == true)
    }

    @Test("A page whose tree is equal and whose bytes are not fails, and with kept bytes shows the first")
    func bytes() throws {
        let rewritten = PageState(
            Rendering(
                status: .ok, mediaType: MediaType.html,
                bytes: Array(String(decoding: page.bytes, as: UTF8.self).replacing("lang=en", with: "lang='en'").utf8)))
        _ = try workshop.problem(page, isRecording: true)
        let digest = try #require(try workshop.problem(rewritten))
        #expect(digest.contains("− 4: bytes: 75, digest ") && digest.contains("+ 4: bytes: 77, digest "))
        #expect(!digest.contains("page.html:"))

        #expect(try workshop.problem(page, raw: .kept)?.contains("page.raw: there is no such file") == true)
        #expect(try workshop.problem(page, raw: .kept, isRecording: true)?.contains("page.raw: new\n75 bytes") == true)
        #expect(try workshop.problem(page, raw: .kept) == nil)
        let kept = try #require(try workshop.problem(rewritten, raw: .kept))
        #expect(kept.contains("differ from byte 27 on, in line 1 (75 recorded, 77 now)"))
        #expect(kept.contains("lang='en'"))

        _ = try workshop.problem(page, raw: .ignored, named: "tree", isRecording: true)
        #expect(try workshop.problem(rewritten, raw: .ignored, named: "tree") == nil)
    }

    @Test("Text is kept as its bytes, and a difference shows what cannot be seen")
    func text() throws {
        _ = try workshop.problem(.plain("a\r\nb\n"), isRecording: true)
        #expect(try workshop.text("page.txt") == "a\r\nb\n")
        #expect(try workshop.problem(.plain("a\r\nb\n")) == nil)
        #expect(try workshop.problem(.plain("a\nb\n"))?.contains("− 1: a\\u{D}\n+ 1: a") == true)
        // Equal for Swift, but other bytes.
        _ = try workshop.problem(.plain("e\u{301}"), named: "accent", isRecording: true)
        #expect(try workshop.problem(.plain("é"), named: "accent")?.contains("accent.txt:1:") == true)
    }

    @Test(
        "The name of the file follows the media type",
        arguments: [
            ("text/html", "html"), ("TEXT/HTML; charset=utf-8", "html"), ("image/svg+xml", "svg"),
            ("application/xml", "xml"), ("application/atom+xml; charset=utf-8", "xml"), ("application/json", "json"),
            ("application/ld+json", "json"), ("text/csv", "csv"), ("text/calendar", "ics"), ("text/plain", "txt"),
            ("text/x", "txt"), ("image/png", "bin"),
        ])
    func extensions(mediaType: String, fileExtension: String) {
        #expect(SnapshotFormat(mediaType: mediaType).fileExtension == fileExtension)
    }

    @Test("XML is kept as its tree, other formats byte by byte")
    func formats() throws {
        _ = try workshop.problem(.plain("<a><b/><b/></a>", mediaType: "image/svg+xml"), isRecording: true)
        #expect(try workshop.text("page.svg") == "<a>\n  <b/>\n  <b/>\n</a>\n")
        #expect(throws: (any Error).self) { try workshop.problem(.plain("<a>", mediaType: "text/xml")) }
        _ = try workshop.problem(.plain("\u{1}\u{2}", mediaType: "image/png"), isRecording: true)
        #expect(try workshop.problem(.plain("\u{1}\u{2}", mediaType: "image/png")) == nil)
        let words = try workshop.problem(.plain("\u{1}\u{3}", mediaType: "image/png"))
        #expect(words?.contains("page.bin: the bytes differ from byte 2 on") == true)
    }

    @Test(
        "A snapshot of another version is an error with file and line",
        arguments: [
            ("VIPER snapshot 2\nstatus: 200\n", "page.head:1: version 2 wrote this snapshot", "that wrote it"),
            ("VIPER snapshot 0\nstatus: 200\n", "page.head:1: version 0 wrote this snapshot", "SNAPSHOT_RECORD=1"),
            ("VIPER snapshot x\n", "page.head:1: “VIPER snapshot x” has no version", "expected"),
            ("<html>\n", "page.head:1: this is no head of a snapshot", "got “<html>”"),
            ("", "page.head:1: this is no head of a snapshot", "got “”"),
        ])
    func versions(head: String, place: String, wayOut: String) throws {
        _ = try workshop.problem(page, isRecording: true)
        try workshop.folder.write(Array(head.utf8), to: "page.head")
        let error = #expect(throws: SnapshotError.self) { try workshop.problem(page) }
        #expect(error?.description.contains("/__Snapshots__/\(place)") == true)
        #expect(error?.description.contains(wayOut) == true)
        // Recording is the way out, and only the head is written.
        #expect(try workshop.problem(page, isRecording: true)?.contains("was recorded") == true)
        #expect(try workshop.problem(page) == nil)
    }

    @Test("A name that is no file beside the test is an error", arguments: ["", "a/b", "../x", ".x", "a b", "a\n"])
    func names(name: String) {
        #expect(throws: SnapshotError.self) { try workshop.problem(page, named: name, isRecording: true) }
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.path))
    }
}
