import Support

/// The form that `Accept` asks for, at an address with JSON, a calendar and a table (RFC 9110, section 12.5.1).
///
/// A form other than JSON must be named: clients that accept anything, as browsers do, get JSON. Of the named forms the
/// one with the greatest weight is used, and of equal weights the first. A client that accepts none of them gets JSON
/// too, as section 12.4.1 allows: there is no 406.
package enum AcceptedForm: CaseIterable {
    /// `application/json`, `text/json` or `text/plain`
    case json
    /// `text/calendar`
    case calendar
    /// `text/csv`
    case table

    /// The number of members that are read, including empty ones.
    private static let most = 64

    package init(_ value: HeaderValue?) {
        self = .json
        // A fast path for what most clients send.
        guard let value, !value.matches("*/*"), !value.matches("application/json") else { return }
        var forms = Self.allCases.map { ($0, Preference()) }
        for (index, member) in value.members(separatedBy: ",", most: Self.most).enumerated() {
            let range = MediaRange(member.utf8)
            for form in forms.indices { forms[form].1.read(range, at: index, names: forms[form].0.names) }
        }
        var best = forms[0].1
        for (form, preference) in forms.dropFirst() where preference.isNamed && preference.isBetter(than: best) {
            (self, best) = (form, preference)
        }
    }

    private var names: [(type: StaticString, name: StaticString)] {
        switch self {
        case .json:
            [("application/*", "application/json"), ("text/*", "text/json"), ("text/*", "text/plain")]
        case .calendar: [("text/*", "text/calendar")]
        case .table: [("text/*", "text/csv")]
        }
    }
}

/// The preference of a client for a form. The most specific range counts: the type itself, or all subtypes, or
/// everything.
private struct Preference {
    private var exact: (weight: Int, index: Int)?
    private var ofType: Int?
    private var any: Int?

    var isNamed: Bool { exact != nil && weight > 0 }
    private var weight: Int { exact?.weight ?? ofType ?? any ?? 0 }

    mutating func read(_ range: MediaRange, at index: Int, names: [(type: StaticString, name: StaticString)]) {
        if range.matches("*/*") {
            any = max(any ?? 0, range.weight)
        } else if names.contains(where: { range.matches($0.name) }) {
            if range.weight > exact?.weight ?? -1 { exact = (range.weight, index) }
        } else if names.contains(where: { range.matches($0.type) }) {
            ofType = max(ofType ?? 0, range.weight)
        }
    }

    /// Whether the client prefers this to another form that it accepts, possibly without naming it.
    func isBetter(than other: Preference) -> Bool {
        if weight != other.weight { return weight > other.weight }
        return (exact?.index ?? .max) < (other.exact?.index ?? .max)
    }
}
