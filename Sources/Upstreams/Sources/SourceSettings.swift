/// Where the holidays come from: `embedded`, `documents+ADDRESS`, `enrico+ADDRESS`, `holidata+ADDRESS` or
/// `holidayapi+ADDRESS`.
public enum HolidaysSource: Hashable, Sendable {
    case embedded
    /// Any host that serves documents like ours: `countries.xml`, `holidays/CC.xml`.
    case documents(UpstreamAddress)
    case enrico(UpstreamAddress)
    case holidata(UpstreamAddress)
    case holidayAPI(UpstreamAddress)

    public init(_ setting: String) throws(SettingProblem) {
        let source = try SourceSetting(setting, adapters: ["documents", "enrico", "holidata", "holidayapi"])
        guard let address = source.address else {
            self = .embedded
            return
        }
        let upstream = try UpstreamAddress(address)
        self =
            switch source.adapter {
            case "documents": .documents(upstream)
            case "enrico": .enrico(upstream)
            case "holidata": .holidata(upstream)
            default: .holidayAPI(upstream)
            }
    }

    public var address: UpstreamAddress? {
        switch self {
        case .embedded: nil
        case .documents(let address), .enrico(let address), .holidata(let address), .holidayAPI(let address): address
        }
    }
}

/// Where the quotes come from: `embedded`, `microdata+ADDRESS`, `wikiquote+ADDRESS#TITLE` or `toscrape+ADDRESS`.
public enum QuotesSource: Hashable, Sendable {
    case embedded
    /// A page with schema.org microdata (`Quotation`).
    case microdata(UpstreamAddress)
    /// A page of a Wikiquote.
    case wikiquote(UpstreamAddress, title: String)
    case toscrape(UpstreamAddress)

    public init(_ setting: String) throws(SettingProblem) {
        let source = try SourceSetting(setting, adapters: ["microdata", "wikiquote", "toscrape"])
        guard let address = source.address else {
            self = .embedded
            return
        }
        switch source.adapter {
        case "microdata": self = .microdata(try UpstreamAddress(address))
        case "toscrape": self = .toscrape(try UpstreamAddress(address))
        default:
            let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[1].isEmpty else {
                throw SettingProblem(
                    "a page's title is missing, such as wikiquote+https://en.wikiquote.org#Ambrose_Bierce")
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

/// Where the two sides come from: `embedded` or `documents+ADDRESS`.
public enum SidesSource: Hashable, Sendable {
    case embedded
    /// Any host that serves documents like ours, below `sides/`.
    case documents(UpstreamAddress)

    public init(_ setting: String) throws(SettingProblem) {
        let source = try SourceSetting(setting, adapters: ["documents"])
        guard let address = source.address else {
            self = .embedded
            return
        }
        self = .documents(try UpstreamAddress(address))
    }

    public var address: UpstreamAddress? {
        if case .documents(let address) = self { address } else { nil }
    }
}

/// `embedded` or `ADAPTER+ADDRESS`.
private struct SourceSetting {
    let adapter: Substring
    /// Nil for `embedded`.
    let address: Substring?

    init(_ setting: String, adapters: [String]) throws(SettingProblem) {
        if setting == "embedded" {
            adapter = "embedded"
            address = nil
            return
        }
        let known = (["embedded"] + adapters.map { "\($0)+ADDRESS" }).joined(separator: ", ")
        let parts = setting.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        // What stands before the first + is shown only if no address can be in it: an address may hold a password.
        guard parts.count == 2, !parts[0].contains("/") else {
            throw SettingProblem("it names no adapter; possible are \(known)")
        }
        guard adapters.contains(String(parts[0])) else {
            throw SettingProblem("there is no adapter “\(parts[0])”; possible are \(known)")
        }
        adapter = parts[0]
        address = parts[1]
    }
}
