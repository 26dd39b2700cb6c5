import AlmanacValues
import HTML
import HTTPMessages
import Layout
import Places
import Support
import VIPER

// The pages for addresses that are well-formed, but no place's.

extension ErrorPages {
    /// The page for an address without a place.
    func response(to problem: PlaceProblem, at address: Address) -> Response {
        switch problem {
        case .unknown:
            response(
                .notFound,
                Notice(
                    title: "Page not found",
                    explanation: "Check the address. The page may have moved.",
                    actions: [home, chooseCountry]))
        case .unknownCountry(let text):
            response(
                .notFound,
                Notice(
                    title: "“\(Phrases.isolated(echo(text)))” is not the code of a country",
                    explanation: "Country codes have 2 letters, such as DE for Germany (ISO 3166-1 alpha-2).",
                    actions: [chooseCountry, home]))
        case .foreignRegion(let text, let country, let name):
            response(
                .notFound,
                Notice(
                    title: "“\(Phrases.isolated(echo(text)))” is not a region of \(country)",
                    explanation: "“\(name)” names a region of the same country as the path.", actions: [home]),
                faults: [.init(name, "It is a region of another country.")])
        case .unknownYear(let text, let country):
            response(
                .notFound,
                Notice(
                    title: "“\(Phrases.isolated(echo(text)))” is not a year",
                    explanation: "Use a year with 4 digits, such as 2026.",
                    actions: [.init("This year’s holidays in \(country)", Link(.holidays(.list(.country(country)))))]))
        case .unknownMonth(let text, let country, let year):
            response(
                .notFound,
                Notice(
                    title: "“\(text)” is not a month",
                    explanation: "Use a number from 01 to 12, such as 10 for October.",
                    actions: [
                        .init(
                            "The calendar of \(country) in \(year)",
                            Link(.calendars(.year(HolidayYear(country, year)))))
                    ]))
        case .unknownDate(let text):
            response(
                .notFound,
                Notice(
                    title: "“\(Phrases.isolated(echo(text)))” is not a date",
                    explanation: "Write a day that exists as year, month and day, such as 2026-12-24.",
                    actions: [.init("Today", Link(.world(.today)))]))
        case .unknownFormat(let word, let page):
            response(
                .notFound,
                Notice(
                    title: "This page is not available as “\(Phrases.isolated(echo(word)))”",
                    explanation: "Open the page itself, or check the end of the address.",
                    actions: [.init("Open the page", Link(page)), home]))
        case .unknownDay(let text, let country, let year):
            response(
                .notFound,
                Notice(
                    title: "Holiday “\(Phrases.isolated(echo(text)))” not found",
                    explanation: "Find the holiday in the list for \(year).",
                    actions: [
                        .init(
                            "All holidays in \(country) in \(year)",
                            Link(.holidays(.list(.year(HolidayYear(country, year))))))
                    ]))
        case .badValue(let name, let value) where value.utf8.isEmpty:
            wrong(
                name, "“\(name)” has no value", "Give it one, or leave it out.",
                "It has no value.", [withoutQuery(name, address), home])
        case .badValue(let name, let value):
            wrong(
                name, "The value of “\(name)” is not valid",
                "“\(name)” cannot be “\(Phrases.isolated(echo(value)))” here. "
                    + (Self.expected[name] ?? "Change it, or leave it out."),
                "“\(echo(value))” is not valid.", [withoutQuery(name, address), home])
        case .missing(let name):
            wrong(
                name, "“\(name)” is missing",
                "This address needs it. " + (Self.expected[name] ?? "Add “\(name)=” and a value to the address."),
                "It is required.", [home])
        case .unknownName(let name, let known):
            wrong(
                echo(name), "This address has no “\(Phrases.isolated(echo(name)))”",
                known.isEmpty
                    ? "It takes no values. Leave everything after the question mark out."
                    : "It takes \(Phrases.list(known.map { "“\($0)”" })). Check the spelling, or leave it out.",
                "It is not known here.", [withoutQuery(name, address), home])
        case .exclusive(let name, let other):
            wrong(
                name, "“\(other)” and “\(name)” cannot be used together", "Leave one of them out.",
                "It cannot be used together with “\(other)”.", [home])
        case .tooManyValues(let name, 1):
            wrong(
                name, "“\(name)” is there more than once", "Give it one value. Ask for other values separately.",
                "It has more than one value.", [home])
        case .tooManyValues(let name, let limit):
            wrong(
                name, "Too many values of “\(name)”",
                "At most \(limit) are allowed here. Leave some out, or ask for them separately.",
                "It has more than \(limit) values.", [home])
        case .tooManyDays(let limit):
            wrong(
                "validTo", "Too many days",
                "At most \(Phrases.number(limit)) days can be asked for at once. Ask for the rest separately.",
                "It is more than \(Phrases.number(limit)) days after the first date.", [home])
        case .otherVersion:
            wayBackLost(
                "It was made by another version of this site, so we cannot tell where it leads back to.", address)
        case .ticketTooDeep(let limit):
            wayBackLost("It leads back through more than \(limit) pages. We can follow \(limit).", address)
        }
    }

    /// The page for an address whose ticket cannot be read. Everything else in the address may be right.
    private func wayBackLost(_ explanation: String, _ address: Address) -> Response {
        response(
            .badRequest,
            Notice(
                title: "This link does not work here",
                explanation: explanation + " Nothing was changed. Start again from one of these pages.",
                // The front page of the sub-flow: the address itself may be an answer.
                actions: [
                    .init("Open the page without the way back", Link(segments: Array(address.segments.prefix(1)))),
                    home,
                ]))
    }

    /// What a value of a query item looks like, for those that not everybody spells in the same way.
    private static let expected: [String: String] = {
        let date = "Write a day that exists as year, month and day, such as 2026-12-24."
        let place = "Use the code of a country, such as DE, or of a region, such as DE-BY (ISO 3166)."
        return [
            "place": place, "with": place, "from": date, "to": date, "date": date, "validFrom": date, "validTo": date,
            "countryIsoCode": "Country codes have 2 letters, such as DE for Germany (ISO 3166-1 alpha-2).",
        ]
    }()

    /// The page for a query item that is wrong.
    private func wrong(
        _ name: String, _ title: String, _ explanation: String, _ reason: String, _ actions: [Notice.Action]
    ) -> Response {
        response(
            .badRequest, Notice(title: title, explanation: explanation, actions: actions),
            faults: [.init(name, reason)])
    }

    private func withoutQuery(_ name: String, _ address: Address) -> Notice.Action {
        .init("Open the page without “\(Phrases.isolated(echo(name)))”", Link(segments: address.segments))
    }

    private func echo(_ text: String) -> String { text.shortened(to: Self.echo) }
}
