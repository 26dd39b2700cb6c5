public import AlmanacValues
import Support

/// The record of the holidays of some days:
/// `/holidays/DE/days.json?from=2026-12-01&to=2027-01-31&type=public,school&region=BY`.
public struct HolidayDaysRecordPlace: Hashable, Sendable {
    public let country: CountryCode
    public let filter: HolidayFilter
    /// The first and the last day.
    public let days: ClosedRange<CivilDate>

    /// The most days: five years.
    public static let mostDays = 1827

    public init(_ country: CountryCode, _ filter: HolidayFilter, _ days: ClosedRange<CivilDate>) {
        self.country = country
        self.filter = filter
        self.days = days
    }
}

extension HolidayDaysRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard rest.count == 2, rest.last?.lowercasedWord == "days" else { return nil }
        let country = try CountryCode(only: rest.prefix(1))
        try address.rejectEmpty(["from", "to"])
        let first = try Self.date("from", in: address)
        let last = try Self.date("to", in: address)
        guard first <= last else { throw .badValue(name: "to", value: last.description) }
        guard last.dayNumber - first.dayNumber < Self.mostDays else {
            throw .tooManyDays(name: "to", limit: Self.mostDays)
        }
        self.init(country, try HolidayFilter(ofSeveralTypes: address, of: country), first...last)
    }

    private static func date(_ name: String, in address: Address) throws(PlaceProblem) -> CivilDate {
        guard let text = address.value(name) else { throw .missing(name: name) }
        guard let date = CivilDate(text.string) else { throw .badValue(name: name, value: text.string) }
        return date
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment(.holidays)
        parts.segment(AddressWord(country))
        parts.segment("days")
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        parts.item("from", days.lowerBound.description)
        parts.item("to", days.upperBound.description)
        filter.spell(into: &parts)
    }

    var formats: [Format] { Format.ofRange }
    var names: QueryNames { QueryNames(["from", "to", "type", "region"]) }
    var work: Work { .much }
    /// A page has one year.
    var page: Place? { nil }
}
