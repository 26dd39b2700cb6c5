import CZlib

/// Decodes the content codings `gzip` (RFC 1952) and `deflate` (RFC 1950). The first bytes tell which of them it is.
enum Unpacking {
    enum Failure: Error {
        /// The unpacked data is larger than the limit.
        case tooLarge
        /// The data is in neither format, ends too early, or continues after its end.
        case damaged
    }

    /// zlib's largest window, 15, plus 32 to detect either format by its header.
    private static let anyFormat: Int32 = 15 + 32
    /// The number of bytes to unpack at a time: more than zlib's window.
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

    /// Appends one step of output. Returns zlib's status, which is `Z_BUF_ERROR` if the input ends before the stream
    /// does.
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
