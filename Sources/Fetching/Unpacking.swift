import CZlib

/// Undoes the content codings `gzip` (RFC 1952) and `deflate` (RFC 1950), which are told apart by their first bytes.
enum Unpacking {
    enum Failure: Error {
        /// It unpacks to more than the limit.
        case tooLarge
        /// It is not in this format, ends too early, or has something behind its end.
        case damaged
    }

    /// zlib's largest window, 15, and the flag that has it look for a header of either format.
    private static let anyFormat: Int32 = 15 + 32
    /// Bytes that are unpacked in one go; more than fit into zlib's window.
    private static let step = 64 << 10

    static func unpacked(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, Self.anyFormat, ZLIB_VERSION, size) == Z_OK else { throw .damaged }
        defer { inflateEnd(&stream) }
        var output: [UInt8] = []
        var status = Z_OK
        var input = bytes
        input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = uInt(input.count)
            while status == Z_OK, output.count <= limit { status = inflate(&stream, into: &output) }
        }
        guard output.count <= limit else { throw .tooLarge }
        guard status == Z_STREAM_END, stream.avail_in == 0 else { throw .damaged }
        return output
    }

    /// Appends what fits into one step. A stream that has no more input without having come to its end gives
    /// `Z_BUF_ERROR`.
    private static func inflate(_ stream: inout z_stream, into output: inout [UInt8]) -> Int32 {
        var status = Z_OK
        output += [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
            stream.next_out = buffer.baseAddress
            stream.avail_out = uInt(buffer.count)
            status = CZlib.inflate(&stream, Z_NO_FLUSH)
            count = buffer.count - Int(stream.avail_out)
        }
        return status
    }
}
