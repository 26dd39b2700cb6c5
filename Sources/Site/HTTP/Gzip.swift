import CZlib
import NIOCore

/// The gzip format (RFC 1952), which every browser reads.
enum Gzip {
    /// Below this, in bytes, the saving is lost in the headers that say so; a packet is sent either way.
    static let least = 512

    /// The bytes in gzip format: the same for the same bytes, since neither a time nor a name is written.
    ///
    /// - Parameter level: 1 (fast) to 9 (small); 6 is zlib's own middle.
    /// - Returns: nil where it would not be shorter, or where memory is lacking.
    static func compressed(_ bytes: ByteBuffer, level: Int32) -> ByteBuffer? {
        var stream = z_stream()
        guard almanac_deflate_init(&stream, level, 16 + windowBits(for: bytes.readableBytes)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        // Output that does not fit is not shorter than the input.
        let output = [UInt8](unsafeUninitializedCapacity: max(0, bytes.readableBytes - 1)) { output, count in
            input.withUnsafeMutableReadableBytes { input in
                stream.next_in = input.bindMemory(to: UInt8.self).baseAddress
                stream.avail_in = uInt(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = uInt(output.count)
                let isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = isWhole ? output.count - Int(stream.avail_out) : 0
            }
        }
        return output.isEmpty ? nil : ByteBuffer(bytes: output)
    }

    /// Whether bytes of this kind are text; pictures are compressed already.
    static func shortens(_ mediaType: String) -> Bool {
        mediaType.hasPrefix("text/") || mediaType.hasPrefix("image/svg+xml") || mediaType.hasPrefix("application/")
    }

    /// As far as zlib looks back, as a power of two: no further than there is anything, which saves memory that
    /// would have to be cleared for each page.
    private static func windowBits(for count: Int) -> Int32 {
        let bits = Int.bitWidth - max(1, count).leadingZeroBitCount
        return Int32(min(15, max(9, bits)))
    }
}
