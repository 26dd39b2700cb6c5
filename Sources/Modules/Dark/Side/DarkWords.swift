import AlmanacValues
import Layout

extension DarkWords {
    /// "Created by King Adas"
    func creator(_ name: ForeignText?) -> String {
        name.map { createdBy(name: $0) } ?? unknownCreator
    }

    /// "Powers: Dark rituals, Sith alchemy"
    func powers(_ powers: [ForeignText]) -> String {
        powers.isEmpty ? unknownPowers : knownPowers(powers: powers)
    }
}
