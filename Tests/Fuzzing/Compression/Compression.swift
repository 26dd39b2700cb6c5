import CBrotliDecoder
import CZlib
import FuzzSupport
import NIOCore

@testable import Site

/// Fuzzes the compression of a page: the first byte gives the coding and its level, the second the number of repetitions
/// of the others. The result is shorter, and decompresses to the page.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompression(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        guard input.count > 2 else { return false }
        let page = (0...input[1] % 16).flatMap { _ in input[2...] }
        let (isBrotli, level) = (input[0] >= 128, Int32(input[0] % 128))
        let compressed =
            isBrotli
            ? Brotli.compressed(ByteBuffer(bytes: page), quality: level % 10, window: 10 + level / 10)
            : Gzip.compressed(ByteBuffer(bytes: page), level: 1 + level % 9)
        guard let compressed else { return false }
        expect(compressed.readableBytes < page.count, "not shorter")
        let bytes = Array(compressed.readableBytesView)
        let limit = page.count + 1
        expectSame(isBrotli ? unbrotlied(bytes, upTo: limit) : inflated(bytes, upTo: limit), page, "decompressed")
        return true
    }
}

private func unbrotlied(_ bytes: [UInt8], upTo limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { output, count in
        count = limit
        let result = BrotliDecoderDecompress(bytes.count, bytes, &count, output.baseAddress)
        expectSame(result, BROTLI_DECODER_RESULT_SUCCESS, "decompressed to the end")
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
