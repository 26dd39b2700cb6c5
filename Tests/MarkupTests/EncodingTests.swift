import Markup
import Testing

@Suite("Encodings")
struct EncodingTests {
    /// Bytes that are not valid UTF-8 (Unicode 3.9, table 3-7).
    static let invalid: [[UInt8]] = [
        [0xE9],  // é in ISO 8859-1
        [0x80], [0xC3], [0xE2, 0x82],  // a continuation without a start, starts without an end
        [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF], [0xC1, 0x81],  // overlong
        [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xF8, 0x88, 0x80, 0x80, 0x80],  // beyond Unicode
    ]

    @Test("bytes that are not valid UTF-8 are rejected, with line and column", arguments: invalid)
    func invalidUTF8(bytes: [UInt8]) throws {
        let document = Array("<a>\né ".utf8) + bytes + Array("</a>".utf8)
        for error in [refusal(xml: document), refusal(html: document)] {
            let error = try #require(error)
            #expect(error.reason == .encoding)
            #expect(error.problems.first?.line == 2)
            #expect(error.problems.first?.column == 3)
        }
    }

    @Test("a null character is rejected")
    func null() throws {
        #expect(refusal(xml: "<a>\0</a>")?.reason == .encoding)
        #expect(refusal(html: "<p>\0</p>")?.reason == .encoding)
    }

    @Test("UTF-16 is rejected, with or without a byte order mark")
    func utf16() throws {
        let text = "<?xml version='1.0' encoding='UTF-16'?><a/>".utf16
        let bytes = text.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        #expect(refusal(xml: bytes)?.reason == .encoding)
        #expect(refusal(xml: [0xFF, 0xFE] + bytes)?.reason == .encoding)
    }

    @Test(
        "XML that declares another encoding is rejected",
        arguments: [
            "encoding='ISO-8859-1'", "encoding = \"windows-1252\"", "encoding='utf-16'", "encoding='UTF-7'",
            "encoding='EBCDIC-CP-US'", "encoding='UTF-8x'", "encoding='UTF8'", "\n encoding='UCS-4' standalone='yes'",
        ])
    func declared(encoding: String) throws {
        let error = try #require(refusal(xml: "<?xml version='1.0' \(encoding)?><a/>"))
        #expect(error.reason == .encoding)
        #expect("\(error)".contains("the declared encoding is not UTF-8"))
    }

    @Test(
        "XML that declares UTF-8 or no encoding is parsed",
        arguments: [
            "<?xml version='1.0'?>", "<?xml version='1.0' encoding='UTF-8'?>",
            "<?xml version=\"1.0\" encoding = \"utf-8\" ?>",
            "<?xml version='1.0' standalone='yes'?>", "<?xml-stylesheet encoding='UTF-16'?>", "",
        ])
    func declaredUTF8(declaration: String) throws {
        let document = try Document(xml: declaration + "<a encoding='ISO-8859-1'>é</a>")
        #expect(document.root.text == "é")
    }

    @Test(
        "the encoding that HTML declares is ignored",
        arguments: [
            "<meta charset='ISO-8859-1'>", "<meta http-equiv='Content-Type' content='text/html; charset=UTF-16'>",
            "<?xml version='1.0' encoding='ISO-8859-1'?>",
        ])
    func html(declaration: String) throws {
        let document = try Document(html: "\(declaration)<p>é🎄</p>")
        #expect(document.root.text == "é🎄")
    }
}
