import Support

/// The destinations of the quotes module.
public enum QuotesPlace: Hashable, Sendable {
    /// `/quotes`: ten quotations of the day; `/quotes?draw=7`: ten others, which never change and are the same for
    /// every visitor.
    case draw(Int?)
    /// `/quotes?q=nepotism`
    case search(String)
    /// `/quotes/ID`
    case quote(QuotationID)
}

/// The destinations of the people module.
public enum PeoplePlace: Hashable, Sendable {
    /// `/people?q=curie`
    case list(search: String)
    /// `/people/ID`
    case person(PersonID)
    /// `/people/ID/portrait`
    case portrait(PersonID)
}

/// `/light-side` and `/dark-side`; with `?refresh=1` if the visitor asks for fresh data.
public struct SidePlace: Hashable, Sendable {
    public let side: Side
    public let isRefresh: Bool

    public init(_ side: Side, isRefresh: Bool = false) {
        self.side = side
        self.isRefresh = isRefresh
    }
}

/// The destinations of Options. No address contains a visitor's preferences, because addresses are logged and cached.
public enum OptionsPlace: Hashable, Sendable {
    /// `/options`: shows the saved preferences. Forms are sent here too.
    case form
    /// `/options?draft=1`: shows the unsaved form, which the visitor's browser stores.
    case draft
    /// `/options?saved=1`: follows saving, because only the next request shows whether the browser accepts cookies.
    case saved
}

extension QuotesPlace {
    init(_ segments: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard let segment = segments.first else {
            if let text = address.value("q"), !text.isEmpty {
                self = .search(text.string)
            } else {
                self = .draw(try Self.draw(address.value("draw")))
            }
            return
        }
        guard segments.count == 1, let id = QuotationID(segment) else { throw .unknown }
        self = .quote(id)
    }

    private static func draw(_ text: Address.Text?) throws(PlaceProblem) -> Int? {
        guard let text, !text.isEmpty else { return nil }
        guard let number = text.number(digits: 1...18), QuoteDraw.numbers.contains(number)
        else { throw .badValue(name: "draw", value: text.string) }
        return number
    }

    var address: Address {
        switch self {
        case .draw(nil): Address(segments: ["quotes"])
        case .draw(let number?): Address(segments: ["quotes"], query: [.init("draw", String(number))])
        case .search(let text): Address(segments: ["quotes"], query: [.init("q", text)])
        case .quote(let id): Address(segments: ["quotes", id.description])
        }
    }
}

extension PeoplePlace {
    init(_ segments: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        var segments = segments
        guard let segment = segments.popFirst() else {
            self = .list(search: address.value("q")?.string ?? "")
            return
        }
        guard let id = PersonID(segment) else { throw .unknown }
        switch segments.popFirst() {
        case nil: self = .person(id)
        case "portrait" where segments.isEmpty: self = .portrait(id)
        default: throw .unknown
        }
    }

    var address: Address {
        switch self {
        case .list(let search):
            Address(segments: ["people"], query: search.isEmpty ? [] : [.init("q", search)])
        case .person(let id): Address(segments: ["people", id.description])
        case .portrait(let id): Address(segments: ["people", id.description, "portrait"])
        }
    }
}

extension SidePlace {
    init(_ side: Side, _ segments: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard segments.isEmpty else { throw .unknown }
        self.init(side, isRefresh: address.value("refresh") == "1")
    }

    var address: Address {
        Address(segments: ["\(side.rawValue)-side"], query: isRefresh ? [.init("refresh", "1")] : [])
    }
}

extension OptionsPlace {
    init(_ address: Address) {
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
}
