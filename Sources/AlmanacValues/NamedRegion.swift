/// A part of a country, and its name: in English if it has one in English.
public struct NamedRegion: Hashable, Sendable {
    public let code: RegionCode
    public let name: String

    public init(code: RegionCode, name: String) {
        self.code = code
        self.name = name
    }
}
