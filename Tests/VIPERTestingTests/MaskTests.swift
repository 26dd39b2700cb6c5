import Testing
import VIPER

@testable import VIPERTesting

@Suite("Masks")
struct MaskTests {
    private let workshop = SnapshotWorkshop()

    private func form(nonce: String, time: String = "09:30") -> PageState {
        let html = """
            <!DOCTYPE html><html lang="en"><title>x</title><body>
            <script nonce="\(nonce)"></script><p><time datetime="\(time)">\(time)</time></p>
            <script nonce="\(nonce)"></script></body></html>
            """
        return PageState(
            Rendering(status: .ok, mediaType: MediaType.html, bytes: Array(html.utf8)),
            headers: [.init("Content-Security-Policy", "script-src 'nonce-\(nonce)'")])
    }

    private let nonces: [Mask] = [
        .between("nonce=\"", and: "\"", named: "nonce"), .between("'nonce-", and: "'", named: "nonce"),
    ]

    @Test("What is between two markers is replaced each time, in the bytes and in headers")
    func markers() throws {
        _ = try workshop.problem(form(nonce: "abc"), masks: nonces, isRecording: true)
        #expect(try workshop.problem(form(nonce: "xyz&lt;"), masks: nonces) == nil)
        #expect(try workshop.text("page.html")?.matches(of: #/nonce="\[nonce\]"/#).count == 2)
        #expect(
            try workshop.text("page.head")?.contains("header: Content-Security-Policy: script-src 'nonce-[nonce]'\n")
                == true)
        // Everything else is still compared.
        #expect(try workshop.problem(form(nonce: "abc", time: "10:30"), masks: nonces)?.contains("10:30") == true)
        #expect(try workshop.problem(form(nonce: "abc"))?.contains("+ ") == true)
    }

    @Test("The opening of a loading page is counted as masked")
    func opening() throws {
        let mask = Mask.between("nonce-", and: ".", named: "n")
        for (text, opening) in [("nonce-1. One", 66), ("nonce-12345. One", 70)] {
            _ = try workshop.problem(
                .html(text, opening: opening), masks: [mask], named: "\(opening)", isRecording: true)
        }
        let line = "loading: the first 68 bytes"
        for name in ["66.head", "70.head"] { #expect(try workshop.text(name)?.contains(line) == true, "\(name)") }
    }

    @Test("An XPath replaces attributes and texts of the tree; the bytes are then not compared")
    func xpath() throws {
        let masks =
            nonces + [
                .xpath("//time/@datetime", named: "now"), .xpath("//time/text()", named: "shown"),
            ]
        _ = try workshop.problem(form(nonce: "abc"), raw: .kept, masks: masks, isRecording: true)
        #expect(try workshop.problem(form(nonce: "xyz", time: "10:30"), raw: .kept, masks: masks) == nil)
        #expect(try workshop.text("page.html")?.contains("<time datetime=\"[now]\">[shown]</time>") == true)
        #expect(try workshop.text("page.head")?.contains("bytes") == false)
        #expect(try workshop.text("page.raw") == nil)
    }

    @Test("Text is masked by markers, not by an XPath")
    func text() throws {
        let page = PageState.plain("DTSTAMP:20261122T074000Z\r\nX:1\r\n", mediaType: "text/calendar")
        let mask = Mask.between("DTSTAMP:", and: "\r\n", named: "stamp")
        _ = try workshop.problem(page, masks: [mask], isRecording: true)
        #expect(try workshop.text("page.ics") == "DTSTAMP:[stamp]\r\nX:1\r\n")
        let error = #expect(throws: SnapshotError.self) {
            try workshop.problem(page, masks: [.xpath("//time/text()", named: "time")])
        }
        #expect(error?.description.contains("neither HTML nor XML") == true)
    }

    @Test(
        "A mask that matches nothing is an error that names it",
        arguments: [
            Mask.between("token=\"", and: "\"", named: "token"), .xpath("//time/@token", named: "token"),
            .xpath("//output/text()", named: "token"),
        ])
    func nothing(mask: Mask) {
        let error = #expect(throws: SnapshotError.self) {
            try workshop.problem(form(nonce: "abc"), masks: [mask], isRecording: true)
        }
        #expect(error?.description.contains("mask “token” matches nothing") == true)
    }

    @Test("A mask that begins and does not end is an error with the line of the page")
    func open() {
        let error = #expect(throws: SnapshotError.self) {
            try workshop.problem(form(nonce: "abc"), masks: [.between("datetime=\"", and: "§", named: "time")])
        }
        #expect(error?.description == "the mask “time” begins in line 2 of the page and does not end")
    }

    @Test("The name of a mask is of letters, digits and hyphens, and markers are not empty")
    func names() {
        for name in ["", "a b", "<b>", "é"] {
            let error = #expect(throws: SnapshotError.self) {
                try workshop.problem(form(nonce: "abc"), masks: [.between("nonce=\"", and: "\"", named: name)])
            }
            #expect(error?.description.contains("letters, digits and hyphens") == true)
        }
        for mask in [Mask.between("", and: "x", named: "x"), .between("x", and: "", named: "x")] {
            let error = #expect(throws: SnapshotError.self) { try workshop.problem(form(nonce: "abc"), masks: [mask]) }
            #expect(error?.description.contains("empty marker") == true)
        }
    }

    @Test(
        "An XPath that is wrong, or selects elements, is an error",
        arguments: [
            Mask.xpath("//time[", named: "x"), .xpath("//time", named: "x"), .xpath("count(//time)", named: "x"),
            .xpath("//time | //time/text()", named: "x"),
        ])
    func wrong(mask: Mask) {
        #expect(throws: (any Error).self) { try workshop.problem(form(nonce: "abc"), masks: [mask]) }
    }
}
