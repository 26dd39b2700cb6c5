import CZlib
import FuzzSupport
import NIOCore

@testable import Site

/// Fuzzes the compression of a page: the first two bytes give the level and the number of repetitions of the others.
/// The result is shorter, and decompresses to the page.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGzip(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        guard input.count > 2 else { return false }
        let page = (0...input[1] % 16).flatMap { _ in input[2...] }
        guard let compressed = Gzip.compressed(ByteBuffer(bytes: page), level: Int32(1 + input[0] % 9))
        else { return false }
        expect(compressed.readableBytes < page.count, "not shorter")
        expectSame(inflated(Array(compressed.readableBytesView), upTo: page.count + 1), page, "inflated")
        return true
    }
}

/// Decompresses with zlib, gzip format only.
private func inflated(_ bytes: [UInt8], upTo limit: Int) -> [UInt8] {
    var stream = z_stream()
    expectSame(inflateInit2_(&stream, 16 + 15, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)), Z_OK, "begun")
    defer { inflateEnd(&stream) }
    var bytes = bytes
    return [UInt8](unsafeUninitializedCapacity: limit) { output, count in
        bytes.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = uInt(input.count)
            stream.next_out = output.baseAddress
            stream.avail_out = uInt(limit)
            expectSame(inflate(&stream, Z_FINISH), Z_STREAM_END, "inflated to the end")
            count = limit - Int(stream.avail_out)
        }
    }
}
