import AlmanacValues
import Entities
import ServiceContracts

struct HolidayDetailInteractor: HolidayDetailInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let occasions: any OccasionService
    let world: any WorldService
    let clock: any CivilClock

    func detail(_ listed: ListedHoliday) async throws(HolidayDetailFailure) -> HolidayDetail {
        let reference = listed.reference
        let (country, supply) = try await load(reference)
        let calendar = supply.value
        guard let holiday = find(reference.id, in: calendar, year: reference.year) else {
            throw reason(reference, country, calendar)
        }
        let kind = holiday.kind
        let listedToo = calendar.holidays(from: holiday.date, through: holiday.date)
            .filter { $0.kind.feast == kind.feast }.map(\.kind)
        let region = calendar.regions.first { $0.code == listed.filter.region }
        let rows = calendar.rows(of: holiday, in: region?.code).filter { $0.first == holiday.date && !$0.isObserved }
        let keepers = HolidayKeepers(of: holiday, listedAs: rows, beside: listedToo, in: calendar)
        let isKeptInRegion =
            region.map { region in listedToo.contains { $0.share(of: region.code) != .none } } ?? true
        let own = await ownStory(of: kind, in: reference.country)
        var story = own
        if story == nil { story = await self.story(ofOccasion: kind) }
        let years = otherYears(
            of: holiday, in: calendar, keptIn: isKeptInRegion ? region?.code ?? keepers.ofOneBreak : nil)
        let publicOnes = listedToo.filter { $0.types.contains(.publicHoliday) }
        return HolidayDetail(
            id: reference,
            place: PlaceName(region: region.map { ForeignText($0.name) }, country: ForeignText(country.name)),
            name: kind.name,
            localName: calendar.localName(of: kind, in: listed.filter.region),
            date: holiday.date, runs: HolidayDetail.Run.all(rows, in: calendar, listedFor: region?.code),
            observed: holiday.observed, movedFrom: holiday.exchangedFor,
            isInLieu: holiday.isInLieu, types: kind.types, regionalTypes: regionalTypes(of: holiday, in: calendar),
            regions: calendar.withoutParts(keepers.regions).map(calendar.name),
            exceptions: calendar.withoutParts(keepers.exceptions).map(calendar.name),
            parts: keepers.parts.map { part in
                HolidayDetail.Parts(
                    regions: calendar.withoutParts(part.regions).map(calendar.name),
                    which: part.which.map { ForeignText($0) })
            }, isLocal: keepers.isLocal, isKeptInRegion: isKeptInRegion,
            map: await map(of: keepers, in: calendar), isEstimated: holiday.isEstimated,
            isComputed: holiday.isEstimated && calendar.isComputed(holiday),
            isPublic: kind.types.contains(.publicHoliday)
                || publicOnes.contains { $0.share(of: region?.code) == .whole },
            isListedAsPublic: !publicOnes.isEmpty, occasion: await about(kind),
            story: story, hasOwnStory: own != nil,
            otherYears: years, elsewhere: await elsewhere(kind, reference),
            corrections: calendar.notes(of: holiday), today: clock.today(in: country.zones.first ?? "UTC"),
            previous: years.first { $0.year == reference.year - 1 }?.day?.id,
            next: years.first { $0.year == reference.year + 1 }?.day?.id, age: supply.age)
    }

    /// Asks for the country and its calendar at the same time. If both fail, the country's failure is thrown.
    private func load(
        _ reference: HolidayReference
    ) async throws(HolidayDetailFailure) -> (Country, Supply<HolidayCalendar>) {
        async let calendar = calendar(for: reference)
        let country: Country?
        let supply: Supply<HolidayCalendar>?
        do throws(ServiceFailure) {
            country = try await countries.country(reference.country)
            supply = country == nil ? nil : try await calendar.get()
        } catch {
            throw .service(error)
        }
        guard let country else { throw .unknownCountry }
        guard let supply else { throw .uncovered(country: ForeignText(country.name)) }
        return (country, supply)
    }

    private func calendar(
        for reference: HolidayReference
    ) async -> Result<Supply<HolidayCalendar>?, ServiceFailure> {
        do throws(ServiceFailure) {
            return .success(
                try await holidays.calendar(of: reference.country, covering: CalendarScope(year: reference.year)))
        } catch {
            return .failure(error)
        }
    }

    private func find(_ id: HolidayID, in calendar: HolidayCalendar, year: Int) -> Holiday? {
        guard let date = CivilDate(year: year, month: id.month, day: id.day) else { return nil }
        return calendar.holidays(from: date, through: date).first { $0.id == id }
    }

    private func reason(_ reference: HolidayReference, _ country: Country, _ calendar: HolidayCalendar)
        -> HolidayDetailFailure
    {
        guard calendar.years.contains(reference.year) else {
            return .unknownYear(country: ForeignText(country.name), known: calendar.years)
        }
        guard let date = CivilDate(year: reference.year, month: reference.id.month, day: reference.id.day)
        else { return .unknownDay(country: ForeignText(country.name), sameDay: []) }
        let sameDay = calendar.holidays(from: date, through: date).map { holiday in
            HolidayDetailFailure.SameDay(
                name: holiday.kind.name.foreign, id: HolidayReference(reference.country, reference.year, holiday.id))
        }
        return .unknownDay(country: ForeignText(country.name), sameDay: sameDay)
    }

    /// Returns the types that regions give the day. The list has one row for all of them, which leads to this holiday.
    private func regionalTypes(of holiday: Holiday, in calendar: HolidayCalendar) -> [RegionalHolidayType] {
        holiday.days.first.map { HolidayRow($0, in: calendar).regionalTypes.map { calendar.told($0) } } ?? []
    }
}
