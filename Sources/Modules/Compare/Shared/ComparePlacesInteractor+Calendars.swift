import AlmanacValues
import Entities
import ServiceContracts

// What the Interactors of both screens ask.

extension TerritoryCalendars {
    /// Returns the calendars of all places, or throws the failure of the first place without one.
    func all(of places: [Territory], covering years: ClosedRange<Int>) async throws(CompareFailure)
        -> [TerritoryCalendar]
    {
        var found: [TerritoryCalendar] = []
        var failure: CompareFailure?
        for (place, result) in zip(places, await calendars(of: places, covering: years)) {
            switch result {
            case .success(let calendar): found.append(calendar)
            case .failure(let reason):
                if failure == nil {
                    failure = CompareFailure(place: place, reason: reason)
                } else {
                    failure?.others.append(place)
                }
            }
        }
        if let failure { throw failure }
        return found
    }
}

extension ComparedPlace {
    init(_ found: TerritoryCalendar) {
        self.init(
            territory: found.territory,
            name: PlaceName(
                region: (found.region?.name).map { ForeignText($0) }, country: ForeignText(found.country.name),
                regionLanguage: found.region?.nameLanguage ?? "en", countryLanguage: found.country.nameLanguage),
            zone: found.country.zone(of: found.region?.code),
            isNationwide: found.region == nil && !found.calendar.regions.isEmpty,
            knownYears: found.calendar.years, age: found.age)
    }
}
