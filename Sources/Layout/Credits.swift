public import AlmanacValues

/// The sources of the pages' facts, as sentences for the foot of every page.
public struct Credits: Sendable {
    let sentences: [String]

    public init(_ origins: Origins = Origins()) {
        sentences = Self.others(origins) + Self.own(origins)
    }

    /// Returns a sentence for each source that is not embedded in the program, in the order of the parts.
    private static func others(_ origins: Origins) -> [String] {
        var sources: [(name: String, parts: [String], remark: String?)] = []
        // Countries need no entry: if they are not embedded, they come from the source of the holidays.
        for (part, origin) in [
            ("holidays", origins.holidays), ("quotes", origins.quotes), ("the two sides", origins.sides),
        ] {
            guard let name = name(origin) else { continue }
            if let index = sources.firstIndex(where: { $0.name == name }) {
                sources[index].parts.append(part)
            } else {
                sources.append((name, [part], remark(origin)))
            }
        }
        return sources.map { source in
            let parts = Phrases.list(source.parts)
            let sentence = "\(parts.prefix(1).uppercased() + parts.dropFirst()) from \(source.name)."
            return source.remark.map { "\(sentence) \($0)" } ?? sentence
        }
    }

    /// Returns a sentence for each source of the embedded documents. Those of the two sides get no credit.
    private static func own(_ origins: Origins) -> [String] {
        [
            origins.holidays == .embedded
                ? "Holidays from the open-source library “holidays”. Dates that depend on the moon may be estimates."
                : nil,
            origins.countries == .embedded ? "Country names from Unicode CLDR." : nil,
            origins.quotes == .embedded
                ? "Quotes from the almanac’s own collection, each with its work and year." : nil,
        ].compactMap(\.self)
    }

    private static func name(_ origin: Origin) -> String? {
        switch origin {
        case .embedded: nil
        case .operators: "documents that this site’s operator provides"
        case .upstream(let upstream): name(upstream)
        }
    }

    private static func remark(_ origin: Origin) -> String? {
        switch origin {
        case .embedded, .operators: nil
        case .upstream(let upstream): upstream.remark
        }
    }

    private static func name(_ upstream: Origin.Upstream) -> String {
        let place =
            switch (upstream.service, upstream.host) {
            case (let service?, let host?): "\(service) at \(host)"
            case (let service?, nil): service
            case (nil, let host?): host
            case (nil, nil): "another server that this site’s operator runs"
            }
        return place + (upstream.terms.map { ", \($0)" } ?? "")
    }
}
