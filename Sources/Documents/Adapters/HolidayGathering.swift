import Almanac

/// Gathers the holidays of an upstream's document, in any order: one that stands there twice is taken once, with the
/// types and the regions of both.
struct HolidayGathering {
    /// More than that in a document of one year is no calendar.
    static let limit = 5000
    /// More names than that are no translations.
    static let nameLimit = 50

    struct Item {
        let date: CivilDate
        var observed: CivilDate?
        let names: [LocalizedText]
        let types: [HolidayType]
        /// Nil for the whole country.
        var region: RegionCode?
        /// Kept only in some places of the region, or of the country, that are not named.
        var isLocal = false
    }

    private struct Key: Hashable {
        let date: CivilDate
        let observed: CivilDate?
        let name: String
    }

    private struct Entry {
        var names: [LocalizedText]
        var types: Set<HolidayType>
        /// Nil once it is known to be kept in the whole country.
        var regions: Set<RegionCode>?
        var isLocal: Bool
    }

    private var entries: [Key: Entry] = [:]
    private var order: [Key] = []
    private let origin: DocumentOrigin

    init(_ origin: DocumentOrigin) {
        self.origin = origin
    }

    /// - Parameter line: where the item stands, for the message if it is one too many.
    mutating func add(_ item: Item, line: Int) throws(DocumentFailure) {
        guard item.names.count <= Self.nameLimit else {
            throw origin.inconsistent(line, "a holiday has more than \(Self.nameLimit) names")
        }
        let kind = HolidayKind(names: item.names, types: item.types)
        let key = Key(date: item.date, observed: item.observed, name: kind.name.text)
        if var entry = entries[key] {
            entry.types.formUnion(item.types)
            entry.isLocal = entry.isLocal && item.isLocal
            let names = item.names.filter { !entry.names.contains($0) }
            entry.names += names.prefix(Self.nameLimit - entry.names.count)
            if let region = item.region { entry.regions?.insert(region) } else { entry.regions = nil }
            entries[key] = entry
        } else {
            guard order.count < Self.limit else {
                throw origin.inconsistent(line, "there are more than \(Self.limit) holidays in it")
            }
            order.append(key)
            entries[key] = Entry(
                names: item.names, types: Set(item.types), regions: item.region.map { [$0] },
                isLocal: item.isLocal)
        }
    }

    /// All of them, in date order. Days of one kind share it.
    var holidays: [Holiday] {
        var kinds: Set<HolidayKind> = []
        return order.compactMap { key in
            guard let entry = entries[key] else { return nil }
            let new = HolidayKind(
                names: entry.names, types: Array(entry.types), regions: Array(entry.regions ?? []),
                isLocal: entry.isLocal)
            let kind = kinds.insert(new).memberAfterInsert
            return Holiday(
                date: key.date, observed: key.observed, kind: kind, id: HolidayID(date: key.date, slug: kind.slug))
        }.inOrder
    }
}
