public import AlmanacValues
public import HTML

// Parts that several records have.

extension Fields where Self: ~Copyable {
    /// Whether the record differs from what its source has now.
    @inlinable
    public mutating func staleness(_ age: (Record) -> SupplyAge?) {
        self(
            "stale",
            "Whether a part of this is not what its source has now, because the source fails: the last good copy, "
                + "or the site’s own data."
        ) { age($0) != nil }
        omittable(
            "fallback",
            "True if a part of this is the site’s own data, because its source has never supplied any. Otherwise "
                + "omitted."
        ) { age($0)?.isOwnData == true ? true : nil }
    }

    @inlinable
    public mutating func page(_ page: (Record) -> Link) {
        self("page", "The page for people with the same facts: a path on this site.") { page($0) }
    }

    /// The years that a record knows. XML has them as two attributes.
    @inlinable
    public mutating func years(_ about: @autoclosure () -> String, _ years: (Record) -> ClosedRange<Int>) {
        group("years", about()) { $0.fields(of: years) }
    }
}

extension Fields where Self: ~Copyable {
    @inlinable
    public mutating func country(code: (Record) -> CountryCode, names: (Record) -> [LocalizedText]) {
        self("code", "The country’s code (ISO 3166-1 alpha-2).") { code($0) }
        self.names(names)
    }

    /// The names of a country.
    @inlinable
    public mutating func names(_ names: (Record) -> [LocalizedText]) {
        self(
            "names", "The name in the language of the address, then those in the country’s own languages.",
            .element("name"), names)
    }

    /// A country or a region.
    ///
    /// - Parameter region: returns nil for a country.
    @inlinable
    public mutating func place<Name: FieldValue>(
        _ code: (Record) -> Territory, country: (Record) -> Name, region: (Record) -> Name?
    ) {
        self("code", "The place’s code: DE, or DE-BY (ISO 3166).") { code($0) }
        self("country", "The country’s name, in the language of the address.") { country($0) }
        self("region", "The region’s name, in the language of the address if it has one there; null for a country.") {
            region($0)
        }
    }
}

extension YearKnowledge: Described {
    public static var schemaName: String? { "Knowledge" }

    @inlinable
    public static func describe(_ fields: inout some Fields<YearKnowledge> & ~Copyable) {
        fields("types", "The types of holidays that this is about.") { $0.types }
        fields("state", "What is known: none, known, partly, estimated, not-announced or no-data.") { $0.state }
        fields("basis", "Where the dates come from: law, announced or formula.") { $0.basis }
        fields("from", "The first day that is known.") { $0.from }
        fields("until", "The last day that is announced or decided; null for what the law alone says.") { $0.until }
        fields("latest", "The last day that the data have.") { $0.latest }
        fields("lacks", "What the data lack, in words.") { $0.lacks?.text ?? $0.outage?.lacks }
        fields("authorities", "Who says so.", .element("authority")) { $0.authorities }
    }
}

extension Authority: Described {
    @inlinable
    public static func describe(_ fields: inout some Fields<Authority> & ~Copyable) {
        fields("title", "The statute, gazette or ministry.") { $0.title }
        fields("address", "Where it is published.") { $0.address }
    }
}
