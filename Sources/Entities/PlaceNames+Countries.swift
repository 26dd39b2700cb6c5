import AlmanacValues

extension Country {
    /// Returns the country as a language calls it and its regions. English names and codes are still found by a search.
    public func named(in names: PlaceNames) -> Country {
        let own = names.name(of: code)
        let regions = regions.all.map { $0.named(in: names, of: code) }
        if own == nil, regions == self.regions.all { return self }
        let shown = own ?? name
        return Country(
            code: code, alpha3: alpha3, numeric: numeric, name: shown,
            nameLanguage: own == nil ? nameLanguage : names.tag,
            localNames: localNames.filter { $0.text != shown },
            aliases: shown == name ? aliases : [name] + aliases.filter { $0 != shown }, continent: continent,
            zones: zones, weekend: weekend, weekStart: weekStart, years: years, regions: regions,
            officialLanguages: officialLanguages)
    }
}

extension CountryRegion {
    /// Returns the region as a language calls it; itself if it has no name in the language.
    func named(in names: PlaceNames, of country: CountryCode) -> CountryRegion {
        guard let own = names.name(of: code, in: country) else { return self }
        return CountryRegion(
            code: code, name: own, nameLanguage: names.tag, localName: localName?.text == own ? nil : localName,
            aliases: own == name ? aliases : [name] + aliases, zone: zone)
    }
}

extension [Country] {
    /// Returns the countries as a language calls them, in the order of its dictionaries. Those without a name in the language
    /// are at the end, in their order.
    public func named(in names: PlaceNames) -> [Country] {
        let places = Dictionary(
            names.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        // Stable, since `sorted` is.
        return map { $0.named(in: names) }.sorted {
            (places[$0.code] ?? names.order.count) < (places[$1.code] ?? names.order.count)
        }
    }
}
