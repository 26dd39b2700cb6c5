public import Almanac
import Support

extension HolidaysSource {
    /// The origin of the holidays, as shown to visitors.
    public var origin: Origin {
        switch self {
        case .embedded: .embedded
        case .documents(let address): .upstream(Origin.Upstream(host: address.publicHost))
        case .enrico(let address): .upstream(Origin.Upstream(service: "Enrico", host: address.publicHost))
        case .holidata(let address):
            .upstream(
                Origin.Upstream(
                    service: "holidata", host: address.publicHost,
                    remark: "It does not separate public holidays from other days when work stops or is reduced."))
        case .holidayAPI(let address): .upstream(Origin.Upstream(service: "Holiday API", host: address.publicHost))
        }
    }

    /// The origin of the list of countries, as shown to visitors. Only documents in our own format include one.
    public var originOfCountries: Origin {
        switch self {
        case .documents: origin
        case .embedded, .enrico, .holidata, .holidayAPI: .embedded
        }
    }
}

extension QuotesSource {
    /// The origin of the quotes, as shown to visitors.
    public var origin: Origin {
        switch self {
        case .embedded: .embedded
        case .microdata(let address), .toscrape(let address): .upstream(Origin.Upstream(host: address.publicHost))
        case .wikiquote(let address, let title):
            // The licence requires attribution of the work.
            .upstream(
                Origin.Upstream(
                    service: "Wikiquote’s page “\(title.replacing("_", with: " "))”", host: address.publicHost,
                    terms: "under CC BY-SA"))
        }
    }
}

extension SidesSource {
    /// The origin of the two sides, as shown to visitors.
    public var origin: Origin {
        switch self {
        case .embedded: .embedded
        case .documents(let address): .upstream(Origin.Upstream(host: address.publicHost))
        }
    }
}

extension UpstreamAddress {
    /// The host, if it is a name of the public network; else nil. Names and addresses of the operator's own network
    /// tell visitors nothing and do not concern them.
    var publicHost: String? {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last, labels.count > 1, let first = last.utf8.first,
            first.isASCIILowercase, !Self.privateDomains.contains(last)
        else { return nil }
        return host
    }

    /// Top-level names reserved for private networks: RFC 6761 and 6762, and those that ICANN has reserved.
    private static let privateDomains: Set<Substring> = [
        "corp", "home", "internal", "intranet", "invalid", "lan", "local", "localhost", "test",
    ]
}
