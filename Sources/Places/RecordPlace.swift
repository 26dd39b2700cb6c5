public import AlmanacValues
import PlainBytes
import Support

/// Facts for programs, by section. Most records have the facts of a page, and its address with the extension of a format:
/// `/holidays/DE/2026.json?type=bank`. The query is the page's too.
public enum RecordPlace: Hashable, Sendable {
    /// `/holidays/DE/2026.json`
    case holidays(HolidayRecordPlace)
    /// `/holidays/DE/days.json?from=2026-12-01&to=2027-01-31`
    case days(HolidayDaysRecordPlace)
    /// `/holidays/DE/changes.atom`
    case changes(ChangesRecordPlace)
    /// `/holidays/DE/2027/leave.json?days=25`
    case leave(LeavePlace)
    /// `/holidays/DE/2026/long-weekends.json`
    case longWeekends(LongWeekendsRecordPlace)
    /// `/countries.json`
    case countries(CountryRecordPlace)
    /// `/quotes.json`
    case quotes(QuoteRecordPlace)
    /// `/people.json`
    case people(PersonRecordPlace)
    /// `/occasions.json`
    case occasions(OccasionRecordPlace)
    /// `/on/2026-12-24.json`
    case world(WorldRecordPlace)
    /// `/working-days.json`
    case workingDays(WorkingDaysRecordPlace)
    /// `/compare/2026.json`
    case compare(CompareRecordPlace)
    /// `/data.json`
    case data(DataPlace)
    /// `/search.json`
    case search(SearchPlace)
    /// `/status/DE-BY.json`
    case status(StatusRecordPlace)
}

/// The records of one section.
///
/// What it spells is its address without the extension.
protocol RecordSection: SpelledPlace, Hashable, Sendable {
    /// Parses an address without its extension. Nil if it leads to no record.
    ///
    /// - Parameter rest: the path after the section's word.
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem)
    var formats: [Format] { get }
    /// The query items that its address may have.
    var names: QueryNames { get }
    /// The page for people with the same facts; nil if only programs get them.
    var page: Place? { get }
    /// How much work the record takes to make. Little unless the section says otherwise.
    var work: Work { get }
}

extension RecordSection {
    var work: Work { .little }
}

extension RecordPlace {
    /// The formats that the record has.
    public var formats: [Format] { section.formats }

    /// The page for people with the same facts; nil if only programs get them.
    public var page: Place? { section.page }

    var section: any RecordSection {
        switch self {
        case .holidays(let place): place
        case .days(let place): place
        case .changes(let place): place
        case .leave(let place): place
        case .longWeekends(let place): place
        case .countries(let place): place
        case .quotes(let place): place
        case .people(let place): place
        case .occasions(let place): place
        case .world(let place): place
        case .workingDays(let place): place
        case .compare(let place): place
        case .data(let place): place
        case .search(let place): place
        case .status(let place): place
        }
    }

    /// Spells the address in a format. As `Place.spell(into:)`, not through `section`.
    func spell(into parts: inout some AddressParts & ~Copyable, as format: Format) {
        switch self {
        case .holidays(let place): place.spell(into: &parts, as: format)
        case .days(let place): place.spell(into: &parts, as: format)
        case .changes(let place): place.spell(into: &parts, as: format)
        case .leave(let place): place.spell(into: &parts, as: format)
        case .longWeekends(let place): place.spell(into: &parts, as: format)
        case .countries(let place): place.spell(into: &parts, as: format)
        case .quotes(let place): place.spell(into: &parts, as: format)
        case .people(let place): place.spell(into: &parts, as: format)
        case .occasions(let place): place.spell(into: &parts, as: format)
        case .world(let place): place.spell(into: &parts, as: format)
        case .workingDays(let place): place.spell(into: &parts, as: format)
        case .compare(let place): place.spell(into: &parts, as: format)
        case .data(let place): place.spell(into: &parts, as: format)
        case .search(let place): place.spell(into: &parts, as: format)
        case .status(let place): place.spell(into: &parts, as: format)
        }
    }

    /// Nil if the address leads to no record in any format.
    private init?(_ address: Address) throws(PlaceProblem) {
        let rest = address.path.dropFirst()
        let record: RecordPlace? =
            switch address.path.first?.lowercasedWord {
            case "holidays":
                if let place = try LeavePlace(rest, of: address) {
                    .leave(place)
                } else if let place = try LongWeekendsRecordPlace(rest, of: address) {
                    .longWeekends(place)
                } else if let place = try HolidayDaysRecordPlace(rest, of: address) {
                    .days(place)
                } else if let place = try ChangesRecordPlace(rest, of: address) {
                    .changes(place)
                } else {
                    try HolidayRecordPlace(rest, of: address).map { .holidays($0) }
                }
            case "countries": try CountryRecordPlace(rest, of: address).map { .countries($0) }
            case "quotes": try QuoteRecordPlace(rest, of: address).map { .quotes($0) }
            case "people": try PersonRecordPlace(rest, of: address).map { .people($0) }
            case "on": try WorldRecordPlace(rest, of: address).map { .world($0) }
            case "occasions": try OccasionRecordPlace(rest, of: address).map { .occasions($0) }
            case "working-days": try WorkingDaysRecordPlace(rest, of: address).map { .workingDays($0) }
            case "compare": try CompareRecordPlace(rest, of: address).map { .compare($0) }
            case "data": try DataPlace(rest, of: address).map { .data($0) }
            case "search": .search(try SearchPlace(rest, of: address))
            case "status": try StatusRecordPlace(rest, of: address).map { .status($0) }
            default: nil
            }
        guard let record, !record.formats.isEmpty else { return nil }
        self = record
    }

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
        guard let record = try RecordPlace(rest) else { throw .unknownFormat(word.string, of: try Place(page: rest)) }
        guard record.formats.contains(format) else {
            throw record.page.map { .unknownFormat(word.string, of: $0) } ?? .unknown
        }
        try rest.allow(record.section.names)
        return (record, format)
    }
}

/// A record's address in one format.
struct RecordAddress: Section {
    let record: RecordPlace
    let format: Format

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        record.section.spellPath(into: &parts)
        parts.fileExtension(format.rawValue)
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { record.section.spellQuery(into: &parts) }

    var caching: Caching { .shared }
    var work: Work { record.section.work }
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

    /// Whether programs read what is at the address, whatever it is: a record, a document, or an interface of another
    /// service.
    public var isForPrograms: Bool { format != nil || isOfInterface || isOfDocuments }

    /// The format that the extension names; nil if it does not name one. Works for addresses of unknown places too.
    public var format: Format? { extended.flatMap { Format(word: $0.extension, ignoringCase: true) } }

    /// The format that the extension of a request target names, for targets that cannot be decoded; nil if it does not
    /// name one.
    public static func format(ofTarget target: some StringProtocol) -> Format? {
        let target = String(target)
        let bytes = target.utf8.span
        let end = bytes.firstIndex(of: UInt8(ascii: "?"), in: bytes.indices)
        // Search from the end: the target may be 40,000 bytes long, and it is hostile if it cannot be decoded.
        var start = end
        while start > 0, end - start < longestExtension, !isEnd(bytes[start - 1]) { start -= 1 }
        guard start > 1, bytes[start - 1] == UInt8(ascii: "."), bytes[start - 2] != UInt8(ascii: "/")
        else { return nil }
        let word = bytes.extracting(start..<end).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        return Format(word: Text(word), ignoringCase: true)
    }

    /// The number of bytes to search. Every format has a shorter extension.
    private static let longestExtension = 8

    private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") }
}
