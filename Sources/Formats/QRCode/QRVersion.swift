/// A size of QR codes, with error correction M (ISO/IEC 18004, tables 1, 9 and E.1).
struct QRVersion {
    let number: Int
    /// The number of codewords for error correction in each block.
    let correction: Int
    /// The number of codewords for data in each block, shorter blocks first.
    let blocks: [Int]
    /// The centres of the alignment patterns, in both directions.
    let alignment: [Int]

    var size: Int { 17 + 4 * number }

    /// The number of bytes that fit beside the mode and the length.
    var bytes: Int { blocks.reduce(0, +) - (lengthBits == 8 ? 2 : 3) }

    private var lengthBits: Int { number < 10 ? 8 : 16 }

    static let all = [
        QRVersion(number: 1, correction: 10, blocks: [16], alignment: []),
        QRVersion(number: 2, correction: 16, blocks: [28], alignment: [6, 18]),
        QRVersion(number: 3, correction: 26, blocks: [44], alignment: [6, 22]),
        QRVersion(number: 4, correction: 18, blocks: [32, 32], alignment: [6, 26]),
        QRVersion(number: 5, correction: 24, blocks: [43, 43], alignment: [6, 30]),
        QRVersion(number: 6, correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34]),
        QRVersion(number: 7, correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38]),
        QRVersion(number: 8, correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42]),
        QRVersion(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46]),
        QRVersion(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50]),
    ]

    /// Returns all codewords in the order in which they are placed: those of the blocks taken in turns, first the data,
    /// then the error correction.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        let data = data(of: bytes)
        var start = 0
        let parts = blocks.map { length in
            defer { start += length }
            return Array(data[start..<start + length])
        }
        let corrections = parts.map { ReedSolomon.correction(of: $0, count: correction) }
        return Self.interleaved(parts) + Self.interleaved(corrections)
    }

    private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
        let longest = blocks.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index -> [UInt8] in blocks.compactMap { index < $0.count ? $0[index] : nil } }
    }

    /// Returns mode, length, bytes, the end, and the padding.
    private func data(of bytes: [UInt8]) -> [UInt8] {
        // The mode is four bits long, so each byte after it is divided between two codewords.
        let length = lengthBits == 8 ? [UInt8(bytes.count)] : [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        var data: [UInt8] = []
        var rest: UInt8 = 0b0100
        for byte in length + bytes {
            data.append(rest << 4 | byte >> 4)
            rest = byte & 0xF
        }
        // Four bits of zero end the data.
        data.append(rest << 4)
        let room = blocks.reduce(0, +)
        var padding: UInt8 = 0xEC
        while data.count < room {
            data.append(padding)
            padding ^= 0xEC ^ 0x11
        }
        return data
    }
}
