import Almanac
import Entities
import Testing

@Suite("Pictures")
struct PictureTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

    @Test("Q7 A picture's format is recognised by its first bytes")
    func formats() {
        #expect(Picture(Self.png)?.mediaType == "image/png")
        #expect(Picture([0xFF, 0xD8, 0xFF, 0xE0])?.mediaType == "image/jpeg")
        #expect(Picture(Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8))?.mediaType == "image/webp")
    }

    @Test(
        "Q7 Data that is not a known picture format is rejected",
        arguments: [
            "", "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>", "<html>", "GIF89a",
            "RIFFxxxxWAVE", "RIFF",
        ])
    func refused(text: String) {
        #expect(Picture(Array(text.utf8)) == nil)
    }

    @Test("Q7 A picture has a maximum size, and may reach it")
    func limit() {
        let padding = Picture.largest - Self.png.count
        #expect(Picture(Self.png + [UInt8](repeating: 0, count: padding)) != nil)
        #expect(Picture(Self.png + [UInt8](repeating: 0, count: padding + 1)) == nil)
    }
}
