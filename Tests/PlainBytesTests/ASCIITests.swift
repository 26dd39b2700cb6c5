import PlainBytes
import Testing

@Suite("ASCII characters")
struct ASCIITests {
    private static let all = UInt8.min...UInt8.max

    private func bytes(_ text: String) -> [UInt8] { text.utf8.sorted() }

    @Test("Each check accepts its characters and no other byte")
    func kinds() {
        let (lower, upper) = ("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        #expect(Self.all.filter(\.isASCIIDigit) == bytes("0123456789"))
        #expect(Self.all.filter(\.isASCIILowercase) == bytes(lower))
        #expect(Self.all.filter(\.isASCIIUppercase) == bytes(upper))
        #expect(Self.all.filter(\.isASCIILetter) == bytes(upper + lower))
        #expect(Self.all.filter(\.isASCIILetterOrDigit) == bytes(upper + lower + "0123456789"))
        #expect(Self.all.filter { $0.lowercasedASCII != $0 } == bytes(upper))
        #expect(upper.utf8.map(\.lowercasedASCII) == Array(lower.utf8))
    }

    @Test("A hexadecimal digit has its value, and a value its digit")
    func hexadecimal() {
        let values = Array(0...15 as ClosedRange<UInt8>)
        #expect("0123456789abcdef".utf8.map(\.hexadecimalValue) == values)
        #expect("0123456789ABCDEF".utf8.map(\.hexadecimalValue) == values)
        #expect(Self.all.count { $0.hexadecimalValue != nil } == 22)
        #expect(values.map(\.hexadecimalDigit) == Array("0123456789abcdef".utf8))
    }

    @Test("A number has at least so many digits, with zeros before it")
    func padding() {
        #expect(String(42, digits: 4) == "0042" && String(12345, digits: 4) == "12345" && String(0, digits: 2) == "00")
        #expect(String(hexadecimal: 0xAB, digits: 16) == "00000000000000ab")
        #expect(String(hexadecimal: 0xE9, digits: 4, uppercase: true) == "00E9")
    }
}
