import AlmanacValues
import Layout
import Places

/// What is wrong with an address that is well-formed, but no place's.
extension SiteWords {
    func text(of problem: PlaceProblem) -> ErrorText {
        switch problem {
        case .unknown:
            ErrorText(
                title: say("Page not found"),
                explanation: paragraph(say("Check the address."), say("The page may have moved.")))
        case .unknownCountry(let text):
            ErrorText(title: say("“\(echoed(text))” is not the code of a country"), explanation: countryCodes)
        case .foreignRegion(let text, let country, let name):
            ErrorText(
                title: say("“\(echoed(text))” is not a region of \(code: country)"),
                explanation: say("“\(ForeignText(name))” names a region of the same country as the path."),
                fault: say("It is a region of another country."))
        case .unknownYear(let text, _):
            ErrorText(
                title: say("“\(echoed(text))” is not a year"),
                explanation: say("Use a year with 4 digits, such as 2026."))
        case .unknownMonth(let text, _, _):
            ErrorText(
                title: say("“\(ForeignText(text))” is not a month"),
                explanation: say("Use a number from 01 to 12, such as 10 for October."))
        case .unknownDate(let text): ErrorText(title: say("“\(echoed(text))” is not a date"), explanation: dates)
        case .unknownFormat(let word, _):
            ErrorText(
                title: say("This page is not available as “\(echoed(word))”"),
                explanation: say("Open the page itself, or check the end of the address."))
        case .unknownDay(let text, _, let year):
            ErrorText(
                title: say("Holiday “\(echoed(text))” not found"),
                explanation: say("Find the holiday in the list for \(year)."))
        case .badValue, .missing, .unknownName, .exclusive, .tooManyValues, .tooManyDays: queryText(of: problem)
        case .otherVersion:
            wayBackLost(say("It was made by another version of this site, so we cannot tell where it leads back to."))
        case .ticketTooDeep(let limit):
            wayBackLost(
                paragraph(say("It leads back through more than \(limit) pages."), say("We can follow \(limit).")))
        }
    }

    /// A ticket that cannot be read. Everything else in the address may be right.
    private func wayBackLost(_ reason: String) -> ErrorText {
        ErrorText(
            title: say("This link does not work here"),
            explanation: paragraph(reason, nothingChanged, say("Start again from one of these pages.")))
    }
}

// MARK: Ways on

extension SiteWords {
    func holidays(in country: CountryCode) -> String { say("This year’s holidays in \(code: country)") }

    func holidays(in country: CountryCode, _ year: Int) -> String { say("All holidays in \(code: country) in \(year)") }

    func calendar(of country: CountryCode, _ year: Int) -> String { say("The calendar of \(code: country) in \(year)") }

    var openPage: String { say("Open the page") }

    func openPage(without name: String) -> String { say("Open the page without “\(echoed(name))”") }

    var openWithoutWayBack: String { say("Open the page without the way back") }
}
