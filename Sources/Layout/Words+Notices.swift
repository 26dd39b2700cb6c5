public import AlmanacValues
public import HTML

/// The notices in place of what cannot be shown.
extension Words {
    /// The label of a link to the same page.
    public var tryAgain: String { say("Try again") }

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
            case .unavailable: say("Our source is not responding.")
            case .invalid: say("Our source sent data that we cannot trust.")
            case .missing: say("Our source does not have this data.")
            case .timedOut: say("Our source took too long to respond.")
            }
        return paragraph(reason, say("Try again in a few minutes."))
    }

    /// Returns the notice for a well-formed code that no country has.
    ///
    /// - Parameter choose: to the countries; nil if there is nowhere to show it.
    public func unknownCountry(_ code: CountryCode, choose: Link? = nil) -> Notice {
        unknownCountry(code, choose.map { .init(chooseCountry, $0) })
    }

    /// Returns the notice for a country that exists, but that the holiday source does not cover.
    ///
    /// - Parameter choose: to the countries that the source covers; nil on a page that lists them.
    public func uncovered(country: ForeignText, choose: Link? = nil) -> Notice {
        uncovered(country, choose.map { .init(chooseCountry, $0) })
    }
}

// MARK: Years and places

/// What of a year could not be shown.
public enum YearSubject: Sendable {
    case holidays, calendar
}

extension Words {
    /// Returns the notice for a year of a place, with those of the links that help.
    ///
    /// - Parameters:
    ///   - choose: to the countries.
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
                explanation: say("Show the whole country, then choose one of its regions."),
                actions: whole.map { [.init(say("Show all of \(name)"), $0)] } ?? [])
        case .service(let failure, let name?):
            notice(failure, title: couldNotShow(subject, of: name), retry: retry)
        case .service(let failure, nil):
            notice(failure, title: couldNotShow(subject, of: country), retry: retry)
        }
    }

    /// Returns the notice for a place whose days off cannot be told, with those of the links that help.
    ///
    /// - Parameters:
    ///   - choose: the label of the link to the countries, and the link.
    ///   - retry: to the same page.
    public func notice(
        _ failure: TerritoryFailure, choose: Notice.Action? = nil, retry: Link? = nil
    ) -> Notice {
        switch failure {
        case .unknownCountry(let code): unknownCountry(code, choose)
        case .uncovered(let name): uncovered(name, choose)
        case .unknownRegion(_, let name, let region):
            Notice(
                title: noRegion(region, in: name),
                explanation: say("Choose the whole country, or search for the region by name."),
                actions: [choose].compactMap(\.self))
        case .service(let failure, let name):
            notice(failure, title: couldNotShow(.holidays, of: name), retry: retry)
        }
    }

    private func unknownCountry(_ code: CountryCode, _ choose: Notice.Action?) -> Notice {
        Notice(
            title: say("No country has the code “\(code: code)”"), explanation: say("Search for the country by name."),
            actions: [choose].compactMap(\.self))
    }

    private func uncovered(_ country: ForeignText, _ choose: Notice.Action?) -> Notice {
        Notice(
            title: say("No data for \(country: country)"),
            explanation: paragraph(
                say("Our source does not have holidays for this country."), say("Choose another country.")),
            actions: [choose].compactMap(\.self))
    }

    private func noRegion(_ region: RegionCode, in country: ForeignText) -> String {
        say("\(country) has no region “\(code: region)”")
    }

    private func couldNotShow(_ subject: YearSubject, of country: ForeignText) -> String {
        switch subject {
        case .holidays: say("We could not show the holidays in \(country: country)")
        case .calendar: say("We could not show the calendar of \(country: country)")
        }
    }

    /// For a country whose name is not known either.
    private func couldNotShow(_ subject: YearSubject, of country: CountryCode) -> String {
        switch subject {
        case .holidays: say("We could not show the holidays in \(code: country)")
        case .calendar: say("We could not show the calendar of \(code: country)")
        }
    }
}
