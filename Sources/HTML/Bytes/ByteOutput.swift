import PlainBytes

// `malloc`, `realloc` and `free`, from each system's own library.
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

/// The bytes of a page or of a record that is being written.
///
/// Both are written in hundreds of small pieces. It manages its own memory, since appending a piece to an array takes
/// several times as long as copying it. It cannot be copied, so each page has only one.
///
/// The writers of `Formats` use it too, and no other package sees it.
@usableFromInline
package struct ByteOutput: ~Copyable {
    // Pointers, since a page has thousands of pieces. All are nil if there is no memory.
    @usableFromInline var start: UnsafeMutableRawPointer?
    /// Where the next piece goes.
    @usableFromInline var next: UnsafeMutableRawPointer?
    @usableFromInline var end: UnsafeMutableRawPointer?
    /// Whether the memory is this value's own, and not that of an array.
    private(set) var isOwner = true

    /// - Parameter capacity: the memory to reserve, in bytes. If more is needed, the bytes are copied into larger memory.
    package init(capacity: Int = 0) {
        if capacity > 0 { grow(by: capacity) }
    }

    /// Writes into memory that somebody else owns, which must outlive this value. Allocates its own memory if that is
    /// too small.
    init(in memory: UnsafeMutableBufferPointer<UInt8>) {
        start = UnsafeMutableRawPointer(memory.baseAddress)
        next = start
        end = start.map { $0 + memory.count }
        isOwner = false
    }

    deinit {
        if isOwner { free(start) }
    }

    /// The number of bytes written.
    @inlinable
    package var count: Int { Int(bitPattern: next) - Int(bitPattern: start) }

    /// The bytes written so far.
    package var bytes: [UInt8] {
        guard let start else { return [] }
        let count = count
        return [UInt8](unsafeUninitializedCapacity: count) { array, written in
            guard let target = UnsafeMutableRawPointer(array.baseAddress) else { return }
            Self.expectUse(of: target, count)
            target.copyMemory(from: start, byteCount: count)
            written = count
        }
    }

    /// Calls `body` with the bytes from an index on.
    package func withBytes<Result>(from index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let bytes = UnsafeRawBufferPointer(start: start, count: count)
        return UnsafeRawBufferPointer(rebasing: bytes[index...]).withMemoryRebound(to: UInt8.self, body)
    }

    /// Removes everything after the first `count` bytes, and keeps the memory.
    package mutating func truncate(to count: Int) {
        if count < self.count { next = start.map { $0 + count } }
    }

    /// Appends a byte.
    @inlinable
    package mutating func append(_ byte: UInt8) {
        if next == end { grow(by: 1) }
        guard let target = next else { return }
        target.storeBytes(of: byte, as: UInt8.self)
        next = target + 1
    }

    /// Appends an ASCII character.
    @inlinable
    package mutating func append(ascii character: Unicode.Scalar) { append(UInt8(ascii: character)) }

    /// Appends the lowest bytes of a word, the lowest first.
    ///
    /// - Parameter count: 1 to 8.
    @inlinable
    package mutating func append(_ word: UInt64, count: Int) {
        if Int(bitPattern: end) - Int(bitPattern: next) < 8 { grow(by: 8) }
        guard let target = next else { return }
        target.storeBytes(of: word.littleEndian, as: UInt64.self)
        next = target + count
    }

    /// Appends a text of the program's own source.
    package mutating func append(_ text: StaticString) {
        // A text of one scalar may be stored as that scalar, without a pointer.
        guard text.hasPointerRepresentation else { return text.withUTF8Buffer { append($0) } }
        appendPiece(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends the decimal digits of a number.
    package mutating func append(decimal number: Int) {
        guard 0..<10 ~= number else { return String(number).withBytes { append($0) } }
        append(UInt8(ascii: "0") + UInt8(number))
    }

    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { appendPiece(bytes) }

    /// Appends bytes in words of eight until it finds one with a byte that has to be replaced, and returns how many bytes
    /// these are. Less than eight bytes are appended all or not at all.
    @inline(__always)
    mutating func appendHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(bytes)
        let length = bytes.count
        if Int(bitPattern: end) - Int(bitPattern: next) < length { grow(by: length) }
        guard let target = next, let source = bytes.baseAddress, length > 0 else { return 0 }
        guard length >= 8 else {
            guard EightBytes(lastOf: bytes).areHarmless else { return 0 }
            appendShort(source.assumingMemoryBound(to: UInt8.self), length, to: target)
            return length
        }
        var index = 0
        while index + 8 <= length {
            let word = EightBytes(of: bytes, at: index)
            guard word.areHarmless else { break }
            target.storeBytes(of: word.word, toByteOffset: index, as: UInt64.self)
            index += 8
        }
        // The last bytes, together with some before them.
        if index < length, index + 8 > length {
            let word = EightBytes(lastOf: bytes)
            if word.areHarmless {
                target.storeBytes(of: word.word, toByteOffset: length - 8, as: UInt64.self)
                index = length
            }
        }
        next = target + index
        return index
    }

    /// Appends one to seven bytes, as words that may overlap.
    @inline(__always)
    private mutating func appendShort(
        _ source: UnsafePointer<UInt8>, _ length: Int, to target: UnsafeMutableRawPointer
    ) {
        if length >= 4 {
            Self.copyEnds(of: source, length, to: target, as: UInt32.self)
        } else {
            // The first, the middle and the last, which together are all of them.
            target.storeBytes(of: source[0], as: UInt8.self)
            target.storeBytes(of: source[length / 2], toByteOffset: length / 2, as: UInt8.self)
            target.storeBytes(of: source[length - 1], toByteOffset: length - 1, as: UInt8.self)
        }
        next = target + length
    }

    @inline(__always)
    private mutating func appendPiece(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        let length = bytes.count
        if Int(bitPattern: end) - Int(bitPattern: next) < length { grow(by: length) }
        guard let target = next else { return }
        // Most pieces are short, and calling a function takes longer than copying them: as two words that may overlap.
        switch length {
        case 8...16: Self.copyEnds(of: source, length, to: target, as: UInt64.self)
        case 4...7: Self.copyEnds(of: source, length, to: target, as: UInt32.self)
        default: target.copyMemory(from: source, byteCount: length)
        }
        next = target + length
    }

    /// Copies the first and the last word of `count` bytes, which together are all of them.
    @inline(__always)
    private static func copyEnds<Word: BitwiseCopyable>(
        of source: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutableRawPointer, as _: Word.Type
    ) {
        let source = UnsafeRawPointer(source)
        let last = count - MemoryLayout<Word>.size
        let start = source.loadUnaligned(as: Word.self)
        let end = source.loadUnaligned(fromByteOffset: last, as: Word.self)
        target.storeBytes(of: start, as: Word.self)
        target.storeBytes(of: end, toByteOffset: last, as: Word.self)
    }

    /// Doubles the memory, so that even a long page is copied only a few times.
    @usableFromInline
    mutating func grow(by length: Int) {
        let count = count
        let size = max(64, (Int(bitPattern: end) - Int(bitPattern: start)) * 2, count + length)
        // `realloc` moves the pages of large memory instead of their bytes.
        guard let larger = isOwner ? realloc(start, size) : malloc(size) else {
            // The system has no memory left. Swift's arrays stop the program too.
            preconditionFailure("no memory for \(size) bytes")
        }
        if !isOwner, let start { larger.copyMemory(from: start, byteCount: count) }
        isOwner = true
        (start, next, end) = (larger, larger + count, larger + size)
        Self.expectUse(of: larger, size)
    }

    /// Requests huge pages from Linux if the memory is large. With small pages, writing 80 MB causes 20,000 page
    /// faults, which take longer than the writing.
    private static func expectUse(of memory: UnsafeMutableRawPointer, _ size: Int) {
        guard size >= 8 << 20 else { return }
        #if canImport(Glibc)
            // The whole range, since the system moves a block only as a whole.
            let first = memory.alignedDown(toMultipleOf: 4096)
            madvise(first, size + first.distance(to: memory), MADV_HUGEPAGE)
        #endif
    }
}
