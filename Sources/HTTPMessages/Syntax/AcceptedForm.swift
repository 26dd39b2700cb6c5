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

    package init(_ value: HeaderValue?) {
        self = .json
        // A fast path for what most clients send.
        guard let value, !value.matches("*/*"), !value.matches("application/json") else { return }
        var forms = Self.allCases.map { ($0, MediaPreference($0.names)) }
        for (index, member) in value.members(separatedBy: ",").enumerated() {
            let range = MediaRange(member.utf8)
            for form in forms.indices { forms[form].1.read(range, at: index) }
        }
        var best = forms[0].1
        for (form, preference) in forms.dropFirst() where preference.isNamed && preference.isBetter(than: best) {
            (self, best) = (form, preference)
        }
    }

    private var names: [(range: StaticString, name: StaticString)] {
        switch self {
        case .json:
            [("application/*", "application/json"), ("text/*", "text/json"), ("text/*", "text/plain")]
        case .calendar: [("text/*", "text/calendar")]
        case .table: [("text/*", "text/csv")]
        }
    }
}
