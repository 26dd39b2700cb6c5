import Formats
import Testing

@Suite("QR codes")
struct QRCodeTests {
    @Test("The code is that of another encoder, module by module", arguments: QRSamples.all)
    func samples(text: String, version: Int, modules: String) throws {
        let code = try #require(QRCode(text))
        #expect(code.size == 17 + 4 * version)
        var dark = (0..<code.size).flatMap { row in (0..<code.size).map { code.isDark(column: $0, row: row) } }
        while !dark.count.isMultiple(of: 4) { dark.append(false) }
        let digits = stride(from: 0, to: dark.count, by: 4).map { start in
            String(dark[start..<start + 4].reduce(0) { $0 * 2 + ($1 ? 1 : 0) }, radix: 16)
        }
        #expect(digits.joined() == modules)
    }

    @Test(
        "The smallest version that has room is taken; 213 bytes are the most",
        arguments: [
            (0, 1), (14, 1), (15, 2), (26, 2), (27, 3), (42, 3), (43, 4), (62, 4), (63, 5), (84, 5), (85, 6), (106, 6),
            (107, 7), (122, 7), (123, 8), (152, 8), (153, 9), (180, 9), (181, 10), (213, 10), (214, nil),
        ] as [(Int, Int?)])
    func versions(bytes: Int, version: Int?) {
        #expect(QRCode(String(repeating: "x", count: bytes))?.size == version.map { 17 + 4 * $0 })
    }

    @Test("Bytes count, not characters")
    func bytes() {
        #expect(QRCode(String(repeating: "é", count: 7))?.size == 21)
        #expect(QRCode(String(repeating: "é", count: 8))?.size == 25)
    }

    @Test("The path has each dark module once, in lines along the rows")
    func path() throws {
        let code = try #require(QRCode("A"))
        // The upper side of the two finder patterns is seven modules long.
        #expect(code.path.hasPrefix("M0 0.5h7M"))
        let lengths = code.path.split(separator: "M").compactMap { $0.split(separator: "h").last.flatMap { Int($0) } }
        let dark = (0..<21).reduce(0) { sum, row in sum + (0..<21).count { code.isDark(column: $0, row: row) } }
        #expect(lengths.reduce(0, +) == dark)
    }
}
