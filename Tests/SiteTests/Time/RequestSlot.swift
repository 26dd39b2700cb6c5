/// A request with a gap for text from outside.
struct RequestSlot: Sendable, CustomStringConvertible {
    /// How the text in the gap is encoded.
    enum Spelling: Sendable, CaseIterable { case raw, percentEncoded }

    let description: String
    let spellings: [Spelling]
    /// Whether the page is cached when the request arrives.
    let isWarm: Bool
    /// The maximum number of bytes in the gap within the server's limits.
    let longest: Int
    private let before: [UInt8]
    private let after: [UInt8]
    private let isForm: Bool
    /// Plain texts to compare with in addition to letters: in a search, one letter finds more than many do.
    private let plainTexts: [[UInt8]]

    /// The same request with plain letters, in every variant.
    ///
    /// Text that is percent-encoded is also compared with as many letters as it has bytes when it is decoded. The letters
    /// of the first comparison alone may exceed a limit that the text keeps, and are then rejected early.
    ///
    /// - Parameter count: the number of bytes in the gap.
    func plainRequests(_ count: Int, _ spelling: Spelling) -> [[UInt8]] {
        let letters = HostileText.plain(count)
        let decoded = HostileText.plain(count / 3 + count % 3)
        return ([letters] + (spelling == .percentEncoded ? [decoded] : []) + plainTexts).map(request)
    }

    /// - Parameter text: the bytes to put into the gap.
    func request(_ text: [UInt8]) -> [UInt8] {
        guard isForm else { return before + text + after }
        let head = String(decoding: before, as: UTF8.self)
        let length = head.split(separator: "\r\n\r\n").last.map(\.utf8.count) ?? 0
        return Array(head.replacing("{length}", with: "\(length + text.count + after.count)").utf8) + text + after
    }

    static func percentEncoded(_ bytes: [UInt8]) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return bytes.flatMap { [UInt8(ascii: "%"), digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    }

    private init(
        _ template: String, isWarm: Bool, spellings: [Spelling], longest: Int, isForm: Bool = false,
        plainTexts: [String] = []
    ) {
        self.plainTexts = plainTexts.map { Array($0.utf8) }
        let sides = template.split(separator: "•", omittingEmptySubsequences: false)
        before = Array(sides[0].utf8)
        after = Array(sides[1].utf8)
        self.isWarm = isWarm
        self.spellings = spellings
        self.isForm = isForm
        self.longest = longest
        description = template.replacing("\r\n", with: " | ")
    }

    private static let longestField = 16_000

    private static func field(
        _ line: String, at target: String = "/people", method: String = "GET", isWarm: Bool = true
    ) -> Self {
        let host = line.hasPrefix("Host:") ? "" : "Host: almanac.example\r\n"
        let length = method == "POST" ? "Content-Length: 0\r\n" : ""
        return Self(
            "\(method) \(target) HTTP/1.1\r\n\(host)\(length)\(line)\r\n\r\n", isWarm: isWarm, spellings: [.raw],
            longest: longestField)
    }

    private static func target(_ target: String) -> Self {
        Self(
            "GET \(target) HTTP/1.1\r\nHost: almanac.example\r\n\r\n", isWarm: false, spellings: Spelling.allCases,
            longest: longestField, plainTexts: target.hasSuffix("q=•") ? ["e", "n"] : [])
    }

    private static func form(_ fields: String, to target: String = "/options") -> Self {
        Self(
            "POST \(target) HTTP/1.1\r\nHost: almanac.example\r\nSec-Fetch-Site: same-origin\r\n"
                + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n" + fields,
            isWarm: false, spellings: Spelling.allCases, longest: longestField, isForm: true)
    }

    static let all = fields + targets + forms

    /// Requests whose gap is in a header that nothing reads: one for each kind of response, and for who makes
    /// it: the 404 of a module costs more than that of an unknown address.
    static let references: [Self] = [
        "/", "/holidays", "/holidays/DE/2026", "/countries", "/quotes", "/people", "/options", "/light-side",
        "/holidays/DE", "/holidays/de/2026", "/nowhere", "/holidays/DE/2026?type=x", "/holidays/DE/2026?region=ZZ",
        "/holidays/DE/2026/10-03-no-such-day",
    ].map { field("X-Nothing: •", at: $0, isWarm: false) }

    private static let fields: [Self] = [
        .field("Accept-Encoding: •"), .field("Accept-Encoding: gzip, •"), .field("Accept-Encoding: gzip;•"),
        .field("Accept-Encoding: •;q=1, gzip"),
        .field("If-None-Match: •"), .field("If-None-Match: \"•\""), .field("If-None-Match: W/\"•\", \"x\""),
        .field("If-None-Match: \"x\",•"),
        .field("Range: •", at: "/robots.txt"), .field("Range: bytes=•", at: "/robots.txt"),
        .field("Range: bytes=0-1\r\nIf-Range: •", at: "/robots.txt"),
        .field("Range: bytes=0-1\r\nIf-Range: \"•\"", at: "/robots.txt"),
        .field("Host: •"), .field("Host: almanac.example:•"), .field("Host: [•]"),
        .field("Cookie: •", at: "/greeting?show=1"), .field("Cookie: •=1; almanac=1.DE.dark.QWRh", at: "/look.css"),
        .field("Cookie: almanac=•", at: "/"), .field("Cookie: almanac=1.•.dark.QWRh", at: "/"),
        .field("Cookie: almanac=1.DE.•.QWRh", at: "/look.css"), .field("Cookie: almanac=1.DE.dark.•", at: "/options"),
        .field("Cookie: x=•; almanac=1.DE.dark.QWRh", at: "/look.css"),
        .field("Cookie: __Host-almanac=1.DE.dark.•", at: "/"),
        .field("Cookie: __Host-almanac=•", at: "/greeting?show=1"),
        .field("Cookie: __Host-almanac-draft=•", at: "/options?draft=1"),
        .field("Cookie: __Host-almanac-draft=saved.1.DE.dark.•; __Host-almanac=1.DE.dark.QWRh", at: "/options?saved=1"),
        .field("Sec-Fetch-Site: •", at: "/options", method: "POST"),
        .field("Sec-Fetch-Site: •", at: "/countries/DE?for=start"),
        .field("Origin: •", at: "/options", method: "POST"),
        .field("Origin: https://•", at: "/options", method: "POST"),
        .field("Sec-Fetch-Site: none\r\nContent-Type: •", at: "/options", method: "POST"),
        .field(
            "Sec-Fetch-Site: none\r\nContent-Type: application/x-www-form-urlencoded;•", at: "/options", method: "POST"),
        .field("Expect: •"), .field("X-Request-Id: •"), .field("User-Agent: •"), .field("Referer: https://•"),
        .field("X-Forwarded-For: •"), .field("X-Forwarded-For: •, 192.0.2.9"), .field("X-Forwarded-For: 192.0.2.9%•"),
        .field("X-Forwarded-For: [•]:80"), .field("X-Forwarded-Proto: •"), .field("X-Forwarded-Proto: •, https"),
        .field("X-Forwarded-Host: •"), .field("X-Forwarded-Host: •, almanac.example"),
        .field("Forwarded: •"), .field("Forwarded: for=•"), .field("Forwarded: for=\"•\";proto=https"),
        .field("Forwarded: •=192.0.2.9"), .field("Forwarded: proto=•;host=a"),
        .field("Connection: •"), .field("Accept: •"), .field("Content-Length: •"), .field("Upgrade: •"),
        .field("Forwarded: host=\"•\""), .field("Forwarded: for=192.0.2.1;x=\"•\", for=192.0.2.9"),
    ]

    private static let targets: [Self] = [
        .target("/•"), .target("/•/DE"), .target("/holidays/•"), .target("/holidays/DE/•"),
        .target("/holidays/DE/2026/•"), .target("/holidays/DE/2026/10-03-•"), .target("/holidays/DE/2026/10-03-x/•"),
        .target("/holidays/DE/2026?type=•"), .target("/holidays/DE/2026?region=•"), .target("/holidays/DE/2026?•=1"),
        .target("/holidays?•"), .target("/quotes/•"), .target("/quotes?draw=•"), .target("/quotes?q=•"),
        .target("/people/•"), .target("/people/marie-curie/•"), .target("/people?q=•"),
        .target("/search?q=•"), .target("/occasions/•"),
        .target("/countries/•"), .target("/countries?q=•"), .target("/countries/results?q=•"),
        .target("/countries?for=•"), .target("/countries?for=options&for=•"), .target("/countries?for=start&ticket=•"),
        .target("/options?for=•"), .target("/options/close?for=start&ticket=•"),
        .target("/countries?for=holidays&country=•&year=2026"),
        .target("/countries?for=holidays&country=DE&year=•"), .target("/countries?for=options&name=•&look=dark"),
        .target("/countries?for=options&name=x&look=•"), .target("/countries/close?for=options&name=•"),
        .target("/greeting?show=•"), .target("/light-side?refresh=•"), .target("/light-side/•"),
        .target("/options?name=•"), .target("/options?name=x&look=•"), .target("/options?name=x&country=•"),
        .target("/options?saved=•"), .target("/options?saved=1&name=•"), .target("/assets/•"), .target("/look.css?•"),
        .target("http://•/holidays"), .target("http://almanac.example/•"), .target("•"), .target("/.•"),
    ]

    private static let forms: [Self] = [
        .form("name=•&country=&look=dark&action=save"), .form("name=Ada&country=•&look=dark&action=save"),
        .form("name=Ada&country=DE&look=•&action=save"), .form("name=Ada&country=DE&look=dark&action=•"),
        .form("name=•&country=DE&look=dark&action=choose-country"), .form("•=Ada&country=DE&look=dark"), .form("•"),
        .form("country=•", to: "/countries?for=start"),
        .form("country=•", to: "/countries?for=options"), .form("•=DE", to: "/countries?for=start"),
    ]
}
