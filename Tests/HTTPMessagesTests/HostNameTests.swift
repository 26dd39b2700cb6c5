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

    @Test("A host's port is at most 65535", arguments: [(0, true), (65_534, true), (65_535, true), (65_536, false)])
    func port(port: Int, isHost: Bool) {
        #expect((HostName("a.example:\(port)") != nil) == isHost)
    }

    @Test("A host has at most 262 characters", arguments: [(261, true), (262, true), (263, false)])
    func host(length: Int, isHost: Bool) {
        #expect((HostName(String(repeating: "a", count: length)) != nil) == isHost)
    }
}
