import AlmanacValues
import Layout
import VIPER

/// The words for a failure, which are the same for people and for programs.
extension LeavePlannerFailure {
    var status: Status {
        switch self {
        case .unknownCountry, .uncovered, .unknownRegion: .notFound
        case .service(let failure, _): Status(failure)
        }
    }

    /// Whose place has to change.
    func person(in request: LeaveRequest) -> LeavePerson {
        switch self {
        case .unknownCountry(let code): code == request.territory.country ? .first : .partner
        case .unknownRegion(_, let territory): territory == request.territory ? .first : .partner
        case .uncovered, .service: request.partner == nil ? .first : .partner
        }
    }

    /// - Parameters:
    ///   - choose: to the countries.
    ///   - whole: to the planner of the whole country.
    ///   - retry: to the same page.
    func notice(choose: Link? = nil, whole: (Territory) -> Link? = { _ in nil }, retry: Link? = nil) -> Notice {
        switch self {
        case .unknownCountry(let code): .unknownCountry(code, choose: choose)
        case .uncovered(let name): .uncovered(country: name, choose: choose)
        case .unknownRegion(let name, let territory):
            Notice(
                title: "\(name.htmlText) has no region “\(territory.region?.description ?? "")”",
                explanation: "Plan for the whole country, then choose one of its regions.",
                actions: whole(territory).map { [.init("Plan for all of \(name.htmlText)", $0)] } ?? [])
        case .service(let failure, let name):
            Notice(
                failure, of: name.map { "the holidays in \(Phrases.inSentence(country: $0))" } ?? "the holidays",
                retry: retry.map { .init("Try again", $0) })
        }
    }
}

/// The words for a rule that a request breaks.
extension LeaveProblem {
    func text(year: Int) -> String {
        switch self {
        case .unreadable(let field, let text): unreadable(field, Phrases.isolated(text))
        case .outOfRange(.days, let limits):
            "Enter \(limits.lowerBound) to \(limits.upperBound) days of leave."
        case .outOfRange(.partnerDays, let limits):
            "Enter \(limits.lowerBound) to \(limits.upperBound) days of leave for the second person."
        case .outOfRange(_, let limits):
            "Choose breaks of \(limits.lowerBound) to \(limits.upperBound) days or more."
        case .otherYear(_, let date): "\(Phrases.date(date)) is not in \(year)."
        case .workedAndTaken(let date):
            "\(Phrases.date(date)) is both a day that you must work and a day that you are off."
        case .noWorkingDays: "Choose at most 6 days of the week as your weekend."
        case .unknownSchools(let name):
            name.isEmpty
                ? "We do not know any school holidays of the whole country in \(year)."
                : "We do not know the school holidays of “\(name)” in \(year)."
        }
    }

    private func unreadable(_ field: LeaveField, _ text: String) -> String {
        switch field {
        case .days, .partnerDays: "“\(text)” is not a number of days. Enter a whole number, such as 25."
        case .shortest: "“\(text)” is not a number of days. Enter a whole number, such as 9."
        case .weekend: "“\(text)” is not a day of the week. Use mon, tue, wed, thu, fri, sat or sun."
        case .worked: "“\(text)” is not a date. Use year, month and day, such as 2027-05-14."
        case .taken:
            "“\(text)” is not a date, or not a first and a last one. Use 2027-05-14, or 2027-07-05..2027-07-16."
        case .schools: "“\(text)” is not a region."
        case .partner: "“\(text)” is not a place. Use the code of a country or a region, such as FR or DE-BY."
        }
    }
}
