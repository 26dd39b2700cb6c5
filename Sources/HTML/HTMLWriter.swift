/// Collects the UTF-8 bytes of a page in the order in which they are written.
///
/// Compiled templates call it; other code rarely should. Markup can only come from a `StaticString`, which is part of
/// the program. Everything else is escaped for its context when it is written; there is no raw output.
///
/// A page is written in hundreds of small pieces. The writer manages its own memory, since appending a piece to an
/// array takes several times as long as copying it. The writer itself cannot be copied, so each page has only one.
public struct HTMLWriter: ~Copyable {
    private var memory: UnsafeMutableRawBufferPointer
    /// Where the next piece goes, and the end of the memory. Kept as pointers, since a page has thousands of pieces.
    private var next: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer
    /// The marks written so far.
    public private(set) var marks = PageMarks()

    /// Creates an empty writer.
    ///
    /// - Parameter capacity: the memory to reserve, in bytes. If a page needs more, its bytes are copied into larger
    ///   memory.
    public init(capacity: Int = 0) {
        let size = max(64, capacity)
        next = .allocate(byteCount: size, alignment: 1)
        end = next + size
        memory = UnsafeMutableRawBufferPointer(start: next, count: size)
    }

    deinit {
        memory.deallocate()
    }

    private var count: Int { memory.count - (end - next) }

    /// The bytes written so far.
    public var bytes: [UInt8] { Array(memory[..<count]) }

    /// Writes markup from the program's own source, without escaping.
    public mutating func literal(_ markup: StaticString) {
        // A literal of one scalar may be stored as that scalar, without a pointer.
        guard markup.hasPointerRepresentation else { return markup.withUTF8Buffer { append($0) } }
        append(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Writes a value as an element's text: `&`, `<` and `>` are escaped.
    public mutating func text(_ value: String) {
        append(value, escaping: .text)
    }

    /// Writes a value as an element's text: `&`, `<` and `>` are escaped.
    @inlinable
    public mutating func text(_ value: some HTMLText) {
        text(value.htmlText)
    }

    /// Writes another page, whose markup comes from a template too: the content in its frame.
    @inlinable
    public mutating func text(_ page: some HTMLPage) {
        page.write(into: &self)
    }

    /// Writes a value in an element that cannot contain elements, such as `<title>`: `&`, `<` and `>` are escaped.
    @inlinable
    public mutating func onlyText(_ value: some HTMLText) {
        text(value.htmlText)
    }

    /// Writes a value inside a quoted attribute: `&`, `<`, `>`, `"` and `'` are escaped, so that it cannot end
    /// an attribute in either kind of quotes.
    public mutating func attribute(_ value: String) {
        append(value, escaping: .attribute)
    }

    /// Writes a value inside a quoted attribute: `&`, `<`, `>`, `"` and `'` are escaped, so that it cannot end
    /// an attribute in either kind of quotes.
    @inlinable
    public mutating func attribute(_ value: some HTMLText) {
        attribute(value.htmlText)
    }

    /// Writes an address as the whole value of an attribute such as `href`.
    public mutating func link(_ link: Link) {
        append(link.description, escaping: .attribute)
    }

    /// Notes that the page has reached a mark. Writes nothing.
    public mutating func mark(_ mark: PageMark) {
        marks.note(mark, at: count)
    }

    /// Returns the bytes written so far and empties the writer; for a page that is sent in parts.
    public mutating func take() -> [UInt8] {
        defer {
            next -= count
            marks = PageMarks()
        }
        return bytes
    }

    /// Appends bytes that need no escaping or are already escaped.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        let length = bytes.count
        if length > end - next { grow(by: length) }
        // Most pieces are short, and calling a function takes longer than copying them: as two words that may overlap.
        switch length {
        case 8...16: Self.copyEnds(of: source, length, to: next, as: UInt64.self)
        case 4...7: Self.copyEnds(of: source, length, to: next, as: UInt32.self)
        default: next.copyMemory(from: source, byteCount: length)
        }
        next += length
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

    mutating func append(_ markup: ShortMarkup) {
        if end - next < 8 { grow(by: 8) }
        next.storeBytes(of: markup.word.littleEndian, as: UInt64.self)
        next += markup.length
    }

    /// Doubles the memory, so that even a long page is copied only a few times.
    private mutating func grow(by length: Int) {
        let count = count
        let size = max(memory.count * 2, count + length)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1)
        if let start = memory.baseAddress { larger.copyMemory(from: start, byteCount: count) }
        memory.deallocate()
        memory = UnsafeMutableRawBufferPointer(start: larger, count: size)
        next = larger + count
        end = larger + size
    }
}
