public import Almanac

extension HolidaysSource {
    /// What visitors are told of it.
    public var origin: Origin {
        switch self {
        case .embedded: .embedded
        case .documents(let address): .upstream(Origin.Upstream(host: address.publicHost))
        case .enrico(let address): .upstream(Origin.Upstream(service: "Enrico", host: address.publicHost))
        case .holidata(let address):
            .upstream(
                Origin.Upstream(
                    service: "holidata", host: address.publicHost,
                    remark: "It does not tell public holidays from other days on which work is suspended or reduced."))
        case .holidayAPI(let address): .upstream(Origin.Upstream(service: "Holiday API", host: address.publicHost))
        }
    }

    /// Where the countries come from then: only documents like ours have them too.
    public var originOfCountries: Origin {
        switch self {
        case .documents: origin
        case .embedded, .enrico, .holidata, .holidayAPI: .embedded
        }
    }
}

extension QuotesSource {
    /// What visitors are told of it.
    public var origin: Origin {
        switch self {
        case .embedded: .embedded
        case .microdata(let address), .toscrape(let address): .upstream(Origin.Upstream(host: address.publicHost))
        case .wikiquote(let address, let title):
            // The licence asks for the work to be named.
            .upstream(
                Origin.Upstream(
                    service: "Wikiquote’s page “\(title.replacing("_", with: " "))”", host: address.publicHost,
                    terms: "under CC BY-SA"))
        }
    }
}

extension SidesSource {
    /// What visitors are told of it.
    public var origin: Origin {
        switch self {
        case .embedded: .embedded
        case .documents(let address): .upstream(Origin.Upstream(host: address.publicHost))
        }
    }
}

extension UpstreamAddress {
    /// The host, if its name is one of the public network. The names and numbers of an operator's own network say
    /// nothing to visitors, and are not their business.
    var publicHost: String? {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last, labels.count > 1, let first = last.utf8.first,
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= first, !Self.privateDomains.contains(last)
        else { return nil }
        return host
    }

    /// RFC 6761 and 6762, and what ICANN has reserved for networks of one's own.
    private static let privateDomains: Set<Substring> = [
        "corp", "home", "internal", "intranet", "invalid", "lan", "local", "localhost", "test",
    ]
}
