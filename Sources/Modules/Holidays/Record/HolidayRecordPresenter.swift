import Almanac
import Layout
import VIPER

/// Answers programs with the same facts as `HolidayListPresenter` answers people: both ask the same Interactor.
struct HolidayRecordPresenter<I: HolidayListInteracting, R: Router<HolidayRecordNavigation>>: Presenter {
    let interactor: I
    let router: R

    func handle(
        _ event: HolidayRecordEvent
    ) async -> Step<Recorded<HolidayRecord>, HolidayRecordNavigation, Never> {
        switch event {
        case .requested(let year):
            do {
                let listing = try await interactor.listing(year)
                guard listing.isKnown else { return problem(.notFound, listing.noData) }
                return .show(.record(record(listing, year)))
            } catch {
                return problem(error.status, error.notice(in: year.country).title)
            }
        }
    }

    private func problem(
        _ status: Status, _ detail: String
    ) -> Step<Recorded<HolidayRecord>, HolidayRecordNavigation, Never> {
        .show(.problem(ProblemDetails(status, detail)), status)
    }

    private func record(_ listing: Listing, _ year: HolidayYear) -> HolidayRecord {
        HolidayRecord(
            selection: year, countryName: LocalizedText(listing.countryName, language: "en"),
            knownYears: listing.knownYears,
            regions: listing.regions.map { HolidayRecord.Region(code: $0.code, name: $0.name) },
            holidays: listing.days.map(holiday), isStale: listing.age != nil, page: router.link(to: .list(year)))
    }

    private func holiday(_ day: Listing.Day) -> HolidayRecord.Holiday {
        HolidayRecord.Holiday(
            id: day.id.id, date: day.date, observed: day.observed,
            names: [day.name] + [day.localName].compactMap(\.self),
            types: day.types, regions: day.regions.codes, exceptions: day.exceptions.codes, isLocal: day.isLocal,
            isEstimated: day.isEstimated, listedOn: day.listedOn, last: day.last, page: router.link(to: .day(day.id)))
    }
}
