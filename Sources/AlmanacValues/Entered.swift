/// The content of a field in a form that is sent as an address: a value, or text that does not parse as one.
///
/// The page shows the text again beside its error, so that nothing is lost.
public enum Entered<Value: Hashable & Sendable>: Hashable, Sendable {
    case value(Value)
    /// A text from outside, bounded in length.
    case unreadable(String)

    /// Nil if the text is not a value.
    public var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension Entered where Value: CustomStringConvertible {
    /// The text of the field.
    public var text: String {
        switch self {
        case .value(let value): value.description
        case .unreadable(let text): text
        }
    }
}
