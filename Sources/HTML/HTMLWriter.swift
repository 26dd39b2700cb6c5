/// Collects the bytes of a page, UTF-8, in the order in which they are written.
///
/// Compiled templates call it; little else should. Markup can only come from a `StaticString`, which is part
/// of the program. Everything else is escaped on its way in, for the place it stands in; there is no raw
/// output.
///
/// A page is written in hundreds of small pieces. They go into memory of its own, since each would cost an array a
/// multiple of the copying; and there is one writer of a page, never a copy.
public struct HTMLWriter: ~Copyable {
    private var memory: UnsafeMutableRawBufferPointer
    private var count = 0

    /// - Parameter capacity: the room to reserve, in bytes; a page that needs more costs a copy.
    public init(capacity: Int = 0) {
        memory = .allocate(byteCount: max(64, capacity), alignment: 1)
    }

    deinit {
        memory.deallocate()
    }

    /// What was written so far.
    public var bytes: [UInt8] { Array(memory[..<count]) }

    /// Writes markup from the program's own text, as it is.
    public mutating func literal(_ markup: StaticString) {
        // A literal of one scalar may be held as that scalar.
        guard markup.hasPointerRepresentation else { return markup.withUTF8Buffer { append($0) } }
        append(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Writes a value where an element's text stands: `&`, `<` and `>` are escaped.
    public mutating func text(_ value: String) {
        append(value, escaping: .text)
    }

    /// Writes a value where an element's text stands: `&`, `<` and `>` are escaped.
    @inlinable
    public mutating func text(_ value: some HTMLText) {
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

    /// Writes the whole value of an attribute that is an address, such as `href`.
    public mutating func link(_ link: Link) {
        append(link.description, escaping: .attribute)
    }

    /// Hands out what was written and starts again with nothing; for a page that is sent in parts.
    public mutating func take() -> [UInt8] {
        defer { count = 0 }
        return bytes
    }

    /// Copies bytes that need no escaping, or are escaped.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        if bytes.count > memory.count - count { grow(by: bytes.count) }
        memory.baseAddress?.advanced(by: count).copyMemory(from: source, byteCount: bytes.count)
        count += bytes.count
    }

    mutating func append(_ markup: ShortMarkup) {
        if memory.count - count < 8 { grow(by: 8) }
        memory.storeBytes(of: markup.word.littleEndian, toByteOffset: count, as: UInt64.self)
        count += markup.length
    }

    /// Doubles the room, so that a long page is copied a few times only.
    private mutating func grow(by length: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(
            byteCount: max(memory.count * 2, count + length), alignment: 1)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }
}
