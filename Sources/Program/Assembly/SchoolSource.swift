import Adapters
import AlmanacValues
import Documents
import Schools
import ServiceContracts
import Support
import Upstreams

/// The documents of the live interface of OpenHolidays, through the cache of upstream documents. The cache stores each
/// on disk, a failure never replaces a good copy, and an answer that cannot be parsed is a failure.
struct SchoolSource: Sendable {
    let interface: SchoolInterface
    let cache: DocumentCache

    /// How long a document is used without revalidation. Less than the shortest time between two rounds.
    static let fresh = Duration.seconds(20 * 3600)
    /// The age from which a copy is marked as possibly out of date.
    static let old = Duration.seconds(3 * 86_400)
    /// Rounds are far apart, so no pause after a failure is needed.
    private static let lifetimes = Lifetimes(fresh: fresh, stale: .zero, failed: .seconds(1))
    /// The number of countries in a row without any good answer after which a round skips the others.
    static let patience = 3

    /// The result of a round.
    struct Round: Sendable {
        var content: SchoolContent
        /// Whether everything that was requested was fetched, or was fresh.
        var isWell: Bool
        /// The age of the oldest document; nil without any.
        var age: Duration?
    }

    private struct Found<Value: Sendable>: Sendable {
        let value: Value
        /// In seconds since 1970-01-01 00:00 UTC.
        let came: Int64
        let age: Duration?
        let isFailing: Bool
    }

    private enum Reply<Value: Sendable>: Sendable {
        case found(Found<Value>)
        case absent
        case failed

        var found: Found<Value>? { if case .found(let found) = self { found } else { nil } }

        /// Whether the last attempt to fetch it failed.
        var isFailing: Bool {
            switch self {
            case .found(let found): found.isFailing
            case .absent: false
            case .failed: true
            }
        }

        /// Returns what was found. Returns the given value instead if the source does not have it, or if it is not
        /// needed; nil if it failed but is needed.
        func orNone(_ value: Value, beside other: Found<Value>, isNeeded: Bool) -> Found<Value>? {
            if case .found = self { return found }
            if case .failed = self, isNeeded { return nil }
            return Found(value: value, came: other.came, age: other.age, isFailing: false)
        }
    }

    /// - Parameters:
    ///   - year: the year for which breaks are needed.
    ///   - asks: whether to request what is not fresh. Otherwise only copies are used.
    ///   - tried: now, or when the source was last asked, in seconds since 1970; nil if it was never asked.
    ///   - isWanted: whether a country is worth requesting.
    func round(
        around year: Int, asks: Bool, tried: Int?, isWanted: @Sendable (CountryCode) async -> Bool
    ) async -> Round {
        let moment = tried.map { SourceOutage.Moment(seconds: $0) }
        let outage = SourceOutage(service: SchoolInterface.service, tried: moment)
        guard let list = await reply(interface.countries, asks: asks).found else {
            return Round(
                content: SchoolContent([], missing: [], outage: outage, knowsCountries: false), isWell: false)
        }
        var (documents, missing): ([SchoolDocuments], [CountryCode]) = ([], [])
        var (isWell, age, failures) = (!list.isFailing, list.age ?? Self.old, 0)
        for country in list.value.unique where !Task.isCancelled {
            guard await isWanted(country) else { continue }
            let found = await self.country(country, around: year, asks: asks && failures < Self.patience, moment)
            if let new = found.documents { documents.append(new) } else { missing.append(country) }
            failures = found.isSilent ? failures + 1 : 0
            isWell = isWell && !found.isFailing
            age = max(age, found.age)
        }
        return Round(
            content: SchoolContent(documents, missing: missing, outage: outage, knowsCountries: true), isWell: isWell,
            age: age)
    }

    /// The documents of a country, and how fetching them went.
    private struct Country {
        /// Nil if a part is missing that the others depend on.
        var documents: SchoolDocuments?
        /// Whether something could not be fetched.
        var isFailing = true
        /// Whether nothing at all could be fetched.
        var isSilent: Bool
        var age = Duration.zero
    }

    private func country(
        _ country: CountryCode, around year: Int, asks: Bool, _ tried: SourceOutage.Moment?
    ) async -> Country {
        let parts = await reply(interface.subdivisions(of: country), asks: asks)
        let groups = await reply(interface.groups(of: country), asks: asks)
        var windows: [Reply<SchoolRows>] = []
        for days in SchoolInterface.windows(around: year) {
            windows.append(await reply(interface.holidays(of: country, in: days), asks: asks))
        }
        let rows = windows.compactMap(\.found)
        let isSilent = parts.isFailing && groups.isFailing && windows.allSatisfy(\.isFailing)
        // Older versions of the interface have no groups.
        let needsGroups = rows.contains { $0.value.namesGroups }
        guard let places = parts.found, !rows.isEmpty,
            let kinds = groups.orNone(.none, beside: places, isNeeded: needsGroups)
        else {
            return Country(isSilent: isSilent)
        }
        let isWhole = rows.count == windows.count
        let isFailing = parts.isFailing || groups.isFailing || !isWhole || rows.contains(where: \.isFailing)
        // If the age is unknown, the clock was wrong: count the document as old.
        let age = ([places.age, kinds.age] + rows.map(\.age)).map { $0 ?? Self.old }.max() ?? .zero
        let came = ([places.came, kinds.came] + rows.map(\.came)).max() ?? 0
        let isOld = isFailing && age >= Self.old
        let outage = SourceOutage(service: SchoolInterface.service, tried: tried, hasCopy: true)
        let documents = SchoolDocuments(
            country, parts: places.value, groups: kinds.value, rows: rows.map(\.value),
            came: CivilDate(dayNumber: Int(came / 86_400)), outage: isOld || !isWhole ? outage : nil)
        return Country(documents: documents, isFailing: isFailing, isSilent: isSilent, age: age)
    }

    private func reply<Value>(_ document: SchoolInterface.Document<Value>, asks: Bool) async -> Reply<Value> {
        let request = UpstreamRequest(url: document.address, mediaTypes: SchoolInterface.mediaTypes)
        let name = "schools"
        let reading = Reading<Value>(name: document.address) { bytes throws(DocumentFailure) in
            do throws(FileProblem) { return try document.read(bytes) } catch {
                throw .unreadable(name: name, source: error.file, reason: error.detail)
            }
        }
        if let copy = await cache.copy(request, as: reading) {
            let dates = cache.dates(of: request, as: Value.self)
            guard asks, dates?.age.map({ $0 >= Self.fresh }) ?? true else { return found(copy.value, dates, nil) }
        }
        guard asks else { return .failed }
        do throws(ServiceFailure) {
            let supply = try await cache.document(
                request, as: reading, lifetimes: Self.lifetimes, refresh: true)
            guard let supply else { return .absent }
            return found(supply.value, cache.dates(of: request, as: Value.self), supply.age)
        } catch {
            return .failed
        }
    }

    private func found<Value>(
        _ value: Value, _ dates: (came: Int64, age: Duration?)?, _ failing: SupplyAge?
    ) -> Reply<Value> {
        .found(Found(value: value, came: dates?.came ?? 0, age: dates?.age, isFailing: failing != nil))
    }
}

extension FileProblem {
    /// The reason, after the row: "row 3: the row has no id".
    var detail: String { "\(line.map { "\(unit.rawValue) \($0): " } ?? "")\(reason)" }
}

extension [CountryCode] {
    /// The countries in their order, each once.
    fileprivate var unique: [CountryCode] {
        var seen: Set<CountryCode> = []
        return filter { seen.insert($0).inserted }
    }
}
