public import AlmanacValues

extension RegionalHolidayType: Described {
    @inlinable
    public static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.regionalType(of: { $0 }, namesCountry: false)
    }
}

extension Fields where Self: ~Copyable {
    /// - Parameter namesCountry: whether to name the country of the regions, since others are in the record too.
    @inlinable
    public mutating func regionalType(of found: (Record) -> RegionalHolidayType, namesCountry: Bool) {
        self("type", "The type, such as public.") { found($0).type }
        if namesCountry {
            self("country", "The code of the country whose regions these are.") { found($0).country }
        }
        self("regions", "The codes of the regions that give it; empty for parts of the country.") { found($0).regions }
        self("local", "Whether only parts of these regions, or of the country, give it.") { found($0).isLocal }
    }
}

extension RegionalBeginning: Described {
    @inlinable
    public static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.beginning(of: { $0 }, namesCountry: false)
    }
}

extension Fields where Self: ~Copyable {
    /// - Parameter namesCountry: whether to name the country of the regions, since others are in the record too.
    @inlinable
    public mutating func beginning(of found: (Record) -> RegionalBeginning, namesCountry: Bool) {
        self("begins", "The local time at which the day begins to be off.") { found($0).time }
        if namesCountry {
            self("country", "The code of the country whose regions these are.") { found($0).country }
        }
        self("regions", "The codes of the regions where it begins then; empty in the list of one region.") {
            found($0).regions
        }
    }
}

extension NamedRegion: Described {
    public static var mayGrow: Bool { false }

    @inlinable
    public static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("code", "The region’s code, as in ISO 3166-2 after the hyphen.") { $0.code }
        fields(
            "name", "The region’s name, in the language of the address if it has one there, or else in English.",
            .element("name")
        ) { $0.name }
    }
}

extension HolidayFilter: Described {
    @inlinable
    public static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("type", "The type of the holidays, all, or public-and-school.") { $0.types.word }
        fields(
            "region",
            "The region’s code, or all for the holidays of all regions; null for those of the whole country."
        ) { $0.region?.description ?? ($0.isEverywhere ? "all" : nil) }
    }
}
