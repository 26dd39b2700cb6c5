public import AlmanacValues
public import Entities
import Landings
public import ServiceContracts
import Support
import Synchronization

extension DocumentLibrary: WorldService {
    /// How many documents are read at the same time. Visits that need one of them do not wait for all the others.
    private static let readers = 4

    public func countryCalendars() async throws(ServiceFailure) -> [CountryCalendar] {
        let countries = try await countries().value
        let kept = countries.map { CountryCalendar($0, keptCalendar(of: $0.code)) }
        if kept.allSatisfy({ $0.calendar != nil }) { return kept }
        let work = worldReading.withLock { reading in reading.joined { await self.calendars(of: countries) } }
        let read = await work.landing.value(within: nil)
        withExtendedLifetime(work) {}
        // Nil if the visitor left, or if no document could be used. Each of them has been reported.
        guard let read = read ?? nil else { throw .invalid }
        return read
    }

    public func outline() async throws(ServiceFailure) -> Outline { try await supplied(outlines) }

    public func cities() async throws(ServiceFailure) -> [City] { try await supplied(cityList) }

    public func map(of country: CountryCode) async throws(ServiceFailure) -> RegionMap? {
        if let kept = maps.withLock({ $0[country] }) { return kept }
        do throws(DocumentFailure) {
            // There are few maps, so all that were read are kept.
            guard let read = try await elsewhere({ () throws(DocumentFailure) in try reader.map(of: country) }) else {
                return nil
            }
            maps.withLock { $0[country] = read }
            return read
        } catch {
            throw refused(error)
        }
    }

    /// Reads the calendars that are not cached. Skips those that cannot be used; nil if none can.
    private func calendars(of countries: [Country]) async -> [CountryCalendar]? {
        let calendars = await countries.concurrentMap(atMost: Self.readers) { await self.usableCalendar(of: $0) }
        guard calendars.contains(where: { $0 != nil }) else { return nil }
        return zip(countries, calendars).map { CountryCalendar($0, $1) }
    }

    private func usableCalendar(of country: Country) async -> HolidayCalendar? {
        do throws(ServiceFailure) {
            return try await calendar(of: country.code, covering: CalendarScope(years: country.years))?.value
        } catch {
            return nil
        }
    }
}

/// A reading of all calendars in progress. Visits that need them at the same time share it. It is cancelled when the
/// last of these visitors has left.
struct WorldReading {
    typealias Work = SharedWork<[CountryCalendar]?>

    private weak var work: Work?

    mutating func joined(_ make: @escaping @Sendable () async -> [CountryCalendar]?) -> Work {
        if let work { return work }
        let new = Work(make)
        work = new
        return new
    }
}
