public import AlmanacValues

/// A part of the site whose source may be another than the program.
enum CreditedPart: Hashable, Sendable {
    case holidays, quotes, sides
}

extension Words {
    /// The source of parts of the site: "Holidays and quotes from Enrico at kayaposoft.com, under CC BY-SA."
    ///
    /// Nil for the documents of the program: `ownHolidays` and the others say where these are from.
    func credit(_ parts: [CreditedPart], from origin: Origin) -> String? {
        switch origin {
        case .embedded: nil
        case .operators: creditToOperator(parts: parts.map(sentence))
        case .upstream(let upstream):
            paragraph(credit(parts, from: upstream), upstream.remark.map { text(ForeignText($0)) })
        }
    }

    private func credit(_ parts: [CreditedPart], from upstream: Origin.Upstream) -> String {
        let service = upstream.service.map { ForeignText($0) }
        let host = upstream.host.map { ForeignText($0) }
        let terms = upstream.terms.map { ForeignText($0) }
        let parts = parts.map(sentence)
        return switch (service, host, terms) {
        case (let service?, let host?, nil): credit(parts: parts, service: service, host: host)
        case (let service?, let host?, let terms?): credit(parts: parts, service: service, host: host, terms: terms)
        case (let name?, nil, nil), (nil, let name?, nil): credit(parts: parts, name: name)
        case (let name?, nil, let terms?), (nil, let name?, let terms?): credit(parts: parts, name: name, terms: terms)
        case (nil, nil, nil): creditToAnotherServer(parts: parts)
        case (nil, nil, let terms?): creditToAnotherServer(parts: parts, terms: terms)
        }
    }

    /// The credit that the licence of a second source requires: "Contains information from OpenHolidays API Data, which
    /// is made available here under the Open Database License (ODbL). Revised 21 January 2026."
    public func credit(_ source: HolidaySource) -> String {
        let contained = containsInformation(
            source: ForeignText(source.name), licence: ForeignText(source.licence))
        let day = source.revised.map { day in
            switch source.dating {
            case .revision: sourceRevised(revised: day)
            case .files: sourceFiles(newest: day)
            case .fetched: sourceFetched(day: day)
            }
        }
        return paragraph(contained, day)
    }

    var ownHolidays: String {
        paragraph(
            holidaysFromTheOpen,
            datesThatDependOnTheMoon)
    }
}

extension Words {
    fileprivate func sentence(_ part: CreditedPart) -> Sentence {
        switch part {
        case .holidays: creditedHolidays
        case .quotes: creditedQuotes
        case .sides: creditedSides
        }
    }
}
