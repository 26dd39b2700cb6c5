import CZlib

/// Compression of the archive (RFC 1952).
enum ArchiveGzip {
    private static let step = 256 << 10
    private static let format: Int32 = 15 + 16

    static func compressed(_ bytes: [UInt8]) throws(DataSetProblem) -> [UInt8] {
        var stream = z_stream()
        guard almanac_deflate_init(&stream, 9, format) == Z_OK else {
            throw .archive("there is no memory to compress it")
        }
        defer { deflateEnd(&stream) }
        return try run(&stream, bytes, limit: .max) { deflate(&$0, Z_FINISH) }
    }

    /// - Parameter limit: the maximum size of the result, in bytes.
    static func unpacked(_ bytes: [UInt8], limit: Int) throws(DataSetProblem) -> [UInt8] {
        var stream = z_stream()
        guard inflateInit2_(&stream, format, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .archive("there is no memory to unpack it")
        }
        defer { inflateEnd(&stream) }
        return try run(&stream, bytes, limit: limit) { inflate(&$0, Z_NO_FLUSH) }
    }

    private static func run(
        _ stream: inout z_stream, _ bytes: [UInt8], limit: Int, _ step: (inout z_stream) -> Int32
    ) throws(DataSetProblem) -> [UInt8] {
        var (output, status, input) = ([UInt8](), Z_OK, bytes)
        input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = uInt(input.count)
            while status == Z_OK, output.count <= limit {
                output += [UInt8](unsafeUninitializedCapacity: Self.step) { buffer, count in
                    stream.next_out = buffer.baseAddress
                    stream.avail_out = uInt(buffer.count)
                    status = step(&stream)
                    count = buffer.count - Int(stream.avail_out)
                }
            }
        }
        guard output.count <= limit else { throw .archive("unpacked, it is larger than \(limit) bytes") }
        guard status == Z_STREAM_END, stream.avail_in == 0 else { throw .archive("it is cut, or no gzip") }
        return output
    }
}
