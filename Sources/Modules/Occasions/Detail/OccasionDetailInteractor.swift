import AlmanacValues
import Entities
import ServiceContracts

struct OccasionDetailInteractor: OccasionDetailInteracting {
    let service: any OccasionService
    let countries: any CountryService
    let clock: any CivilClock
    /// Has the names of occasions in all languages.
    var translations: any TranslationService = NoTranslations()
    var caches = LanguageCaches()

    /// The years around the current one, as far ahead as calendars that people subscribe to.
    static let years = -1...3

    func occasion(_ id: Slug) async throws(LookupFailure) -> KeptOccasion {
        let today = clock.today(in: "UTC")
        do {
            let all = try await service.occasions().inOrder
            guard let index = all.firstIndex(where: { $0.id == id }) else { throw LookupFailure.unknown }
            let known = await KnownCountries(of: countries)
            var years: [KeptOccasion.Year] = []
            for year in Self.years.map({ today.year + $0 }) {
                let celebrations = try await service.celebrations(of: id, in: year)
                years.append(KeptOccasion.Year(year: year, days: celebrations.compactMap { day($0, known) }))
            }
            let names = try await service.names().filter { $0.occasion == id }
            // The page does without it.
            let story = try? await service.story(of: id)
            return KeptOccasion(
                facts: OccasionFacts(all[index]), year: today.year, years: years,
                names: names.compactMap { name($0, known) }, story: story,
                previous: index > 0 ? KeptOccasion.Neighbour(all[index - 1]) : nil,
                next: index + 1 < all.count ? KeptOccasion.Neighbour(all[index + 1]) : nil)
        } catch let failure as ServiceFailure {
            throw .service(failure)
        } catch {
            throw .unknown
        }
    }

    func guess(_ text: Slug) async throws(ServiceFailure) -> OccasionGuess {
        let meaning = try await OccasionFinder(service, translations, caches: caches).meaning(of: text)
        let all = try await service.occasions().inOrder
        func neighbours(_ ids: [Slug]) -> [KeptOccasion.Neighbour] {
            all.filter { ids.contains($0.id) }.map { KeptOccasion.Neighbour($0) }
        }
        return switch meaning {
        case .named(let ids): OccasionGuess(occasions: neighbours(ids), isName: true)
        case .near(let ids): OccasionGuess(occasions: neighbours(ids), isName: false)
        }
    }

    /// Nil if none of the known countries keeps the occasion on the day.
    private func day(_ celebration: Celebration, _ known: KnownCountries) -> KeptOccasion.Day? {
        var day = KeptOccasion.Day(
            date: celebration.date, isObserved: celebration.isObserved, observedFor: celebration.observedFor,
            countries: countries(celebration.countries, known),
            countriesInPart: countries(celebration.countriesInPart, known),
            estimated: Set(known.offered(celebration.estimated)))
        let count = day.countries.count + day.countriesInPart.count
        day.isMostlyEstimated = Celebration.isEstimated(by: day.estimated.count, of: count)
        return count == 0 ? nil : day
    }

    /// Nil if none of the known countries uses the name.
    private func name(_ name: HolidayName, _ known: KnownCountries) -> KeptOccasion.Name? {
        let name = KeptOccasion.Name(
            text: name.text, languageName: name.languageName, countries: countries(name.countries, known),
            others: countries(name.others, known))
        return name.countries.isEmpty && name.others.isEmpty ? nil : name
    }

    private func countries(_ codes: [CountryCode], _ known: KnownCountries) -> [KeptOccasion.Country] {
        known.offered(codes).map {
            KeptOccasion.Country(code: $0, name: known.name(of: $0), place: known.place(of: $0))
        }
    }
}

extension KeptOccasion.Neighbour {
    init(_ occasion: Occasion) {
        self.init(id: occasion.id, name: occasion.name, language: occasion.language)
    }
}
