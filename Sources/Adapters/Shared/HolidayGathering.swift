import AlmanacValues
import Documents
import Entities

/// Collects the holidays of an upstream's document, in any order. Holidays with the same date, observed day and name
/// are merged into one that has the names, types and regions of all.
struct HolidayGathering {
    /// The maximum number of holidays in a document of one year. A document with more is rejected.
    static let limit = 5000
    /// The maximum number of names of a holiday. A document with more is rejected.
    static let nameLimit = 50

    struct Item {
        let date: CivilDate
        var observed: CivilDate?
        let names: [LocalizedText]
        let types: [HolidayType]
        /// Nil for the whole country.
        var region: RegionCode?
        /// True if only some places of the region, or of the country, keep the holiday, and the source does not name
        /// them.
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
        /// The regions that keep the holiday; nil if the whole country does.
        var regions: Set<RegionCode>?
        var isLocal: Bool
    }

    private var entries: [Key: Entry] = [:]
    private var order: [Key] = []
    private let label: DocumentLabel

    init(_ label: DocumentLabel) {
        self.label = label
    }

    /// Adds an item, or merges it with an equal one.
    ///
    /// - Parameter line: the line of the item, for error messages.
    /// - Throws: a ``DocumentFailure`` if a limit is exceeded.
    mutating func add(_ item: Item, line: Int) throws(DocumentFailure) {
        guard item.names.count <= Self.nameLimit else {
            throw label.inconsistent(line, "a holiday has more than \(Self.nameLimit) names")
        }
        let kind = HolidayKind(names: item.names, types: item.types)
        let key = Key(date: item.date, observed: item.observed, name: kind.englishName.text)
        if var entry = entries[key] {
            entry.types.formUnion(item.types)
            entry.isLocal = entry.isLocal && item.isLocal
            let names = item.names.filter { !entry.names.contains($0) }
            entry.names += names.prefix(Self.nameLimit - entry.names.count)
            if let region = item.region { entry.regions?.insert(region) } else { entry.regions = nil }
            entries[key] = entry
        } else {
            guard order.count < Self.limit else {
                throw label.inconsistent(line, "more than \(Self.limit) holidays")
            }
            order.append(key)
            entries[key] = Entry(
                names: item.names, types: Set(item.types), regions: item.region.map { [$0] },
                isLocal: item.isLocal)
        }
    }

    /// All holidays, in date order. Days of the same kind share one instance of it.
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
