import CBrotliDecoder
import CZlib
import Foundation
import HTTPMessages
import Testing

extension ContentCoding {
    /// The codings that make a body shorter.
    static let compressing: [ContentCoding] = [.gzip, .brotli]

    /// Decompresses up to a megabyte with the libraries' own decoders, which share no code with the compressors under
    /// test. Fails if bytes follow the end.
    func decoded(_ bytes: [UInt8]) throws -> [UInt8] {
        switch self {
        case .identity: bytes
        case .gzip: try Self.unzipped(bytes)
        case .brotli: try Self.unbrotlied(bytes)
        }
    }

    private static func unzipped(_ bytes: [UInt8]) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let reader = try #require(gzopen(file.path, "rb"))
        defer { gzclose(reader) }
        var output = [UInt8](repeating: 0, count: 1 << 20)
        let count = gzread(reader, &output, UInt32(output.count))
        try #require(gzdirect(reader) == 0 && count >= 0)
        return Array(output.prefix(Int(count)))
    }

    private static func unbrotlied(_ bytes: [UInt8]) throws -> [UInt8] {
        var output = [UInt8](repeating: 0, count: 1 << 20)
        var count = output.count
        // It rejects bytes after the end.
        try #require(BrotliDecoderDecompress(bytes.count, bytes, &count, &output) == BROTLI_DECODER_RESULT_SUCCESS)
        return Array(output.prefix(count))
    }
}
