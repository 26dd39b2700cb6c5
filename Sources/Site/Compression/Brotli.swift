import CBrotli
import NIOCore

/// The brotli format (RFC 7932). Browsers accept it over TLS only.
enum Brotli {
    /// Returns the bytes in brotli format. The result is the same for the same bytes.
    ///
    /// - Parameter quality: 0 (fast) to 11 (small). 10 and 11 take about fifty times as long as 9.
    /// - Returns: nil if the result would not be shorter, or memory is short.
    static func compressed(_ bytes: ByteBuffer, quality: Int32) -> ByteBuffer? {
        Compression.shortened(bytes) { input, output in
            var count = output.count
            let isWhole = BrotliEncoderCompress(
                quality, window, BROTLI_MODE_GENERIC, input.count, input.bindMemory(to: UInt8.self).baseAddress, &count,
                output.baseAddress)
            return isWhole == 0 ? nil : count
        }
    }

    /// The base-two logarithm of the window. With at most 16, the library chooses tables that need less memory and, for
    /// pages of 46 KB, twice the time.
    private static let window: Int32 = 18
}
