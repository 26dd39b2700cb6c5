public import AlmanacValues
import PlainBytes

/// The addresses of other services, answered from our own data. A client needs only another base address. Each
/// interface has a file of its own beside this one.
public enum InterfacesPlace: Hashable, Sendable {
    /// `/api/v3/…`, as Nager.Date spells it
    case nager(NagerPlace)
    /// `/api/v4/…`
    case nagerV4(NagerV4Place)
    /// `/bank-holidays.json`, `/bank-holidays/scotland.json`, `/gwyliau-banc.json`
    case govUK(GovUKPlace)
    /// `/openholidays/…`
    case openHolidays(OpenHolidaysPlace)

    /// The interface that this is part of, which an operator may switch off.
    public var interface: Interface {
        switch self {
        case .nager, .nagerV4: .nager
        case .govUK: .govUK
        case .openHolidays: .openHolidays
        }
    }
}

extension InterfacesPlace: Section {
    /// Parses the rest of a path that begins with `api`.
    init(api rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        switch rest.first?.lowercasedWord {
        case "v3": self = .nager(try NagerPlace(rest.dropFirst(), of: address))
        case "v4": self = .nagerV4(try NagerV4Place(rest.dropFirst()))
        default: throw .unknown
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .nager(let place): place.spellPath(into: &parts)
        case .nagerV4(let place): place.spellPath(into: &parts)
        case .govUK(let place): place.spellPath(into: &parts)
        case .openHolidays(let place): place.spellPath(into: &parts)
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .nager(let place): place.spellQuery(into: &parts)
        case .openHolidays(let place): place.spellQuery(into: &parts)
        case .nagerV4, .govUK: break
        }
    }

    /// Answers about today are right until the next midnight in some time zone, as pages are.
    var caching: Caching {
        if case .openHolidays(let place) = self, place.hasForms { .accepted } else { .shared }
    }
    var work: Work {
        switch self {
        case .nager(.worldwide): .much
        case .openHolidays(let place): place.work
        case .nager, .nagerV4, .govUK: .little
        }
    }

    /// Clients do not expect a redirect, and the originals ignore the case of a path.
    var takesAnySpelling: Bool { true }
}

extension Address {
    /// Whether the address is below the path of an interface, even if there is nothing at it.
    var isOfInterface: Bool {
        switch path.first?.lowercasedWord {
        case "api", "openholidays", "bank-holidays", "gwyliau-banc": path.count > 1
        case "bank-holidays.json", "gwyliau-banc.json": true
        default: false
        }
    }

    /// Whether a request target that cannot be decoded is an address for programs.
    public static func isForPrograms(target: some StringProtocol) -> Bool {
        let isOfThem = ["/api/", "/openholidays/", "/bank-holidays/", "/gwyliau-banc/", "/documents/"].contains {
            start in
            target.utf8.prefix(start.utf8.count).elementsEqual(start.utf8) { $0.lowercasedASCII == $1 }
        }
        return isOfThem || format(ofTarget: target) != nil
    }

    /// Returns the value of the only query item with this name, whose case does not matter; nil without such an item.
    ///
    /// - Throws: `.badValue` if there are several.
    func only(_ name: String) throws(PlaceProblem) -> Text? {
        let found = everyValue(name)
        guard found.count < 2 else { throw .badValue(name: name, value: found[1].string) }
        return found.first
    }

    /// Returns what the only query item with this name means.
    ///
    /// - Throws: `.badValue` if it has no meaning, or if there are several.
    func only<Value>(_ name: String, _ parse: (Text) -> Value?) throws(PlaceProblem) -> Value? {
        guard let text = try only(name) else { return nil }
        guard let value = parse(text) else { throw .badValue(name: name, value: text.string) }
        return value
    }

    /// Returns what the required query item with this name means.
    func required<Value>(_ name: String, _ parse: (Text) -> Value?) throws(PlaceProblem) -> Value {
        guard let value = try only(name, parse) else { throw .missing(name: name) }
        return value
    }
}
