internal import CLibXML2

/// libxml2's writer (`xmlTextWriter`) for one document in memory. It escapes text and attributes; whoever uses it is
/// responsible for names, the order of calls and the characters.
struct XMLOutput: ~Copyable {
    private let buffer: xmlBufferPtr
    private let writer: xmlTextWriterPtr
    private var hasFailed = false

    init() throws(MarkupError) {
        guard Library.isReady, let buffer = xmlBufferCreate() else { throw .outOfMemory }
        // Otherwise 2.9 copies the whole output each time it grows.
        xmlBufferSetAllocationScheme(buffer, XML_BUFFER_ALLOC_DOUBLEIT)
        guard let writer = xmlNewTextWriterMemory(buffer, 0) else {
            xmlBufferFree(buffer)
            throw .outOfMemory
        }
        self.buffer = buffer
        self.writer = writer
        check(xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil))
    }

    deinit {
        xmlFreeTextWriter(writer)
        xmlBufferFree(buffer)
    }

    mutating func start(_ name: UnsafePointer<xmlChar>) {
        check(xmlTextWriterStartElement(writer, name))
    }

    mutating func attribute(_ name: UnsafePointer<xmlChar>, _ value: UnsafePointer<xmlChar>) {
        check(xmlTextWriterWriteAttribute(writer, name, value))
    }

    /// Writes text, which must not be empty: an empty one would turn `<a/>` into `<a></a>`.
    mutating func text(_ text: UnsafePointer<xmlChar>) {
        check(xmlTextWriterWriteString(writer, text))
    }

    mutating func end() {
        check(xmlTextWriterEndElement(writer))
    }

    /// Ends the document and returns its bytes: with the XML declaration and a line break at the end, or without.
    mutating func finish(isFragment: Bool = false) throws(MarkupError) -> [UInt8] {
        check(xmlTextWriterEndDocument(writer))
        check(xmlTextWriterFlush(writer))
        guard !hasFailed, let content = xmlBufferContent(buffer) else { throw .outOfMemory }
        let bytes = UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(buffer)))
        guard isFragment else { return Array(bytes) }
        // The declaration is the first line. It is written and dropped because without it the writer makes a character
        // reference of each character beyond ASCII in attributes.
        let body = bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
        return Array(body.last == UInt8(ascii: "\n") ? body.dropLast() : body)
    }

    private mutating func check(_ result: Int32) {
        hasFailed = hasFailed || result < 0
    }
}
