public import AlmanacValues

/// A place as a sentence names it: by its name, or by its code while the name is not known.
public enum NamedPlace: Hashable, Sendable {
    case name(PlaceName)
    case code(Territory)

    /// - Parameter name: the country's name; nil if it is not known.
    public init(_ code: CountryCode, named name: ForeignText?) {
        self = name.map { .name(PlaceName(country: $0)) } ?? .code(Territory(code))
    }
}

extension Words {
    /// The place inside a sentence: "Bavaria, Germany", "the United Kingdom", "DE-BY".
    public func sentence(_ place: NamedPlace) -> Sentence {
        switch place {
        case .name(let name): placeInSentence(name: name)
        case .code(let code): placeCode(code: code)
        }
    }
}
