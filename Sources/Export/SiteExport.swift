import AlmanacValues
import HTML
import Places
public import ServiceContracts
public import Site
import Synchronization

/// Writes the site into a folder, as files that any web server can serve.
///
/// The pages are those that the site answers to a visitor who has saved nothing, byte for byte. Workers make the chapters
/// in parallel. Each file is replaced at once, and only if it changed, so readers never see a half-written page. An
/// interrupted export leaves complete files and goes on when it is run again.
public struct SiteExport: Sendable {
    private let site: Site
    private let services: Services
    private let folder: ExportFolder
    private let key: UInt64
    private let compresses: Bool

    /// - Parameters:
    ///   - key: what the pages are made from: equal keys mean equal pages.
    ///   - compresses: whether to write a compressed form of each page.
    public init(_ site: Site, services: Services, folder: ExportFolder, key: UInt64, compresses: Bool = true) {
        self.site = site
        self.services = services
        self.folder = folder
        // An export without compressed forms has other files, so it has another key.
        self.key = compresses ? key : ~key
        self.compresses = compresses
    }

    /// - Parameters:
    ///   - moment: the moment that the site shows, in seconds since 1970.
    ///   - workers: how many chapters are made at the same time.
    ///   - report: called after each chapter, from any thread.
    /// - Throws: `ExportFailure`, or what a service throws.
    public func run(
        _ selection: Selection, moment: Int, baseAddress: String?, workers: Int,
        report: @escaping @Sendable (ExportProgress) -> Void
    ) async throws -> ExportCounts {
        let start = ContinuousClock.now
        let plan = try await supplied { try await Plan(selection, services: services) }
        try folder.write(ExportState(moment: moment, isFinished: false))
        let work = SharedWork(plan.chapters)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...max(1, workers) {
                group.addTask {
                    var writer = FileWriter(folder: folder.path, number: number)
                    while let chapter = work.next() {
                        let counts = try await make(chapter, of: plan, &writer)
                        report(work.note(counts, of: chapter, after: ContinuousClock.now - start))
                    }
                }
            }
            // The first failure ends the loop, which cancels the other workers.
            for try await _ in group {}
        }
        var counts = work.counts
        guard counts.failures == 0 else {
            throw ExportFailure.incomplete(pages: counts.failures, examples: counts.examples)
        }
        try await finish(plan, baseAddress, &counts)
        // Otherwise a power failure could leave an export that says it is finished and lacks files.
        try folder.flush()
        try folder.write(ExportState(moment: moment, isFinished: true))
        return counts
    }

    private func make(_ chapter: Chapter, of plan: Plan, _ writer: inout FileWriter) async throws -> ExportCounts {
        var seeds = try await supplied { try await plan.seeds(of: chapter, files: site.fileTargets) }
        if chapter.followsLinks { seeds += inOtherLanguages(seeds) }
        var maker = ChapterMaker(chapter, site: site, folder: folder, key: key, compresses: compresses, writer: writer)
        try await maker.make(from: seeds)
        writer = maker.writer
        return maker.counts
    }

    /// Returns the addresses in the site's languages other than English.
    private func inOtherLanguages(_ targets: [String]) -> [String] {
        let pages = targets.filter { target in
            guard let address = try? Address(target: target), let place = try? Place(address) else { return false }
            return place.hasLanguages
        }
        return site.languages.dropFirst().flatMap { language in pages.map { language.page.path + $0 } }
    }

    private func supplied<Value>(_ body: () async throws -> Value) async throws -> Value {
        do { return try await body() } catch is ServiceFailure { throw ExportFailure.noData }
    }

    /// Writes what needs all chapters, and removes the chapters that are no longer part of the site.
    private func finish(_ plan: Plan, _ baseAddress: String?, _ counts: inout ExportCounts) async throws {
        var writer = FileWriter(folder: folder.path, number: 1)
        let names = plan.chapters.map(\.name)
        let whole = WholeSite(
            site: site, folder: folder, chapters: names, baseAddress: baseAddress, compresses: compresses)
        try await whole.write(&writer, &counts)
        let current = Set(names + [WholeSite.name])
        for old in try folder.chapters() where !current.contains(old) {
            counts.removed += try folder.removeChapter(old, &writer)
        }
    }
}

/// The chapters that are left, and what was done; the workers share it.
private final class SharedWork: Sendable {
    private struct State {
        var next = 0
        var counts = ExportCounts()
        var weightDone = 0
    }

    private let chapters: [Chapter]
    private let weight: Int
    private let state = Mutex(State())

    init(_ chapters: [Chapter]) {
        self.chapters = chapters
        weight = max(1, chapters.reduce(0) { $0 + $1.weight })
    }

    var counts: ExportCounts { state.withLock { $0.counts } }

    /// Returns the next chapter to make; nil if all are taken.
    func next() -> Chapter? {
        state.withLock { state in
            guard state.next < chapters.count else { return nil }
            state.next += 1
            return chapters[state.next - 1]
        }
    }

    /// Adds what was done for a chapter.
    func note(_ counts: ExportCounts, of chapter: Chapter, after elapsed: Duration) -> ExportProgress {
        state.withLock { state in
            state.counts.add(counts)
            state.weightDone += chapter.weight
            return ExportProgress(
                counts: state.counts, share: Double(state.weightDone) / Double(weight), elapsed: elapsed)
        }
    }
}
