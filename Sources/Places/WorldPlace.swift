public import AlmanacValues
import PlainBytes
import VIPER

/// The destinations of the world module, by screen.
public enum WorldPlace: Hashable, Sendable {
    /// Who is off on a day.
    case single(WorldDayPlace)
    /// The same of seven days.
    case seven(WorldWeekPlace)

    public static let today = Self.single(.today)
    public static let thisWeek = Self.seven(.current)
    public static func day(_ date: CivilDate) -> Self { .single(.date(date)) }
    public static func week(_ first: CivilDate) -> Self { .seven(.from(first)) }
}

/// The destinations of the screen of one day.
public enum WorldDayPlace: Hashable, Sendable {
    /// `/on/today`: today, where the visitor is
    case today
    /// `/on/2026-12-24`
    case date(CivilDate)
    /// `/on/today?date=soon`: a form asks for what is not written like a date. Text from outside, bounded in length.
    case unreadable(String)
}

/// The destinations of the screen of seven days.
public enum WorldWeekPlace: Hashable, Sendable {
    /// `/on/week`: the seven days from today on, where the visitor is
    case current
    /// `/on/2026-12-24/week`: the seven days from this one on
    case from(CivilDate)
}

extension WorldPlace: Section {
    /// `/on/today?date=2026-12-24`, which a form asks for, leads to the day. `/on` alone leads to today.
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        let text = rest.first ?? Address.Text("today")
        switch (text.lowercasedWord, rest.dropFirst().map(\.lowercasedWord)) {
        case ("today", []): self = .single(try Self.chosen(address))
        case ("week", []): self = .thisWeek
        case (_, []): self = .day(try Self.date(text))
        case (_, ["week"]): self = .week(try Self.date(text))
        default: throw .unknown
        }
    }

    /// Returns the day that a form asks for; today if it was left out.
    fileprivate static func chosen(_ address: Address) throws(PlaceProblem) -> WorldDayPlace {
        let entered = try address.entered("date") { CivilDate(written: $0) }
        return switch entered {
        case nil: .today
        case .value(let date): .date(date)
        case .unreadable(let text): .unreadable(text)
        }
    }

    private static func date(_ text: Address.Text) throws(PlaceProblem) -> CivilDate {
        guard let date = CivilDate(written: text) else { throw .unknownDate(text.string) }
        return date
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("on")
        switch self {
        case .single(.today), .single(.unreadable): parts.segment("today")
        case .single(.date(let date)): parts.segment(date.description)
        case .seven(.current): parts.segment("week")
        case .seven(.from(let date)):
            parts.segment(date.description)
            parts.segment("week")
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        if case .single(.unreadable(let text)) = self { parts.item("date", text) }
    }

    /// The calendars of all countries.
    var work: Work { .much }
    /// The page of a day begins with the visitor's own place, which also decides which day is today.
    var caching: Caching {
        switch self {
        case .single(.today), .single(.unreadable), .seven(.current): .personal
        case .single(.date): .checked
        case .seven(.from): .shared
        }
    }
}

extension WorldDayPlace {
    /// Parses the state of a ticket: a date, or nothing for today.
    init(state: Address) throws(PlaceProblem) {
        self = try WorldPlace.chosen(state)
        if case .unreadable(let text) = self { throw .badValue(name: "date", value: text) }
    }

    var stateFields: [Form.Field] {
        switch self {
        case .today, .unreadable: []
        case .date(let date): [.init("date", date.description)]
        }
    }
}

extension CivilDate {
    /// Parses year, month and day in this order: `2026-12-24`, and also `20261224` and `2026-1-5`. Nil for anything else,
    /// and for a day that does not exist.
    fileprivate init?(written text: Address.Text) {
        let bytes = Array(text.utf8)
        var parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(Array.init)
        if parts.count == 1, bytes.count == 8 { parts = [0..<4, 4..<6, 6..<8].map { Array(bytes[$0]) } }
        guard parts.count == 3, parts[0].count == 4, 1...2 ~= parts[1].count, 1...2 ~= parts[2].count,
            parts.joined().allSatisfy(\.isASCIIDigit)
        else { return nil }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }
}
