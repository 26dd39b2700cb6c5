import Testing

@testable import Site

@Suite("Names of hosts")
struct HostNameTests {
    @Test(
        "A host that is read prints as one",
        arguments: ["a.", "A.Example:81", "[::1]:80", "[2001:DB8::1]", "a:", "1"])
    func printed(text: String) throws {
        let host = try #require(HostName(text))
        let again = try #require(HostName(host.authority(defaultPort: 80)))
        #expect(again.name == host.name)
    }

    @Test("Dots alone are none, nor is more than one dot at the end", arguments: [".", "..", "a..", "...:80", ".:80"])
    func dots(text: String) {
        #expect(HostName(text) == nil)
    }
}
