import AlmanacValues

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
        case .operators: say("\(credited: parts) from documents that this site’s operator provides.")
        case .upstream(let upstream):
            paragraph(credit(parts, from: upstream), upstream.remark.map { text(ForeignText($0)) })
        }
    }

    private func credit(_ parts: [CreditedPart], from upstream: Origin.Upstream) -> String {
        let service = upstream.service.map { ForeignText($0) }
        let host = upstream.host.map { ForeignText($0) }
        let terms = upstream.terms.map { ForeignText($0) }
        return switch (service, host, terms) {
        case (let service?, let host?, nil): say("\(credited: parts) from \(service) at \(host).")
        case (let service?, let host?, let terms?): say("\(credited: parts) from \(service) at \(host), \(terms).")
        case (let name?, nil, nil), (nil, let name?, nil): say("\(credited: parts) from \(name).")
        case (let name?, nil, let terms?), (nil, let name?, let terms?):
            say("\(credited: parts) from \(name), \(terms).")
        case (nil, nil, nil): say("\(credited: parts) from another server that this site’s operator runs.")
        case (nil, nil, let terms?):
            say("\(credited: parts) from another server that this site’s operator runs, \(terms).")
        }
    }

    var ownHolidays: String {
        paragraph(
            say("Holidays from the open-source library “holidays”."),
            say("Dates that depend on the moon may be estimates."))
    }

    var ownCountries: String { say("Country names from Unicode CLDR.") }

    var ownQuotes: String { say("Quotes from the almanac’s own collection, each with its work and year.") }
}

extension Sentence.StringInterpolation {
    /// The parts at the beginning of a sentence: "Holidays, quotes and the two sides".
    fileprivate mutating func appendInterpolation(credited parts: [CreditedPart]) {
        let names = parts.map { part in
            switch part {
            case .holidays: "holidays"
            case .quotes: "quotes"
            case .sides: "the two sides"
            }
        }
        append(Phrases.list(names), isFirst: true)
    }
}
