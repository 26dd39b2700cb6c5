import AlmanacValues
import Layout
import VIPER

/// Chooses the messages for a failure, which are the same for people and for programs.
extension LeavePlannerFailure {
    var status: Status {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion: .notFound
        case .service(let failure, _): Status(failure)
        }
    }

    /// The code that no country has; nil for any other failure.
    var unknownCode: CountryCode? { if case .unknownCountry(let code) = self { code } else { nil } }

    /// Whose place has to change.
    func person(in request: LeaveRequest) -> LeavePerson {
        switch self {
        case .unknownCountry(let code): code == request.territory.country ? .first : .partner
        case .unknownRegion(let code, _, let region):
            Territory(code, region) == request.territory ? .first : .partner
        case .uncovered, .service: request.partner == nil ? .first : .partner
        }
    }

    /// - Parameters:
    ///   - choose: to the countries, searched for `unknownCode`.
    ///   - whole: to the planner of the whole country.
    ///   - retry: to the same page.
    func notice(
        _ words: LeaveWords, choose: Link? = nil, whole: (Territory) -> Link? = { _ in nil }, retry: Link? = nil
    ) -> Notice {
        switch self {
        case .unknownCountry(let code): words.unknownCountry(code, choose: choose)
        case .uncovered(let name): words.uncovered(country: name, choose: choose)
        case .unknownRegion(let code, let name, let region):
            Notice(
                title: words.unknownRegion(region, of: name), explanation: words.chooseRegionLater,
                actions: whole(Territory(code, region)).map { [.init(words.planForAll(of: name), $0)] } ?? [])
        case .service(let failure, let name):
            words.notice(failure, title: words.noHolidays(of: name), retry: retry)
        }
    }
}

/// Chooses the message for a rule that a request breaks.
extension LeaveProblem {
    func text(_ words: LeaveWords, year: Int) -> String {
        switch self {
        case .unreadable(let field, let text): unreadable(field, text, words)
        case .outOfRange(.days, let limits): words.enterDays(limits)
        case .outOfRange(.partnerDays, let limits): words.enterPartnerDays(limits)
        case .outOfRange(_, let limits): words.chooseBreaks(limits)
        case .otherYear(_, let date): words.otherYear(date, year)
        case .workedAndTaken(let date): words.workedAndTaken(date)
        case .backwards(let first, let last): words.reversed(first, last)
        case .noWorkingDays: words.noWorkingDays
        case .unknownSchools(.country): words.unknownSchools(year)
        case .unknownSchools(.region(let region)): words.unknownSchools(of: region, year)
        }
    }

    private func unreadable(_ field: LeaveField, _ text: ForeignText, _ words: LeaveWords) -> String {
        switch field {
        case .days, .partnerDays: words.notDays(text, example: 25)
        case .shortest: words.notDays(text, example: 9)
        case .weekend: words.notWeekday(text)
        case .worked: words.notDate(text)
        case .taken: words.notDates(text)
        case .schools: words.notRegion(text)
        case .partner: words.notPlace(text)
        }
    }
}
