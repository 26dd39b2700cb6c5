import Support

/// The types and the region of the holidays that a visitor wants to see.
public struct HolidayFilter: Hashable, Sendable {
    public var types: Types
    /// Nil for the whole country.
    public var region: RegionCode?

    public enum Types: Hashable, Sendable {
        case all
        case only(HolidayType)
    }

    public init(types: Types = .only(.publicHoliday), region: RegionCode? = nil) {
        self.types = types
        self.region = region
    }

    /// Whether both the type and the region of a holiday pass the filter.
    public func includes(_ kind: HolidayKind) -> Bool {
        includesType(of: kind) && includesRegion(of: kind)
    }

    /// Whether the filter's type is among the types of the holiday.
    public func includesType(of kind: HolidayKind) -> Bool {
        switch types {
        case .all: true
        case .only(let type): kind.types.contains(type)
        }
    }

    /// Whether the filter's region keeps the holiday. Without a region, every holiday passes, including those that
    /// only some regions keep.
    public func includesRegion(of kind: HolidayKind) -> Bool {
        region.map(kind.isKept(in:)) ?? true
    }
}

extension HolidayFilter {
    /// Parses the query items `type` (a type's token or "all"; public if absent) and `region`. Empty values count as
    /// absent, because a form sends an empty value for "any".
    init(_ address: Address) throws(PlaceProblem) {
        self.init()
        if let type = address.value("type"), !type.isEmpty {
            types = try Self.types(type)
        }
        if let text = address.value("region"), !text.isEmpty {
            guard let code = RegionCode(text) else { throw .badValue(name: "region", value: text.string) }
            region = code
        }
    }

    private static func types(_ text: Address.Text) throws(PlaceProblem) -> Types {
        if text.matches("all", ignoringCase: true) { return .all }
        guard let type = HolidayType(word: text, ignoringCase: true)
        else { throw .badValue(name: "type", value: text.string) }
        return .only(type)
    }

    /// The query items of the values that differ from the default, in a fixed order.
    var queryItems: [Address.QueryItem] {
        var items: [Address.QueryItem] = []
        switch types {
        case .all: items.append(.init("type", "all"))
        case .only(.publicHoliday): break
        case .only(let type): items.append(.init("type", type.rawValue))
        }
        if let region { items.append(.init("region", region.description)) }
        return items
    }
}
