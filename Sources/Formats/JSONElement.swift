/// The place of one element in an array of JSON. The first call writes it; without any call the element is null, and
/// further calls have no effect.
public struct JSONElement: ~Copyable {
    var output: JSONOutput
    private var isWritten = false

    init(_ output: consuming JSONOutput) {
        self.output = output
    }

    /// Returns the UTF-8 bytes of a document that is one value, such as an array.
    ///
    /// - Parameter capacity: the memory to reserve, in bytes. A longer document is copied into larger memory.
    public static func document(capacity: Int = 32_768, _ write: (inout JSONElement) -> Void) -> [UInt8] {
        var element = JSONElement(JSONOutput(capacity: capacity))
        write(&element)
        return element.ended().bytes
    }

    /// Writes a text.
    public mutating func text(_ text: String) {
        if begin() { output.text(text) }
    }

    /// Writes a number.
    public mutating func number(_ number: Int) {
        if begin() { output.number(number) }
    }

    /// Writes a number; null if it is infinite or not a number, which JSON cannot express.
    public mutating func number(_ number: Double) {
        if begin() { output.number(number) }
    }

    /// Writes true or false.
    public mutating func flag(_ flag: Bool) {
        if begin() { output.flag(flag) }
    }

    /// Writes an object.
    public mutating func object(_ write: (inout JSONObject) -> Void) {
        if begin() { output.object(write) }
    }

    /// Writes an array: `write` is called once for each element, and writes one value.
    @inlinable
    public mutating func array<Elements: Sequence>(
        _ elements: Elements, _ write: (Elements.Element, inout JSONElement) -> Void
    ) {
        guard beginArray() else { return }
        var isFirst = true
        for element in elements {
            self.element(isFirst: isFirst) { write(element, &$0) }
            isFirst = false
        }
        endArray()
    }

    @usableFromInline
    mutating func beginArray() -> Bool {
        guard begin() else { return false }
        output.sign("[")
        return true
    }

    @usableFromInline
    mutating func element(isFirst: Bool, _ write: (inout JSONElement) -> Void) {
        output.element(isFirst: isFirst, write)
    }

    @usableFromInline
    mutating func endArray() { output.sign("]") }

    /// Writes null if nothing was written, and returns the output.
    consuming func ended() -> JSONOutput {
        if !isWritten { output.null() }
        return output
    }

    private mutating func begin() -> Bool {
        defer { isWritten = true }
        return !isWritten
    }
}

extension JSONElement {
    /// Begins an object, to be returned with `end`; nil if something is written already.
    public mutating func beginObject() -> JSONObject? {
        guard begin() else { return nil }
        return output.begin()
    }

    public mutating func end(_ object: consuming JSONObject) { output.end(object) }
}
