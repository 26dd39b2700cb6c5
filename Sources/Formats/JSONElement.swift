/// The place of one element in an array of JSON. The first call writes it; without any call the element is null, and
/// further calls have no effect.
public struct JSONElement: ~Copyable {
    var output: JSONOutput
    private var isWritten = false

    init(_ output: consuming JSONOutput) {
        self.output = output
    }

    /// Writes a text.
    public mutating func text(_ text: String) {
        if begin() { output.text(text) }
    }

    /// Writes a number.
    public mutating func number(_ number: Int) {
        if begin() { output.number(number) }
    }

    /// Writes an object.
    public mutating func object(_ write: (inout JSONObject) -> Void) {
        if begin() { output.object(write) }
    }

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
