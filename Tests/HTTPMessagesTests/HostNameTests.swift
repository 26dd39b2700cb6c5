import Testing

@testable import HTTPMessages

@Suite("Host names")
struct HostNameTests {
    @Test(
        "A parsed host prints as a valid host",
        arguments: ["a.", "A.Example:81", "[::1]:80", "[2001:DB8::1]", "a:", "1"])
    func printed(text: String) throws {
        let host = try #require(HostName(text))
        let again = try #require(HostName(host.authority(defaultPort: 80)))
        #expect(again.name == host.name)
    }

    @Test("Only dots, or several trailing dots, are not a host", arguments: [".", "..", "a..", "...:80", ".:80"])
    func dots(text: String) {
        #expect(HostName(text) == nil)
    }
}
