import Support
import Testing

@testable import Places

@Suite("Addresses")
struct AddressTests {
    @Test("A target is split into segments and query items, and decoded")
    func decoding() throws {
        let address = try Address(target: "/holidays//DE/?q=a+b%20c&type=&flag&q=2")
        #expect(address.segments == ["holidays", "DE"])
        #expect(address.query == [.init("q", "a b c"), .init("type", ""), .init("flag", ""), .init("q", "2")])
        #expect(try Address(target: "/a+b").segments == ["a+b"])
        #expect(try Address(target: "/").segments.isEmpty)
    }

    @Test("A doubly encoded path is decoded once")
    func doubleEncoding() throws {
        #expect(try Address(target: "/%252e%252e").segments == ["%2e%2e"])
    }

    @Test(
        "A target that cannot be decoded is rejected with the reason",
        arguments: [
            ("/%", AddressProblem.brokenPercentEncoding), ("/%4", .brokenPercentEncoding),
            ("/%zz", .brokenPercentEncoding),
            ("/%ff", .notUTF8), ("/%c0%af", .notUTF8), ("/%ed%a0%80", .notUTF8), ("/a%00b", .controlCharacter),
            ("/?q=%0d%0aSet-Cookie:x", .controlCharacter), ("/%7f", .controlCharacter), ("/\u{85}", .controlCharacter),
        ])
    func refused(target: String, problem: AddressProblem) {
        #expect(throws: problem) { try Address(target: target) }
    }

    @Test("A target has a maximum length")
    func limit() {
        #expect(throws: AddressProblem.tooLong(limit: Address.longestTarget)) {
            try Address(target: "/" + String(repeating: "a", count: Address.longestTarget))
        }
    }

    @Test("The parts of an address are compared byte by byte, without Unicode normalisation")
    func bytes() {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        #expect(Address.Text(composed) != Address.Text(decomposed))
        #expect(Address.QueryItem("q", composed) != Address.QueryItem("q", decomposed))
        #expect(Address(segments: [composed]) != Address(segments: [decomposed]))
    }

    @Test("An address looks up its query items byte by byte")
    func items() throws {
        let address = try Address(target: "/caf%C3%A9/x?e%CC%81=1&%C3%A9=2&%C3%A9=3")
        #expect(address.value("\u{E9}") == "2" && address.value("e\u{301}") == "1" && address.value("e") == nil)
        #expect(address.path.first == "caf\u{E9}" && address.path.first != "cafe\u{301}")
    }
}
