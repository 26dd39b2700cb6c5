public import Almanac
import Support

/// The facts of a page, for programs. Its address is the page's, with the extension of a format:
/// `/holidays/DE/2026.json?type=bank`. The query is the page's too.
///
/// A record of another page is a case here, and its line in `init(of:)` and in `page`.
public enum RecordPlace: Hashable, Sendable {
    /// `/holidays/DE/2026.json?type=bank&region=BY`
    case holidays(HolidayYear)
    /// `/countries.json?q=cote`
    case countries(search: String)

    /// Nil if the page has no record.
    init?(of page: Place) {
        switch page {
        case .holidays(.list(.year(let year))): self = .holidays(year)
        case .countries(.browse(let search, .holidays(nil))): self = .countries(search: search)
        default: return nil
        }
    }

    /// The page for people with the same facts.
    public var page: Place {
        switch self {
        case .holidays(let year): .holidays(.list(.year(year)))
        case .countries(let search): .countries(.browse(search: search, .holidays(nil)))
        }
    }
}

extension RecordPlace {
    /// Parses the address of a page with an extension; nil if the address has none.
    ///
    /// - Throws: the page's own problem if the extension is that of a format, so that programs are told what is wrong;
    ///   `.unknownFormat` if the page exists, but not in that format.
    static func parse(_ address: Address) throws(PlaceProblem) -> (RecordPlace, Format)? {
        guard let (rest, word) = address.extended else { return nil }
        guard let format = Format(word: word, ignoringCase: true) else {
            guard let page = try? Place(page: rest) else { return nil }
            throw .unknownFormat(word.string, of: page)
        }
        let page = try Place(page: rest)
        guard let record = RecordPlace(of: page) else { throw .unknownFormat(word.string, of: page) }
        return (record, format)
    }
}

/// A record's address in one format.
struct RecordAddress: Section {
    let record: RecordPlace
    let format: Format

    var address: Address {
        var address = record.page.address
        let last = address.segments.popLast() ?? ""
        address.segments.append("\(last).\(format.rawValue)")
        return address
    }

    var caching: Caching { .shared }
}

extension Address {
    /// The address without the extension of its last segment, and that extension; nil if it has none.
    fileprivate var extended: (Address, extension: Text)? {
        guard let last = segments.last, let dot = last.utf8.lastIndex(of: UInt8(ascii: ".")), dot > last.startIndex
        else { return nil }
        let word = String(last[last.utf8.index(after: dot)...])
        guard !word.utf8.isEmpty else { return nil }
        var rest = self
        rest.segments[segments.count - 1] = String(last[..<dot])
        return (rest, Text(word))
    }

    /// The format that the extension names; nil if it does not name one. Works for addresses of unknown places too.
    public var format: Format? { extended.flatMap { Format(word: $0.extension, ignoringCase: true) } }
}
