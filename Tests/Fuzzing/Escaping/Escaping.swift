import FuzzSupport
import HTML
import Markup

/// Fuzzes text in a page, as content and in both kinds of quotes: it adds no element and no attribute, and a parser
/// returns the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEscaping(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let text = String(decoding: input, as: UTF8.self)
        var page = HTMLWriter()
        page.literal("<!DOCTYPE html><html><body><div title=\"")
        page.attribute(text)
        page.literal("\" id='")
        page.attribute(text)
        page.literal("'><pre>|")
        page.text(text)
        page.literal("|</pre><a href=\"")
        page.link(Link(segments: [text, "x"], query: [(text, text)], fragment: text))
        page.literal("\">x</a></div></body></html>")
        do throws(MarkupError) {
            try check(try Document(html: page.bytes), shows: text)
        } catch {
            finding("the page is rejected: \(error)")
        }
        return true
    }
}

private func check(_ page: borrowing Document, shows text: String) throws(MarkupError) {
    let root = page.root
    expectSame(try root.number(XPath("count(//*)")), 5, "elements")
    expectSame(try root.number(XPath("count(//@*)")), 3, "attributes")
    let shown = shown(text)
    // libxml2, which parses HTML 4, drops form feeds in text.
    let withoutFeeds = shown.utf8.filter { $0 != 0x0C }
    expectSame(Array(try root.string(XPath("//pre")).utf8), Array("|".utf8 + withoutFeeds + "|".utf8), "text")
    expectSame(Array(try root.string(XPath("//div/@title")).utf8), Array(shown.utf8), "text in double quotes")
    expectSame(Array(try root.string(XPath("//div/@id")).utf8), Array(shown.utf8), "text in single quotes")
    let link = try root.string(XPath("//a/@href"))
    expect(link.hasPrefix("/") && !link.hasPrefix("//"), "\(link) may lead off the host")
}

/// Returns the text with characters that a page must not contain replaced (HTML Standard, section 13.1.4).
private func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x09, 0x0A, 0x0C, 0x0D: shown.unicodeScalars.append(scalar)
        case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: shown += "\u{FFFD}"
        case let value where value & 0xFFFE == 0xFFFE: shown += "\u{FFFD}"
        default: shown.unicodeScalars.append(scalar)
        }
    }
    return shown
}
