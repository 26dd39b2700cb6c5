/// A visitor's action: the browser's half of a View, as a value.
///
/// `Place` is the application's own type for a destination (usually its one enum of addresses), so that a View decodes
/// what an address means and not how it is spelled.
public struct Visit<Place: Sendable>: Sendable {
    /// The destination.
    public let place: Place
    /// The form that the visitor sent; nil for a visit that only reads.
    public let form: Form?

    public init(_ place: Place, form: Form? = nil) {
        self.place = place
        self.form = form
    }
}

/// The decoded fields of a form, in their order (WHATWG URL, application/x-www-form-urlencoded).
public struct Form: Hashable, Sendable {
    public struct Field: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public let fields: [Field]

    public init(_ fields: [Field]) {
        self.fields = fields
    }

    /// Returns the first value with this name, or nil. Names are compared byte by byte: they are untrusted, and
    /// comparing them as `String` would normalise them, which takes quadratic time for a run of combining marks.
    public func value(_ name: String) -> String? { fields.first { $0.name.utf8.elementsEqual(name.utf8) }?.value }

    /// Whether the first value with this name equals `value`, compared byte by byte.
    public func value(_ name: String, is value: String) -> Bool {
        self.value(name)?.utf8.elementsEqual(value.utf8) ?? false
    }
}
