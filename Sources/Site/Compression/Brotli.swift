import CBrotli
import NIOCore

/// The brotli format (RFC 7932). Browsers accept it over TLS only.
enum Brotli {
    /// Returns the bytes in brotli format. The result is the same for the same bytes.
    ///
    /// - Parameters:
    ///   - quality: 0 (fast) to 11 (small).
    ///   - window: the base-two logarithm of the window, 10 to 24. It also selects the library's tables: with quality 9,
    ///     those for windows above 16 take ten times as long for a short body.
    /// - Returns: nil if the result would not be shorter, or memory is short.
    static func compressed(_ bytes: ByteBuffer, quality: Int32, window: Int32) -> ByteBuffer? {
        Compression.shortened(bytes) { input, output in
            var count = output.count
            let isWhole = BrotliEncoderCompress(
                quality, window, BROTLI_MODE_GENERIC, input.count, input.bindMemory(to: UInt8.self).baseAddress, &count,
                output.baseAddress)
            return isWhole == 0 ? nil : count
        }
    }
}
