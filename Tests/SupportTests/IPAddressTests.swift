import Support
import Testing

@Suite("IP addresses")
struct IPAddressTests {
    @Test("Bytes and text of an address are the same address; a mapped one is IPv4")
    func notations() throws {
        #expect(IPAddress(bytes: [192, 0, 2, 1]) == IPAddress("192.0.2.1"))
        #expect(IPAddress(version4: 0xC000_0201) == IPAddress("::ffff:192.0.2.1"))
        let loopback = try #require(IPAddress(bytes: [UInt8](repeating: 0, count: 15) + [1]))
        #expect(loopback == IPAddress("::1") && loopback.description == "::1" && !loopback.isVersion4)
        #expect(IPAddress(bytes: [1, 2, 3]) == nil && IPAddress(bytes: []) == nil)
    }

    @Test("A range holds the addresses that share its first bits, of the same version")
    func ranges() throws {
        func range(_ text: String, _ length: Int) throws -> AddressRange {
            AddressRange(of: try #require(IPAddress(text)), length: length)
        }
        func address(_ text: String) throws -> IPAddress { try #require(IPAddress(text)) }
        let ten = try range("10.1.2.3", 8)
        #expect(try ten.network.description == "10.0.0.0" && ten == range("10.0.0.0", 8))
        #expect(try ten.contains(address("10.255.255.255")))
        #expect(try !ten.contains(address("11.0.0.0")))
        #expect(try !ten.contains(address("::a00:1")), "not mapped, so IPv6")
        let (compatible, single) = (try range("::", 96), try range("::1", 128))
        #expect(try compatible.contains(address("::1")))
        #expect(try !compatible.contains(address("0.0.0.1")))
        #expect(try range("::", 0).contains(address("ff00::1")))
        #expect(try range("0.0.0.0", 0).contains(address("255.0.0.1")))
        #expect(try single.contains(address("::1")))
        #expect(try !single.contains(address("::2")))
    }
}
