import CZlib
import NIOCore

/// The gzip format (RFC 1952), which every browser supports.
enum Gzip {
    /// Returns the bytes in gzip format. The result is the same for the same bytes, because it holds neither a time nor
    /// a name.
    ///
    /// - Parameter level: 1 (fast) to 9 (small); zlib's default is 6.
    /// - Returns: nil if the result would not be shorter, or memory is short.
    static func compressed(_ bytes: ByteBuffer, level: Int32) -> ByteBuffer? {
        var stream = z_stream()
        guard almanac_deflate_init(&stream, level, 16 + windowBits(for: bytes.readableBytes)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        return Compression.shortened(bytes) { input, output in
            // zlib's type is not const, but it only reads here.
            stream.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
            stream.avail_in = uInt(input.count)
            stream.next_out = output.baseAddress
            stream.avail_out = uInt(output.count)
            return deflate(&stream, Z_FINISH) == Z_STREAM_END ? output.count - Int(stream.avail_out) : nil
        }
    }

    /// The base-two logarithm of zlib's window, which is not larger than the input needs. This saves memory that would
    /// have to be cleared for each page.
    private static func windowBits(for count: Int) -> Int32 {
        let bits = Int.bitWidth - max(1, count).leadingZeroBitCount
        return Int32(min(15, max(9, bits)))
    }
}
