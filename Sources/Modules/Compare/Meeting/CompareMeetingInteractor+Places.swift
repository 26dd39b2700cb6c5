import AlmanacValues
import Entities
import ServiceContracts
import Support

// Reads the names of more places: countries, regions, cities, and codes.
extension CompareMeetingInteractor {
    func addition(to question: MeetingQuestion) async -> MeetingAddition {
        var settled = question
        settled.added = nil
        let names = Self.names(in: question.added ?? "")
        guard let supply = try? await countries.countries() else {
            return .open(
                settled, places: settled.places.map { NamedTerritory(territory: $0, name: nil) },
                names.map { UnsettledName(text: $0, reason: .unavailable) })
        }
        let cities = (try? await world.cities()) ?? []
        let today = clock.today(in: "UTC")
        // The first question after a change of the data builds a table of all names, which takes too long for an event
        // loop.
        let reader = await elsewhere { MeetingPlaceReader(indexes.places(supply.value, cities), today: today) }
        var unsettled: [UnsettledName] = []
        for name in names {
            let reading = reader.reading(of: name)
            guard case .success(let territory) = reading else {
                if case .failure(let reason) = reading { unsettled.append(UnsettledName(text: name, reason: reason)) }
                continue
            }
            if settled.places.contains(territory) { continue }
            guard settled.places.count < mostPlaces else {
                unsettled.append(UnsettledName(text: name, reason: .limit(mostPlaces)))
                continue
            }
            settled.places.append(territory)
        }
        return unsettled.isEmpty
            ? .settled(settled) : .open(settled, places: settled.places.map { reader.named($0) }, unsettled)
    }

    /// Returns the names of a list, of which people separate the parts by commas or semicolons.
    private static func names(in text: String) -> [String] {
        text.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
            .map { String(Substring($0)).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { !$0.isEmpty }
    }
}

/// Finds the place that a name means.
struct MeetingPlaceReader: Sendable {
    private let lexicon: SearchLexicon
    private let reader: SearchReader

    init(_ lexicon: SearchLexicon, today: CivilDate) {
        self.lexicon = lexicon
        reader = SearchReader(lexicon, today: today)
    }

    func reading(of name: String) -> Result<Territory, UnsettledName.Reason> {
        if let territory = Territory(name), isKnown(territory) { return .success(territory) }
        // Figures are codes of regions in many countries, and mean nothing alone.
        guard name.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return .failure(.unknown) }
        let reading = reader.reading(of: name)
        let places = reading.isNameOnly ? alternatives(reading) : []
        if places.count == 1, !reading.isCompleted { return .success(places[0].territory) }
        if !places.isEmpty { return .failure(reading.isCompleted ? .similar(places) : .ambiguous(places)) }
        let meant = reader.correction(of: name).map { alternatives($0.reading) } ?? []
        return .failure(meant.isEmpty ? .unknown : .similar(meant))
    }

    func named(_ territory: Territory, city: String? = nil) -> NamedTerritory {
        NamedTerritory(
            territory: territory,
            name: lexicon.country(territory.country).map { country in
                PlaceName(
                    region: lexicon.region(territory).map { ForeignText($0.name) }, country: ForeignText(country.name))
            },
            city: city.map { ForeignText($0) })
    }

    private func isKnown(_ territory: Territory) -> Bool {
        territory.region == nil ? lexicon.country(territory.country) != nil : lexicon.region(territory) != nil
    }

    /// Returns the places that a text can mean, each once.
    private func alternatives(_ reading: SearchReading) -> [NamedTerritory] {
        var seen: Set<Territory> = []
        return reading.places.filter { seen.insert($0.territory).inserted }.map { named($0.territory, city: $0.city) }
    }
}

extension UnsettledName.Reason: Error {}
