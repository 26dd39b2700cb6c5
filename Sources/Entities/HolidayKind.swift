public import AlmanacValues

/// The facts of a holiday that are the same every year. All its days share one instance, so that sixteen years need
/// little memory.
public final class HolidayKind: Hashable, Sendable {
    /// The name to show: `englishName`, or else a name in the language of the page; see `inLanguage(_:_:)`.
    public let name: LocalizedText
    /// The English name, or else the first name, whatever language is shown. Stories, corrections and addresses know the
    /// holiday by it.
    public let englishName: LocalizedText
    /// The name in the country's own language; nil if it reads the same as `name`.
    public let localName: LocalizedText?
    /// The names that the source gives the whole country.
    let names: [LocalizedText]
    /// The names in the languages of regions that have one of their own.
    let regionalNames: [LocalizedText]
    /// The types, sorted; never empty.
    public let types: [HolidayType]
    /// The same as a set.
    let typeSet: HolidayTypes
    /// Whether schools alone keep it. Each region has breaks of its own.
    public let isBreak: Bool
    /// The regions that keep the holiday, sorted; empty if the whole country or each of its regions keeps it.
    public let regions: [RegionCode]
    /// The regions that do not keep a holiday of the whole country, sorted.
    public let exceptions: [RegionCode]
    /// Who keeps the holiday by law: the country, some regions, or parts of them.
    public let level: HolidayLevel
    /// Which parts of `regions` keep the holiday, in English or in the language of the page; nil if all of them do, or if
    /// the source does not say.
    public let parts: String?
    /// The id of the occasion, which is the same in all countries; nil if the source does not say.
    public let occasion: Slug?
    /// The local time at which the day off begins, where the law gives one; nil for the whole day, or if it does not say.
    public let begins: TimeOfDay?
    /// Where it is from, if that is a second source beside the calendar's own.
    public let source: HolidaySource?
    /// The English name as part of an address.
    public let slug: Slug

    /// - Parameters:
    ///   - level: nil to derive it: partial if `isLocal`, national without regions, otherwise regional.
    ///   - slug: nil to derive it from the name.
    public init(
        names: [LocalizedText], regionalNames: [LocalizedText] = [], types: [HolidayType], regions: [RegionCode] = [],
        exceptions: [RegionCode] = [],
        isLocal: Bool = false, level: HolidayLevel? = nil, parts: String? = nil, occasion: Slug? = nil,
        begins: TimeOfDay? = nil, source: HolidaySource? = nil, slug: Slug? = nil
    ) {
        let name = names.first(where: \.isEnglish) ?? names.first ?? LocalizedText("Holiday", language: "en")
        self.name = name
        englishName = name
        localName = names.first { $0 != name && $0.text != name.text }
        self.names = names
        self.regionalNames = regionalNames
        self.types = Self.inOrder(types)
        typeSet = HolidayTypes(types)
        isBreak = types.contains(.school) && !types.contains(.publicHoliday)
        self.regions = Self.inOrder(regions)
        self.exceptions = Self.inOrder(exceptions)
        self.level = level ?? (isLocal ? .partial : regions.isEmpty ? .national : .regional)
        self.parts = parts
        self.occasion = occasion
        self.begins = begins
        self.source = source
        self.slug = slug ?? Slug(name.text)
    }

    private init(_ kind: HolidayKind, named name: LocalizedText, inParts parts: String?) {
        self.name = name
        englishName = kind.englishName
        let own = kind.localName ?? kind.names.first
        localName = own.flatMap { $0.text == name.text ? nil : $0 }
        names = kind.names
        regionalNames = kind.regionalNames
        types = kind.types
        typeSet = kind.typeSet
        isBreak = kind.isBreak
        regions = kind.regions
        exceptions = kind.exceptions
        level = kind.level
        self.parts = parts
        occasion = kind.occasion
        begins = kind.begins
        source = kind.source
        slug = kind.slug
    }

    /// Returns the same holiday under a name in another language. Its English name, slug and feast stay as they are, and
    /// `localName` is the country's own name: of a country that has no other one, the English name.
    ///
    /// - Parameter parts: see `parts`.
    func named(_ name: LocalizedText, inParts parts: String?) -> HolidayKind {
        HolidayKind(self, named: name, inParts: parts)
    }

    /// Every name that it has: in the language of the page, in English, and in the languages of the country and its regions.
    public var allNames: [LocalizedText] { [name, englishName] + names + regionalNames }

    /// Most lists are in order already, or have one element.
    private static func inOrder<Element: Comparable>(_ list: [Element]) -> [Element] {
        zip(list, list.dropFirst()).allSatisfy { $0 < $1 } ? list : list.sorted()
    }

    /// What the holiday is, whatever it is called: its occasion, or else its English name. To people, two holidays with
    /// the same feast on a date are the same.
    public var feast: Slug { occasion ?? slug }

    /// Whether only some places keep the holiday, in the country or in `regions`.
    public var isLocal: Bool { level == .partial }

    /// Returns the name in a region's own language if there is one, and otherwise the country's `localName`; nil if it is
    /// the same as `name`.
    public func localName(in language: String?) -> LocalizedText? {
        guard let language, let own = regionalNames.first(where: { $0.language == language }) else { return localName }
        return own.text == name.text ? nil : own
    }

    /// Whether a region keeps the holiday. It keeps every holiday of the whole country unless it is an exception.
    public func isKept(in region: RegionCode) -> Bool {
        regions.isEmpty ? !exceptions.contains(region) : regions.contains(region)
    }

    public static func == (lhs: HolidayKind, rhs: HolidayKind) -> Bool {
        lhs === rhs
            || (lhs.name == rhs.name && lhs.englishName == rhs.englishName && lhs.localName == rhs.localName
                && lhs.regionalNames == rhs.regionalNames && lhs.types == rhs.types
                && lhs.regions == rhs.regions && lhs.exceptions == rhs.exceptions && lhs.level == rhs.level
                && lhs.parts == rhs.parts && lhs.occasion == rhs.occasion && lhs.begins == rhs.begins
                && lhs.source == rhs.source)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(englishName)
        hasher.combine(types)
        hasher.combine(regions)
    }
}
