import AlmanacValues
import Entities
import ServiceContracts

struct GovUKInteractor: GovUKInteracting, InterfaceAsking {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    /// The years before and after the current one, as GOV.UK has them.
    private static let reach = (past: 7, future: 2)

    func bankHolidays(of divisions: [BankHolidayDivision]) async throws(InterfaceFailure) -> [GovUKDivision] {
        guard let code = CountryCode("GB") else { return [] }
        let country = try await country(code)
        let current = today(in: country).year
        let asked = current - Self.reach.past...current + Self.reach.future
        let calendar = try await calendar(of: country, asked).settled(.observed)
        guard asked.overlaps(calendar.years) else { throw .noData(country: ForeignText(country.name), calendar.years) }
        let years = asked.clamped(to: calendar.years)
        return divisions.map { division in
            GovUKDivision(
                division: division, events: years.flatMap { Self.events(calendar, division, in: $0) },
                revised: calendar.revisedAt)
        }
    }

    /// A holiday of December may be observed in January, and the other way round.
    private static func year(of holiday: Holiday) -> Int {
        switch (holiday.id.month, holiday.date.month) {
        case (12, 1): holiday.date.year - 1
        case (1, 12): holiday.date.year + 1
        default: holiday.date.year
        }
    }

    private static func events(
        _ calendar: HolidayCalendar, _ division: BankHolidayDivision, in year: Int
    ) -> [GovUKDivision.Event] {
        // England and Wales have the same bank holidays (Banking and Financial Dealings Act 1971, schedule 1).
        let region: RegionCode? =
            switch division {
            case .englandAndWales: RegionCode("ENG")
            case .scotland: RegionCode("SCT")
            case .northernIreland: RegionCode("NIR")
            }
        return calendar.holidays(in: year)
            .filter { $0.kind.types.contains(.publicHoliday) && $0.kind.share(of: region) == .whole }
            .map { holiday in
                GovUKDivision.Event(
                    name: holiday.kind.englishName.text, date: holiday.date, isSubstitute: holiday.isInLieu,
                    year: Self.year(of: holiday), occasion: holiday.kind.occasion)
            }
    }
}
