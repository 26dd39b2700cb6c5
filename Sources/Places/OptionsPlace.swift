import Support

/// The destinations of Options. No address contains a visitor's preferences, because addresses are logged and cached.
public enum OptionsPlace: Hashable, Sendable {
    /// `/options`: shows the saved preferences. Forms are sent here too.
    case form
    /// `/options?draft=1`: shows the unsaved form, which the visitor's browser stores.
    case draft
    /// `/options?saved=1`: follows saving, because only the next request shows whether the browser accepts cookies.
    case saved
}

extension OptionsPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        if address.value("saved") == "1" {
            self = .saved
        } else {
            self = address.value("draft") == "1" ? .draft : .form
        }
    }

    var address: Address {
        switch self {
        case .form: Address(segments: ["options"])
        case .draft: Address(segments: ["options"], query: [.init("draft", "1")])
        case .saved: Address(segments: ["options"], query: [.init("saved", "1")])
        }
    }

    var caching: Caching { .personal }

    var takesForms: Bool { true }
}
