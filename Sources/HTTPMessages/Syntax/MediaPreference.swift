/// What a client thinks of a form that has several media types, by its `Accept`. The most specific range counts: a type
/// itself, or all subtypes, or everything.
struct MediaPreference {
    /// The media types of the form, each with the range that includes it.
    let names: [(range: StaticString, name: StaticString)]
    private var exact: (weight: Int, index: Int)?
    private var ofType: Int?
    private var any: Int?

    init(_ names: [(range: StaticString, name: StaticString)]) { self.names = names }

    /// Whether the client names one of the types, and does not reject it.
    var isNamed: Bool { exact != nil && weight > 0 }
    /// In thousandths; 0 if the client rejects the form.
    var weight: Int { exact?.weight ?? ofType ?? any ?? 0 }

    /// Reads the member of `Accept` at an index.
    mutating func read(_ range: MediaRange, at index: Int) {
        if range.matches("*/*") {
            any = max(any ?? 0, range.weight)
        } else if names.contains(where: { range.matches($0.name) }) {
            if range.weight > exact?.weight ?? -1 { exact = (range.weight, index) }
        } else if names.contains(where: { range.matches($0.range) }) {
            ofType = max(ofType ?? 0, range.weight)
        }
    }

    /// Whether the client prefers this to another form that it accepts, possibly without naming it.
    func isBetter(than other: MediaPreference) -> Bool {
        if weight != other.weight { return weight > other.weight }
        return (exact?.index ?? .max) < (other.exact?.index ?? .max)
    }
}
