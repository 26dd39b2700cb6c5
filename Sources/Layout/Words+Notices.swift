public import AlmanacValues
public import HTML

/// The notices in place of what cannot be shown.
extension Words {
    /// Returns the notice for what a service could not supply.
    ///
    /// - Parameters:
    ///   - title: "We could not show the holidays in Germany"
    ///   - retry: to the same page.
    public func notice(_ failure: ServiceFailure, title: String, retry: Link? = nil) -> Notice {
        Notice(
            title: title, explanation: explanation(of: failure), actions: retry.map { [.init(tryAgain, $0)] } ?? [])
    }

    /// Why a service did not supply data, and what to do.
    public func explanation(of failure: ServiceFailure) -> String {
        let reason =
            switch failure {
            case .unavailable: ourSourceIsNotResponding
            case .invalid: ourSourceSentData
            case .missing: ourSourceDoesNotHaveThisData
            case .timedOut: ourSourceTookToo
            }
        return paragraph(reason, tryAgainInAFew)
    }

    /// Returns the notice for a well-formed code that no country has.
    ///
    /// - Parameter choose: to the countries, searched for the code: "UK" finds the United Kingdom. Nil if there is nowhere to
    ///   show it.
    public func unknownCountry(_ code: CountryCode, choose: Link? = nil) -> Notice {
        unknownCountry(code, [choose.map { .init(chooseCountry, $0) }])
    }

    /// Returns the notice for a country that exists, but that the holiday source does not cover.
    ///
    /// - Parameter choose: to the countries that the source covers; nil on a page that lists them.
    public func uncovered(country: ForeignText, choose: Link? = nil) -> Notice {
        uncovered(country, choose.map { .init(chooseCountry, $0) })
    }
}

// MARK: Years and places

/// The part of a year that could not be shown.
public enum YearSubject: Sendable {
    case holidays, calendar
}

extension Words {
    /// Returns the notice for a year of a place, with whichever of the links help.
    ///
    /// - Parameters:
    ///   - choose: to the countries, searched for `unknownCode`.
    ///   - whole: to the same year of the whole country.
    ///   - retry: to the same page.
    public func notice(
        _ failure: YearFailure, of subject: YearSubject = .holidays, in country: CountryCode, choose: Link? = nil,
        whole: Link? = nil, retry: Link? = nil
    ) -> Notice {
        switch failure {
        case .unknownCountry: unknownCountry(country, choose: choose)
        case .uncovered(let name): uncovered(country: name, choose: choose)
        case .unknownRegion(let name, let region):
            Notice(
                title: noRegion(region, in: name),
                explanation: showTheWholeCountry,
                actions: whole.map { [.init(showAllOf(name: name), $0)] } ?? [])
        case .service(let failure, let name?):
            notice(failure, title: couldNotShow(subject, of: name), retry: retry)
        case .service(let failure, nil):
            notice(failure, title: couldNotShow(subject, of: country), retry: retry)
        }
    }

    /// Returns the notice for a place whose days off are not known, with whichever of the links help.
    ///
    /// - Parameters:
    ///   - choose: the label of the link that leads on, such as to the countries, and the link.
    ///   - find: to the countries, searched for `unknownCode`, if `choose` leads elsewhere.
    ///   - retry: to the same page.
    public func notice(
        _ failure: TerritoryFailure, choose: Notice.Action? = nil, find: Link? = nil, retry: Link? = nil
    ) -> Notice {
        switch failure {
        case .unknownCountry(let code): unknownCountry(code, [find.map { .init(chooseCountry, $0) }, choose])
        case .uncovered(let name): uncovered(name, choose)
        case .unknownRegion(_, let name, let region):
            Notice(
                title: noRegion(region, in: name),
                explanation: chooseTheWholeCountry,
                actions: [choose].compactMap(\.self))
        case .service(let failure, let name):
            notice(failure, title: couldNotShow(.holidays, of: name), retry: retry)
        }
    }

    private func unknownCountry(_ code: CountryCode, _ actions: [Notice.Action?]) -> Notice {
        Notice(
            title: noCountryHasTheCode(code: code), explanation: searchForTheCountry,
            actions: actions.compactMap(\.self))
    }

    private func uncovered(_ country: ForeignText, _ choose: Notice.Action?) -> Notice {
        Notice(
            title: noDataFor(country: country),
            explanation: paragraph(ourSourceDoesNotHaveHolidays, chooseAnotherCountry),
            actions: [choose].compactMap(\.self))
    }

    private func couldNotShow(_ subject: YearSubject, of country: ForeignText) -> String {
        switch subject {
        case .holidays: couldNotShowHolidaysIn(country: country)
        case .calendar: couldNotShowCalendarOf(country: country)
        }
    }

    /// For a country whose name is not known either.
    private func couldNotShow(_ subject: YearSubject, of country: CountryCode) -> String {
        switch subject {
        case .holidays: couldNotShowHolidays(country: country)
        case .calendar: couldNotShowCalendar(country: country)
        }
    }
}
