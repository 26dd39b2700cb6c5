// `memchr`, from each system's own library.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#elseif canImport(ucrt)
    import ucrt
#endif

extension Collection<UInt8> {
    /// Returns the index of the first occurrence of a byte, found with `memchr`. Nil if the byte does not occur.
    package func index(ofByte byte: UInt8) -> Index? {
        let offset = withContiguousStorageIfAvailable { firstOffset(of: byte, in: $0) }
        guard let offset else { return firstIndex(of: byte) }
        return offset.map { index(startIndex, offsetBy: $0) }
    }
}

extension Span<UInt8> {
    /// Returns the index of the first occurrence of a byte in a range, or the end of the range.
    package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
        guard !range.isEmpty else { return range.upperBound }
        return extracting(range).withUnsafeBufferPointer { bytes in
            firstOffset(of: byte, in: bytes).map { range.lowerBound + $0 } ?? range.upperBound
        }
    }
}

private func firstOffset(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
    return UnsafeRawPointer(start).distance(to: found)
}
