public import AlmanacValues
public import Entities
import Landings
public import ServiceContracts
import Support
import Synchronization

/// The services for Interactors, backed by documents.
///
/// A document is read on first use. Its entities are cached, the calendars up to a limit.
public final class DocumentLibrary: Sendable {
    let reader: DocumentReader
    let literature: Literature
    let stories: StoryShelf
    private let directory: MadeOnce<CountryDirectory, DocumentFailure>
    private let occasionList: MadeOnce<[Occasion], DocumentFailure>
    private let occasions: MadeOnce<[Slug: Occasion], DocumentFailure>
    private let celebrations: MadeOnce<CelebrationsDocument?, DocumentFailure>
    private let nameList: MadeOnce<[HolidayName], DocumentFailure>
    private let changes: MadeOnce<[CountryCode: [Revision]]?, DocumentFailure>
    let outlines: MadeOnce<Outline, DocumentFailure>
    let cityList: MadeOnce<[City], DocumentFailure>
    let translated: [Language: MadeOnce<Translations?, DocumentFailure>]
    let placeNames: [Language: MadeOnce<PlaceNames?, DocumentFailure>]
    private let wholeRevision: MadeOnce<DataRevision, DocumentFailure>
    /// Two visits that miss the same map at the same time both read it; the results are equal, and one is kept.
    let maps = Mutex<[CountryCode: RegionMap]>([:])
    let worldReading = Mutex(WorldReading())
    /// Two visits that miss the same calendar at the same time both read it; the results are equal, and one is kept.
    private let calendars: Mutex<LeastRecentlyUsed<CountryCode, HolidayCalendar>>
    private let report: @Sendable (DocumentFailure) -> Void

    /// - Parameters:
    ///   - source: where the documents come from.
    ///   - rowLimit: the number of holidays to cache, over all countries; the default is enough for all of them.
    ///   - report: called for each document that could not be used while serving.
    public init(
        _ source: any DocumentSource, rowLimit: Int = 200_000,
        report: @escaping @Sendable (DocumentFailure) -> Void = { _ in }
    ) {
        self.report = report
        let reader = DocumentReader(source)
        self.reader = reader
        literature = Literature(reader)
        stories = StoryShelf(reader)
        calendars = Mutex(LeastRecentlyUsed(costLimit: rowLimit))
        directory = MadeOnce { () throws(DocumentFailure) in
            CountryDirectory(try reader.countries())
        }
        nameList = MadeOnce { () throws(DocumentFailure) in try reader.names() }
        celebrations = MadeOnce { () throws(DocumentFailure) in try reader.celebrations() }
        let occasionList = MadeOnce { () throws(DocumentFailure) in try reader.occasions() }
        self.occasionList = occasionList
        outlines = MadeOnce { () throws(DocumentFailure) in try reader.outline() }
        cityList = MadeOnce { () throws(DocumentFailure) in try reader.cities() }
        changes = MadeOnce { () throws(DocumentFailure) in try reader.changes() }
        translated = Dictionary(
            uniqueKeysWithValues: Language.all.filter { $0 != .english }.map { language in
                let code = language.facts.code
                return (language, MadeOnce { () throws(DocumentFailure) in try reader.translations(into: code) })
            })
        placeNames = Dictionary(
            uniqueKeysWithValues: Language.all.map { language in
                (language, MadeOnce { () throws(DocumentFailure) in try reader.placeNames(in: language) })
            })
        wholeRevision = MadeOnce { () throws(DocumentFailure) in try reader.revision() }
        occasions = MadeOnce { () throws(DocumentFailure) in
            Dictionary(try occasionList.get().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    var source: any DocumentSource { reader.source }

    /// Returns the revision of the documents. Reads all of them the first time, unless they are the embedded ones.
    public func revision() throws(DocumentFailure) -> DataRevision { try wholeRevision.get() }

    /// Returns the names of all documents that a site may have, without the schemas, which are always the program's.
    public func publishedDocuments() throws(DocumentFailure) -> [String] {
        PublishedNames.all(with: try directory.get().countries).filter { !PublishedNames.schemas.contains($0) }
    }

    /// Reads every required document and validates it. Does not cache the calendars.
    ///
    /// - Throws: why the first unusable document cannot be used, or that it is missing.
    /// - Returns: the numbers of countries and holidays.
    @discardableResult
    public func validateAll() throws(DocumentFailure) -> (countries: Int, holidays: Int) {
        let countries = try directory.get().countries
        var holidays = 0
        for country in countries {
            guard let calendar = try reader.calendar(of: country.code) else {
                throw reader.missingCalendar(of: country.code)
            }
            holidays += calendar.holidays.count
            _ = try reader.stories(of: country.code)
            _ = try reader.map(of: country.code)
        }
        for language in PublishedNames.languages { _ = try reader.translations(into: language) }
        for names in placeNames.values { _ = try names.get() }
        _ = try occasions.get()
        _ = try celebrations.get()
        _ = try outlines.get()
        _ = try cityList.get()
        _ = try nameList.get()
        _ = try changes.get()
        _ = try stories.occasions.get()
        _ = try literature.quotations.get()
        _ = try literature.people.get()
        return (countries.count, holidays)
    }
}

extension DocumentLibrary: CountryService {
    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        Supply(try await supplied(directory).countries)
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        try await supplied(directory).byCode[code]
    }
}

extension DocumentLibrary: OccasionService {
    public func occasions() async throws(ServiceFailure) -> [Occasion] { try await supplied(occasionList) }

    public func occasion(_ id: Slug) async throws(ServiceFailure) -> Occasion? {
        try await supplied(occasions)[id]
    }

    public func celebrations(of id: Slug, in year: Int) async throws(ServiceFailure) -> [Celebration] {
        try await supplied(celebrations)?.celebrations(of: id, in: year) ?? []
    }

    public func names() async throws(ServiceFailure) -> [HolidayName] { try await supplied(nameList) }
}

extension DocumentLibrary: ChangeService {
    public func revisions(of country: CountryCode) async throws(ServiceFailure) -> [Revision]? {
        try await recordedChanges()?[country]
    }

    func recordedChanges() async throws(ServiceFailure) -> [CountryCode: [Revision]]? {
        try await supplied(changes)
    }
}

extension DocumentLibrary: HolidayService {
    /// Returns the whole calendar, regardless of the scope: each document holds all years and regions of a country.
    public func calendar(
        of country: CountryCode, covering _: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        try await calendar(of: country).map { Supply($0) }
    }

    /// Returns the regions of a country with their names; empty if its document is missing or cannot be used.
    public func regions(of country: CountryCode) async -> [HolidayCalendar.Region] {
        do throws(ServiceFailure) {
            return try await calendar(of: country)?.regions ?? []
        } catch {
            return []
        }
    }

    /// Returns the calendar of a country if it has been read before.
    func keptCalendar(of country: CountryCode) -> HolidayCalendar? {
        calendars.withLock { $0.value(country) }
    }

    /// Keeps a calendar, unless it alone exceeds the limit.
    private func keep(_ calendar: HolidayCalendar, of country: CountryCode) {
        let cost = calendar.holidays.count + 1
        calendars.withLock { calendars in
            if cost <= calendars.costLimit { calendars.insert(calendar, for: country, cost: cost) }
        }
    }

    private func calendar(of country: CountryCode) async throws(ServiceFailure) -> HolidayCalendar? {
        if let kept = keptCalendar(of: country) { return kept }
        do throws(DocumentFailure) {
            let read = try await elsewhere { () throws(DocumentFailure) in try reader.calendar(of: country) }
            if let read { keep(read, of: country) }
            return read
        } catch {
            throw refused(error)
        }
    }

    func supplied<Value>(_ value: MadeOnce<Value, DocumentFailure>) async throws(ServiceFailure) -> Value {
        do throws(DocumentFailure) {
            return try await value.supplied()
        } catch {
            throw refused(error)
        }
    }

    /// Reports the failure. Visitors are only told that the source sent an invalid document.
    func refused(_ failure: DocumentFailure) -> ServiceFailure {
        report(failure)
        return .invalid
    }
}
