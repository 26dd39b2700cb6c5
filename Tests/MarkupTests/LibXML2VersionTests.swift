import Testing

@testable import Markup

@Suite("The version of libxml2")
struct LibXML2VersionTests {
    @Test(
        "The digits are those of major, minor and patch version; what follows is left out",
        arguments: [
            ("20914", "2.9.14"), ("21000", "2.10.0"), ("21407-GITv2.14.7", "2.14.7"), ("20901", "2.9.1"),
            ("10000", "1.0.0"), ("9999", "unknown"), ("", "unknown"), ("v2.9", "unknown"),
            ("99999999999999999999", "unknown"),
        ])
    func dotted(digits: String, text: String) {
        #expect(LibXML2Version.dotted(digits) == text)
    }

    @Test("The library that is loaded says which version it is")
    func loaded() {
        #expect(LibXML2Version.text.wholeMatch(of: /2\.\d+\.\d+/) != nil, "\(LibXML2Version.text)")
    }
}
