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

extension Sentence.StringInterpolation {
    /// The place inside a sentence: "Bavaria, Germany", "the United Kingdom", "DE-BY".
    public mutating func appendInterpolation(_ place: NamedPlace) {
        switch place {
        case .name(let name): appendInterpolation(name)
        case .code(let code): appendInterpolation(code: code)
        }
    }
}
