import AlmanacValues
import Layout
import Places

/// What is wrong with a query item.
extension SiteWords {
    func queryText(of problem: PlaceProblem) -> ErrorText {
        switch problem {
        case .badValue(let name, let value) where value.utf8.isEmpty:
            ErrorText(
                title: say("“\(ForeignText(name))” has no value"), explanation: say("Give it one, or leave it out."),
                fault: say("It has no value."))
        case .badValue(let name, let value):
            ErrorText(
                title: say("The value of “\(ForeignText(name))” is not valid"),
                explanation: paragraph(
                    say("“\(ForeignText(name))” cannot be “\(echoed(value))” here."),
                    expected(of: name) ?? say("Change it, or leave it out.")),
                fault: say("“\(echoed(value))” is not valid."))
        case .missing(let name):
            ErrorText(
                title: say("“\(ForeignText(name))” is missing"),
                explanation: paragraph(
                    say("This address needs it."),
                    expected(of: name) ?? say("Add “\(ForeignText(name))=” and a value to the address.")),
                fault: say("It is required."))
        case .unknownName(let name, let known):
            ErrorText(
                title: say("This address has no “\(echoed(name))”"),
                explanation: known.isEmpty
                    ? paragraph(say("It takes no values."), say("Leave everything after the question mark out."))
                    : paragraph(
                        say("It takes \(list: known, { "“\(ForeignText($0))”" })."),
                        say("Check the spelling, or leave it out.")),
                fault: say("It is not known here."))
        case .exclusive(let name, let other):
            ErrorText(
                title: say("“\(ForeignText(other))” and “\(ForeignText(name))” cannot be used together"),
                explanation: say("Leave one of them out."),
                fault: say("It cannot be used together with “\(ForeignText(other))”."))
        case .tooManyValues(let name, 1):
            ErrorText(
                title: say("“\(ForeignText(name))” is there more than once"),
                explanation: paragraph(say("Give it one value."), say("Ask for other values separately.")),
                fault: say("It has more than one value."))
        case .tooManyValues(let name, let limit):
            ErrorText(
                title: say("Too many values of “\(ForeignText(name))”"),
                explanation: paragraph(
                    say("At most \(limit) are allowed here."), say("Leave some out, or ask for them separately.")),
                fault: say("It has more than \(limit) values."))
        case .tooManyDays(let limit):
            ErrorText(
                title: say("Too many days"),
                explanation: paragraph(
                    say("At most \(grouped: limit) days can be asked for at once."),
                    say("Ask for the rest separately.")),
                fault: say("It is more than \(grouped: limit) days after the first date."))
        case .unknown, .unknownCountry, .foreignRegion, .unknownYear, .unknownMonth, .unknownDay, .unknownDate,
            .unknownFormat, .otherVersion, .ticketTooDeep:
            text(of: problem)
        }
    }

    /// What a value of a query item looks like, for those that not everybody spells in the same way.
    private func expected(of name: String) -> String? {
        switch Self.expected[name] {
        case .date: dates
        case .place: say("Use the code of a country, such as DE, or of a region, such as DE-BY (ISO 3166).")
        case .country: countryCodes
        case nil: nil
        }
    }

    var dates: String { say("Write a day that exists as year, month and day, such as 2026-12-24.") }
    var countryCodes: String { say("Country codes have 2 letters, such as DE for Germany (ISO 3166-1 alpha-2).") }

    private enum Expected {
        case date, place, country
    }

    private static let expected: [String: Expected] = [
        "place": .place, "with": .place, "from": .date, "to": .date, "date": .date, "validFrom": .date,
        "validTo": .date, "countryIsoCode": .country,
    ]
}
