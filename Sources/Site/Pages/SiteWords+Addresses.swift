import AlmanacValues
import Layout
import Places

/// What is wrong with a well-formed address that no place has.
extension SiteWords {
    func text(of problem: PlaceProblem) -> ErrorText {
        switch problem {
        case .unknown:
            ErrorText(
                title: pageNotFound,
                explanation: paragraph(checkTheAddress, thePageMayHaveMoved))
        case .unknownCountry(let text):
            ErrorText(title: isNotTheCode(text: echoed(text)), explanation: countryCodes)
        case .foreignRegion(let text, let country, let name):
            ErrorText(
                title: isNotARegion(text: echoed(text), country: country),
                explanation: namesARegionOfTheSame(name: ForeignText(name)),
                fault: itIsARegion)
        case .unknownYear(let text, _):
            ErrorText(
                title: isNotAYear(text: echoed(text)),
                explanation: useAYearWith4)
        case .unknownMonth(let text, _, _):
            ErrorText(
                title: isNotAMonth(text: ForeignText(text)),
                explanation: useANumberFrom01)
        case .unknownDate(let text): ErrorText(title: isNotADate(text: echoed(text)), explanation: dates)
        case .unknownFormat(let word, _):
            ErrorText(
                title: thisPageIsNotAvailable(word: echoed(word)),
                explanation: openThePageItself)
        case .unknownDay(let text, _, let year):
            ErrorText(
                title: holidayNotFound(text: echoed(text)),
                explanation: findTheHolidayInTheList(year: year))
        case .badValue, .missing, .unknownName, .exclusive, .tooManyValues, .tooManyDays: queryText(of: problem)
        case .otherVersion: wayBackLost(itWasMadeByAnother)
        case .ticketTooDeep(let limit):
            wayBackLost(paragraph(itLeadsBackThrough(limit: limit), weCanFollow(limit: limit)))
        }
    }

    /// A ticket that cannot be read. Everything else in the address may be right.
    private func wayBackLost(_ reason: String) -> ErrorText {
        ErrorText(
            title: thisLinkDoesNotWork,
            explanation: paragraph(reason, nothingChanged, startAgainFromOneOfThesePages))
    }
}

// MARK: Ways on

extension SiteWords {
    func openPage(without name: String) -> String { openThePageWithout(name: echoed(name)) }
}
