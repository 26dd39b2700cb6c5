import Almanac
import Entities
import ServiceContracts

struct OccasionsRecordInteractor: OccasionsRecordInteracting {
    let service: any OccasionService
    let clock: any CivilClock

    /// The years around the current one, as far ahead as calendars that people subscribe to.
    static let years = -1...3

    func occasions() async throws(OccasionsRecordFailure) -> [OccasionFacts] {
        do {
            return try await service.occasions().map { OccasionFacts($0) }
        } catch {
            throw .service(error)
        }
    }

    func occasion(_ id: Slug) async throws(OccasionsRecordFailure) -> KeptOccasion {
        guard let occasion = try await found(id) else { throw .unknown }
        let today = clock.today(in: "UTC")
        var years: [KeptOccasion.Year] = []
        for distance in Self.years {
            let year = today.year + distance
            years.append(KeptOccasion.Year(year: year, days: try await days(of: id, in: year)))
        }
        return KeptOccasion(facts: OccasionFacts(occasion), years: years)
    }

    private func found(_ id: Slug) async throws(OccasionsRecordFailure) -> Occasion? {
        do {
            return try await service.occasion(id)
        } catch {
            throw .service(error)
        }
    }

    private func days(of id: Slug, in year: Int) async throws(OccasionsRecordFailure) -> [KeptOccasion.Day] {
        do {
            return try await service.celebrations(of: id, in: year).map { celebration in
                KeptOccasion.Day(
                    date: celebration.date, countries: celebration.countries,
                    countriesInPart: celebration.countriesInPart)
            }
        } catch {
            throw .service(error)
        }
    }
}

extension OccasionFacts {
    init(_ occasion: Occasion) {
        self.init(
            id: occasion.id, name: occasion.name, about: occasion.about, rule: occasion.rule,
            tradition: occasion.tradition)
    }
}
