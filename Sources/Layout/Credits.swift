public import Almanac

/// Whom the pages owe their facts to, in sentences for the foot of every page.
public struct Credits: Sendable {
    let sentences: [String]

    public init(_ origins: Origins = Origins()) {
        sentences = [
            Self.holidays(origins.holidays), Self.countries(origins.countries), Self.quotes(origins.quotes),
            Self.sides(origins.sides),
        ].compactMap(\.self)
    }

    private static func holidays(_ origin: Origin) -> String {
        origin == .embedded
            ? "Holidays from the open-source library “holidays”; dates that follow the moon may be estimates."
            : "Holidays from \(name(origin))."
    }

    /// Any others come with the holidays.
    private static func countries(_ origin: Origin) -> String? {
        origin == .embedded ? "Names of countries from Unicode CLDR." : nil
    }

    private static func quotes(_ origin: Origin) -> String {
        origin == .embedded
            ? "Quotes from the almanac’s own collection, each with its work and year." : "Quotes from \(name(origin))."
    }

    /// Nothing is said of the program's own.
    private static func sides(_ origin: Origin) -> String? {
        origin == .embedded ? nil : "The two sides from \(name(origin))."
    }

    private static func name(_ origin: Origin) -> String {
        switch origin {
        case .embedded: "the almanac’s own documents"
        case .operators: "documents that this site’s operator keeps"
        case .upstream(let upstream): name(upstream)
        }
    }

    private static func name(_ upstream: Origin.Upstream) -> String {
        let place =
            switch (upstream.service, upstream.host) {
            case (let service?, let host?): "\(service) at \(host)"
            case (let service?, nil): service
            case (nil, let host?): host
            case (nil, nil): "another server of this site’s operator"
            }
        return place + (upstream.terms.map { ", \($0)" } ?? "")
    }
}
