/// Collects the UTF-8 bytes of a page in the order in which they are written.
///
/// Compiled templates call it; other code rarely should. Markup can only come from a `StaticString`, which is part of
/// the program. Everything else is escaped for its context when it is written; there is no raw output.
///
/// The writer cannot be copied, so each page has only one.
public struct HTMLWriter: ~Copyable {
    private var output: ByteOutput
    /// The marks written so far.
    public private(set) var marks = PageMarks()

    /// The language of the page. A template's `{{words.title}}` is a text in this language, and the addresses of places
    /// that have pages in each language begin with its path.
    public let language: PageLanguage

    /// Creates an empty writer.
    ///
    /// - Parameters:
    ///   - capacity: the memory to reserve, in bytes. If a page needs more, its bytes are copied into larger memory.
    ///   - language: the language of the page; see `language`.
    public init(capacity: Int = 0, language: PageLanguage = .only) {
        self.language = language
        output = ByteOutput(capacity: capacity)
    }

    private init(in memory: UnsafeMutableBufferPointer<UInt8>, language: PageLanguage) {
        self.language = language
        output = ByteOutput(in: memory)
    }

    /// Returns the bytes that `body` writes, and the positions that it marks.
    ///
    /// - Parameters:
    ///   - capacity: the memory to reserve, in bytes. If more is needed, all bytes are copied.
    ///   - language: the language of the page; see the property.
    ///   - body: writes the page.
    public static func write(
        capacity: Int, language: PageLanguage = .only, _ body: (inout HTMLWriter) -> Void
    ) -> (bytes: [UInt8], marks: PageMarks) {
        var (grown, marks): ([UInt8]?, PageMarks) = (nil, PageMarks())
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { memory, written in
            var writer = HTMLWriter(in: memory, language: language)
            body(&writer)
            marks = writer.marks
            if writer.output.isOwner { grown = writer.bytes } else { written = writer.output.count }
        }
        return (grown ?? bytes, marks)
    }

    /// The bytes written so far.
    public var bytes: [UInt8] { output.bytes }

    /// Writes markup from the program's own source, without escaping.
    public mutating func literal(_ markup: StaticString) {
        output.append(markup)
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
        if link.hasLanguages { language.path.withBytes { append($0) } }
        if link.needsEscaping {
            append(link.description, escaping: .attribute)
        } else {
            link.description.withBytes { append($0) }
        }
    }

    /// Notes that the page has reached a mark. Writes nothing.
    public mutating func mark(_ mark: PageMark) {
        marks.note(mark, at: output.count)
    }

    /// Returns the bytes written so far and empties the writer; for a page that is sent in parts.
    public mutating func take() -> [UInt8] {
        defer {
            output.truncate(to: 0)
            marks = PageMarks()
        }
        return bytes
    }

    /// Appends bytes that need no escaping or are already escaped.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        output.append(bytes)
    }

    /// Appends bytes up to one that may have to be escaped, and returns how many these are.
    @inline(__always)
    mutating func appendHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Int { output.appendHarmless(bytes) }

    mutating func append(_ markup: ShortMarkup) {
        output.append(markup.word, count: markup.length)
    }
}
