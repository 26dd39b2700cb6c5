import Birds

/// The view model: the state of the screen in words, and the commands that change it. It knows no view, no form and no
/// status of HTTP.
struct SightingsViewModel: Sendable {
    enum Condition: Hashable, Sendable {
        case ready, saved, invalid, failed
    }

    private let service: any SightingService
    private(set) var condition = Condition.ready
    private(set) var title = "Sightings"
    private(set) var notice: String?
    private(set) var rows: [String] = []
    private(set) var draft = SightingDraft()
    private(set) var problem: String?

    init(service: any SightingService) {
        self.service = service
    }

    mutating func load() async {
        do throws(SourceDown) {
            let sightings = try await service.all()
            title = sightings.count == 1 ? "1 sighting" : "\(sightings.count) sightings"
            rows = sightings.map { "\($0.species): \($0.count)" }
        } catch {
            fail()
        }
    }

    mutating func add(_ draft: SightingDraft) async {
        self.draft = draft
        do {
            try await service.add(draft.checked())
            condition = .saved
        } catch let rule as SightingRule {
            condition = .invalid
            problem = Self.words(rule)
            await load()
        } catch {
            fail()
        }
    }

    private mutating func fail() {
        condition = .failed
        notice = "Our source does not answer. Try again in a few minutes."
    }

    private static func words(_ rule: SightingRule) -> String {
        switch rule {
        case .speciesMissing: "Enter the species"
        case .countOutside(let range): "Count must be from \(range.lowerBound) to \(range.upperBound)"
        }
    }
}
