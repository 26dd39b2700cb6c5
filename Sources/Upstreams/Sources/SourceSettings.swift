/// The source of the holidays: `embedded`, `documents+ADDRESS`, `enrico+ADDRESS`, `holidata+ADDRESS` or
/// `holidayapi+ADDRESS`.
public enum HolidaysSource: Hashable, Sendable {
    case embedded
    /// Any host that serves documents in our own format: `countries.xml`, `holidays/CC.xml`.
    case documents(UpstreamAddress)
    case enrico(UpstreamAddress)
    case holidata(UpstreamAddress)
    case holidayAPI(UpstreamAddress)

    private enum Adapter: String, CaseIterable {
        case documents, enrico, holidata, holidayapi
    }

    public init(_ setting: String) throws(SettingProblem) {
        guard let source = try SourceSetting<Adapter>(setting) else {
            self = .embedded
            return
        }
        let upstream = try UpstreamAddress(source.address)
        self =
            switch source.adapter {
            case .documents: .documents(upstream)
            case .enrico: .enrico(upstream)
            case .holidata: .holidata(upstream)
            case .holidayapi: .holidayAPI(upstream)
            }
    }

    public var address: UpstreamAddress? {
        switch self {
        case .embedded: nil
        case .documents(let address), .enrico(let address), .holidata(let address), .holidayAPI(let address): address
        }
    }
}

/// The source of the quotes: `embedded`, `microdata+ADDRESS`, `wikiquote+ADDRESS#TITLE` or `toscrape+ADDRESS`.
public enum QuotesSource: Hashable, Sendable {
    case embedded
    /// A page with schema.org microdata (`Quotation`).
    case microdata(UpstreamAddress)
    /// A page of Wikiquote, in any language.
    case wikiquote(UpstreamAddress, title: String)
    case toscrape(UpstreamAddress)

    private enum Adapter: String, CaseIterable {
        case microdata, wikiquote, toscrape
    }

    public init(_ setting: String) throws(SettingProblem) {
        guard let source = try SourceSetting<Adapter>(setting) else {
            self = .embedded
            return
        }
        switch source.adapter {
        case .microdata: self = .microdata(try UpstreamAddress(source.address))
        case .toscrape: self = .toscrape(try UpstreamAddress(source.address))
        case .wikiquote:
            let parts = source.address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[1].isEmpty else {
                throw SettingProblem(
                    "missing page title (expected, for example, wikiquote+https://en.wikiquote.org#Ambrose_Bierce)")
            }
            self = .wikiquote(try UpstreamAddress(parts[0]), title: String(parts[1]))
        }
    }

    public var address: UpstreamAddress? {
        switch self {
        case .embedded: nil
        case .microdata(let address), .toscrape(let address), .wikiquote(let address, _): address
        }
    }
}

/// The source of the two sides: `embedded` or `documents+ADDRESS`.
public enum SidesSource: Hashable, Sendable {
    case embedded
    /// Any host that serves documents in our own format, below `sides/`.
    case documents(UpstreamAddress)

    private enum Adapter: String, CaseIterable {
        case documents
    }

    public init(_ setting: String) throws(SettingProblem) {
        guard let source = try SourceSetting<Adapter>(setting) else {
            self = .embedded
            return
        }
        self =
            switch source.adapter {
            case .documents: .documents(try UpstreamAddress(source.address))
            }
    }

    public var address: UpstreamAddress? {
        switch self {
        case .embedded: nil
        case .documents(let address): address
        }
    }
}

/// The parts of a setting `ADAPTER+ADDRESS`. The adapters are an enumeration, so that the compiler reports a `switch`
/// that misses one.
private struct SourceSetting<Adapter: RawRepresentable & CaseIterable> where Adapter.RawValue == String {
    let adapter: Adapter
    let address: Substring

    /// Parses a setting. Nil for `embedded`.
    init?(_ setting: String) throws(SettingProblem) {
        guard setting != "embedded" else { return nil }
        let known = (["embedded"] + Adapter.allCases.map { "\($0.rawValue)+ADDRESS" }).joined(separator: ", ")
        let parts = setting.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        // Show the part before the first + only if it cannot contain an address: an address may contain a password.
        guard parts.count == 2, !parts[0].contains("/") else {
            throw SettingProblem("missing adapter (expected one of \(known))")
        }
        guard let adapter = Adapter(rawValue: String(parts[0])) else {
            throw SettingProblem("unknown adapter \"\(parts[0])\" (expected one of \(known))")
        }
        self.adapter = adapter
        address = parts[1]
    }
}
