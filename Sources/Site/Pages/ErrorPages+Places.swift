import AlmanacValues
import HTML
import HTTPMessages
import Layout
import Places
import VIPER

// The pages for well-formed addresses that no place has.

extension ErrorPages {
    /// The page for an address without a place.
    func response(to problem: PlaceProblem, at address: Address) -> Response {
        response(
            status(of: problem), words.text(of: problem), actions(for: problem, at: address),
            parameter: parameter(of: problem))
    }

    private func status(of problem: PlaceProblem) -> Status {
        switch problem {
        case .unknown, .unknownCountry, .foreignRegion, .unknownYear, .unknownMonth, .unknownDate, .unknownFormat,
            .unknownDay:
            .notFound
        case .badValue, .missing, .unknownName, .exclusive, .tooManyValues, .tooManyDays, .otherVersion, .ticketTooDeep:
            .badRequest
        }
    }

    /// The query item that is wrong; nil if it is something else.
    private func parameter(of problem: PlaceProblem) -> String? {
        switch problem {
        case .unknown, .unknownCountry, .unknownYear, .unknownMonth, .unknownDate, .unknownFormat, .unknownDay,
            .otherVersion, .ticketTooDeep:
            nil
        case .foreignRegion(_, _, let name), .badValue(let name, _), .missing(let name), .exclusive(let name, _),
            .tooManyValues(let name, _), .tooManyDays(let name, _):
            name
        case .unknownName(let name, _): words.echoed(name).text
        }
    }

    /// What a visitor can do, most useful first.
    private func actions(for problem: PlaceProblem, at address: Address) -> [Notice.Action] {
        switch problem {
        case .unknown: [home, chooseCountry]
        case .unknownCountry: [chooseCountry, home]
        case .unknownYear(_, let country):
            [.init(words.holidays(in: country), Link(.holidays(.list(.country(country)))))]
        case .unknownMonth(_, let country, let year):
            [.init(words.calendar(of: country, year), Link(.calendars(.year(HolidayYear(country, year)))))]
        case .unknownDate: [.init(words.today, Link(.world(.today)))]
        case .unknownFormat(_, let page): [.init(words.openPage, Link(page)), home]
        case .unknownDay(_, let country, let year):
            [.init(words.holidays(in: country, year), Link(.holidays(.list(.year(HolidayYear(country, year))))))]
        case .badValue(let name, _), .unknownName(let name, _):
            [.init(words.openPage(without: name), Link(segments: address.segments, hasLanguages: true)), home]
        case .foreignRegion, .missing, .exclusive, .tooManyValues, .tooManyDays: [home]
        case .otherVersion, .ticketTooDeep:
            // The front page of the sub-flow: the address itself may be an answer.
            [
                .init(words.openWithoutWayBack, Link(segments: Array(address.segments.prefix(1)), hasLanguages: true)),
                home,
            ]
        }
    }
}
