/// Where the quotes stand.
public enum QuotesPlace: Hashable, Sendable {
    /// `/quotes`: ten of the day; `/quotes?draw=7`: ten others, the same for everybody and for ever.
    case draw(Int?)
    /// `/quotes?q=nepotism`
    case search(String)
    /// `/quotes/ID`
    case quote(PlaceID)
}

/// Where the people stand.
public enum PeoplePlace: Hashable, Sendable {
    /// `/people?q=curie`
    case list(search: String)
    /// `/people/ID`
    case person(PlaceID)
    /// `/people/ID/portrait`
    case portrait(PlaceID)
}

/// `/light-side`, `/dark-side`, each with `?refresh=1` where the visitor asks for fresh data.
public struct SidePlace: Hashable, Sendable {
    public let side: Side
    public let isRefresh: Bool

    public init(_ side: Side, isRefresh: Bool = false) {
        self.side = side
        self.isRefresh = isRefresh
    }
}

/// Where Options stand.
public enum OptionsPlace: Hashable, Sendable {
    /// `/options`: what is saved; forms are sent here too.
    case form
    /// `/options?name=Ada&country=GB&look=dark`: what is in the form, back from choosing a country.
    case draft(OptionsDraft)
    /// `/options?saved=1&name=Ada`: right after saving, with what was to be kept, since only the next request tells
    /// whether the browser keeps it. What is as if nothing was chosen stands not in the address.
    case saved(OptionsDraft)
}

/// What stands in the form of Options and is not saved yet: `/options?name=Ada&country=GB&look=dark`.
public struct OptionsDraft: Hashable, Sendable {
    public var name: String
    public var country: CountryCode?
    public var look: Look

    public init(name: String, country: CountryCode?, look: Look) {
        self.name = name
        self.country = country
        self.look = look
    }
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
        guard segments.count == 1, let id = PlaceID(segment) else { throw .unknown }
        self = .quote(id)
    }

    /// A draw is a number from 0 to 999999, so that every draw has a short address.
    public static let draws = 0...999_999

    private static func draw(_ text: Address.Text?) throws(PlaceProblem) -> Int? {
        guard let text, !text.isEmpty else { return nil }
        guard let number = text.number(digits: 1...18), draws.contains(number)
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
        guard let id = PlaceID(segment) else { throw .unknown }
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
    init(_ address: Address) throws(PlaceProblem) {
        let draft = try OptionsDraft(address)
        guard address.value("saved") == "1" else {
            self = draft.map { .draft($0) } ?? .form
            return
        }
        if let draft { self = .saved(draft) } else { self = .saved(try OptionsDraft(address, name: "")) }
    }

    var address: Address {
        switch self {
        case .form: Address(segments: ["options"])
        case .draft(let draft): Address(segments: ["options"], query: draft.queryItems)
        case .saved(let draft): Address(segments: ["options"], query: [.init("saved", "1")] + draft.chosenItems)
        }
    }
}

extension OptionsDraft {
    /// Nil where nothing is in the form yet.
    init?(_ address: Address) throws(PlaceProblem) {
        guard let name = address.value("name") else { return nil }
        try self.init(address, name: name.string)
    }

    init(_ address: Address, name: String) throws(PlaceProblem) {
        var country: CountryCode?
        if let text = address.value("country"), !text.isEmpty {
            guard let code = CountryCode(text) else { throw .badValue(name: "country", value: text.string) }
            country = code
        }
        let lookText = address.value("look") ?? Address.Text(Look.system.rawValue)
        guard let look = Look(word: lookText) else { throw .badValue(name: "look", value: lookText.string) }
        self.init(name: name, country: country, look: look)
    }

    var queryItems: [Address.QueryItem] {
        [.init("name", name)] + (country.map { [.init("country", $0.description)] } ?? [])
            + [.init("look", look.rawValue)]
    }

    /// Only what differs from nothing chosen.
    var chosenItems: [Address.QueryItem] {
        queryItems.filter { item in
            switch item.name {
            case "name": !item.value.isEmpty
            case "look": look != .system
            default: true
            }
        }
    }
}
