/// A part of a country, and its name: in English if it has one in English.
public struct NamedRegion: Hashable, Sendable {
    public let code: RegionCode
    public let name: ForeignText

    public init(code: RegionCode, name: ForeignText) {
        self.code = code
        self.name = name
    }
}
