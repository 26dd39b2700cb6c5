/// What a visitor did: the browser's half of a View, as a value.
///
/// `Place` is the application's own type for a destination (usually its one enum of addresses), so that a
/// View decodes what was meant and not how it was spelled.
public struct Visit<Place: Sendable>: Sendable {
    public let place: Place
    /// What the visitor sent with a form; nil for a visit that only reads.
    public let form: Form?

    public init(_ place: Place, form: Form? = nil) {
        self.place = place
        self.form = form
    }
}

/// The fields of a form, in their order, decoded (WHATWG URL, application/x-www-form-urlencoded).
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

    /// The first value with this name. Names are compared byte by byte: they come from outside, and `String` would
    /// normalise them, which a run of combining marks makes quadratic.
    public func value(_ name: String) -> String? { fields.first { $0.name.utf8.elementsEqual(name.utf8) }?.value }

    /// Whether the first value with this name is this one, byte by byte.
    public func value(_ name: String, is value: String) -> Bool {
        self.value(name)?.utf8.elementsEqual(value.utf8) ?? false
    }
}
