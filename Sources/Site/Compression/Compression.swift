import HTTPMessages
import NIOCore

/// The rules for what is compressed, and how much time that may take.
enum Compression {
    /// How much processor time a body is worth.
    enum Effort {
        /// A page, which is compressed within a request and sent for a quarter of an hour at most. Brotli takes as long
        /// as gzip at this effort, and saves a tenth of its bytes (Tests/Benchmarks/README.md).
        case page
        /// A file, which is compressed once in the life of the program, but on the event loop: brotli's quality 11 would
        /// save a further 8 % of the style sheet, and stop the loop for 25 ms instead of half a millisecond.
        case file
    }

    /// The smallest body that is compressed, in bytes. Below it, the additional headers outweigh the saving, and the
    /// response is one packet either way.
    static let least = 512

    /// The largest body that is compressed on an event loop, in bytes: brotli takes a millisecond for it.
    static let most = 40_000

    /// Whether bytes of this media type are text. Pictures are compressed already.
    static func shortens(_ mediaType: String) -> Bool {
        mediaType.hasPrefix("text/") || mediaType.hasPrefix("image/svg+xml") || mediaType.hasPrefix("application/")
    }

    /// Returns the bytes in a coding. The result is the same for the same bytes.
    ///
    /// - Returns: nil if the result would not be shorter, or memory is short.
    static func compressed(_ bytes: ByteBuffer, _ coding: ContentCoding, _ effort: Effort) -> ByteBuffer? {
        switch (coding, effort) {
        case (.identity, _): nil
        case (.gzip, .page): Gzip.compressed(bytes, level: 6)
        case (.gzip, .file): Gzip.compressed(bytes, level: 9)
        case (.brotli, .page): Brotli.compressed(bytes, quality: 5, window: 18)
        case (.brotli, .file): Brotli.compressed(bytes, quality: 9, window: 16)
        }
    }

    /// Returns the output of a compressor that writes at most as many bytes as it gets room for, which is one less than
    /// the input has: what does not fit there is not shorter than the input.
    ///
    /// - Parameter write: returns the number of bytes written, or nil if they did not fit.
    static func shortened(
        _ bytes: ByteBuffer, _ write: (UnsafeRawBufferPointer, UnsafeMutableBufferPointer<UInt8>) -> Int?
    ) -> ByteBuffer? {
        guard bytes.readableBytes > 1 else { return nil }
        let output = [UInt8](unsafeUninitializedCapacity: bytes.readableBytes - 1) { output, count in
            count = bytes.withUnsafeReadableBytes { write($0, output) } ?? 0
        }
        return output.isEmpty ? nil : ByteBuffer(bytes: output)
    }
}
