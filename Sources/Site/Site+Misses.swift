import AlmanacValues
import HTTPMessages
import Places
import PlainBytes
import Search
import Support
import VIPER

// Addresses that no page has: people see what is nearest to the words of the path.

extension Site {
    /// The answer to a person's request for such an address; nil if the page for errors says all there is to say.
    func missed(_ problem: PlaceProblem, at address: Address, _ request: Request) -> Answer? {
        guard request.isReading, errors.for(request).audience == .people, problem.isMiss else { return nil }
        let miss = SearchMiss(words: MissedWords.words(of: address.segments), code: problem.code)
        guard !miss.words.utf8.isEmpty else { return nil }
        return .visit { _ in
            guard let page = await visits.missed(miss) else {
                return errors.for(request).response(to: problem, at: address)
            }
            return Response(page, caching: .never, audience: .people, language: language)
        }
    }
}

extension PlaceProblem {
    /// What should be the code of a country; nil for any other problem.
    fileprivate var code: String? {
        if case .unknownCountry(let text) = self { SiteWords().echoed(text).text } else { nil }
    }

    /// Whether nothing is known of the address but its words.
    fileprivate var isMiss: Bool {
        switch self {
        case .unknown, .unknownCountry: true
        default: false
        }
    }
}

/// The words of an address that no page has, as somebody would type them.
enum MissedWords {
    /// The most that is read of a path, in Unicode scalars: enough for a place, a feast and a year.
    private static let longest = 60
    /// The names of sections, which are left out if the path has other segments.
    private static let sections = [
        "holidays", "holiday", "countries", "country", "calendar", "public-holidays", "on", "occasions", "occasion",
        "search", "people", "quotes", "index",
    ]

    /// Returns the words, with a space between them; empty if the path has neither a letter nor a year.
    static func words(of segments: [String]) -> String {
        var words: [String] = []
        for segment in segments.prefix(6) {
            let name = withoutExtension(beginning(of: segment))
            guard segments.count == 1 || !sections.contains(where: { $0.matches(name.lowercasedASCII) }) else {
                continue
            }
            words += name.unicodeScalars.split(whereSeparator: isBetweenWords).map { String($0) }
        }
        let text = words.joined(separator: " ")
        let digits = text.unicodeScalars.count { $0.properties.numericType != nil }
        guard digits >= 4 || text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return "" }
        return beginning(of: text)
    }

    private static func beginning(of text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest)))
    }

    private static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "_", "+", "/", "\\", "<", ">", "\"", "&", "=", "{", "}": true
        default: scalar.properties.isWhitespace || !scalar.isPrintable
        }
    }

    /// "germany.html" → "germany"; "4.12.2026" stays.
    private static func withoutExtension(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
        let end = name.utf8[dot...].dropFirst()
        guard 1...5 ~= end.count, end.allSatisfy(\.isASCIILetterOrDigit), !end.allSatisfy(\.isASCIIDigit) else {
            return name
        }
        return String(Substring(name.utf8[..<dot]))
    }
}

extension String {
    fileprivate var lowercasedASCII: String { String(decoding: utf8.map(\.lowercasedASCII), as: UTF8.self) }
}

extension Unicode.Scalar {
    /// Whether somebody can see it: no control character, and no mark of direction.
    fileprivate var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .unassigned, .privateUse, .surrogate: false
        default: true
        }
    }
}
