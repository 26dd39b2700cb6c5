import AlmanacValues
import Entities
import ServiceContracts

extension OptionsEditorInteractor {
    /// The region in a form that was sent.
    enum EnteredRegion: Hashable {
        /// The country as a whole.
        case none
        case region(RegionCode)
        case unknown

        var code: RegionCode? {
            if case .region(let code) = self { code } else { nil }
        }
    }

    /// Returns the region that was entered for a country.
    ///
    /// If the regions cannot be fetched, it accepts what was entered, so that saving does not depend on the source.
    /// Screens that use a saved region check it against the calendar (`HolidayCalendar.settled(_:)`).
    func region(from entry: OptionsEntry, of country: CountryCode?) async -> EnteredRegion {
        guard let country, !entry.region.utf8.isEmpty else { return .none }
        guard let code = RegionCode(entry.region) else { return .unknown }
        guard let regions = await regions(of: country) else { return .region(code) }
        return regions.contains { $0.code == code } ? .region(code) : .unknown
    }

    /// Returns the regions of a country that have holidays of their own; nil if they could not be fetched.
    func regions(of country: CountryCode) async -> [NamedRegion]? {
        let scope = CalendarScope(year: clock.today(in: "UTC").year, regions: .wholeCountry)
        do {
            return try await holidays.calendar(of: country, covering: scope)?.value.namedRegions ?? []
        } catch {
            return nil
        }
    }
}
