import AlmanacValues
import Layout
import Places

/// What is wrong with a query item.
extension SiteWords {
    func queryText(of problem: PlaceProblem) -> ErrorText {
        switch problem {
        case .badValue(let name, let value) where value.utf8.isEmpty:
            ErrorText(
                title: hasNoValue(name: ForeignText(name)), explanation: giveItOneOrLeave,
                fault: itHasNoValue)
        case .badValue(let name, let value):
            ErrorText(
                title: theValueOfIsNotValid(name: ForeignText(name)),
                explanation: paragraph(
                    cannotBeHere(name: ForeignText(name), value: echoed(value)),
                    expected(of: name) ?? changeItOrLeave),
                fault: isNotValid(value: echoed(value)))
        case .missing(let name):
            ErrorText(
                title: isMissing(name: ForeignText(name)),
                explanation: paragraph(
                    thisAddressNeedsIt,
                    expected(of: name) ?? addAndAValue(name: ForeignText(name))),
                fault: itIsRequired)
        case .unknownName(let name, let known):
            ErrorText(
                title: thisAddressHasNo(name: echoed(name)),
                explanation: known.isEmpty
                    ? paragraph(itTakesNoValues, leaveEverythingAfterTheQuestion)
                    : paragraph(
                        itTakes(names: known.map { quoted(name: ForeignText($0)) }),
                        checkTheSpellingOrLeave),
                fault: itIsNotKnown)
        case .exclusive(let name, let other):
            ErrorText(
                title: andCannotBeUsed(other: ForeignText(other), name: ForeignText(name)),
                explanation: leaveOneOfThemOut,
                fault: itCannotBeUsed(other: ForeignText(other)))
        case .tooManyValues(let name, 1):
            ErrorText(
                title: isThereMoreThanOnce(name: ForeignText(name)),
                explanation: paragraph(giveItOneValue, askForOtherValues),
                fault: itHasMoreThanOneValue)
        case .tooManyValues(let name, let limit):
            ErrorText(
                title: tooManyValuesOf(name: ForeignText(name)),
                explanation: paragraph(atMostAreAllowed(limit: limit), leaveSomeOutOrAsk),
                fault: itHasMoreThanOneValue(limit: limit))
        case .tooManyDays(_, let limit):
            ErrorText(
                title: tooManyDays,
                explanation: paragraph(
                    atMostDaysCanBeAsked(limit: limit),
                    askForTheRest),
                fault: itIsMoreThanDays(limit: limit))
        case .unknown, .unknownCountry, .foreignRegion, .unknownYear, .unknownMonth, .unknownDay, .unknownDate,
            .unknownFormat, .otherVersion, .ticketTooDeep:
            text(of: problem)
        }
    }

    /// What a value of a query item looks like, for those that not everybody spells in the same way.
    private func expected(of name: String) -> String? {
        switch Self.expected[name] {
        case .date: dates
        case .place: useTheCodeOfACountry
        case .country: countryCodes
        case nil: nil
        }
    }

    private enum Expected {
        case date, place, country
    }

    private static let expected: [String: Expected] = [
        "place": .place, "with": .place, "from": .date, "to": .date, "date": .date, "validFrom": .date,
        "validTo": .date, "countryIsoCode": .country,
    ]
}
