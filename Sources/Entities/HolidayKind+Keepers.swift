public import AlmanacValues

extension HolidayKind {
    /// Returns the same holiday, kept by these regions only, which are of any country.
    public func kept(in regions: [RegionCode], as level: HolidayLevel) -> HolidayKind {
        HolidayKind(
            names: names, regionalNames: regionalNames, types: types, regions: regions, level: level,
            parts: level == .partial ? parts : nil, occasion: occasion, begins: begins, source: source)
    }

    /// Returns the same holiday without some of the regions that keep it; nil if nobody is left.
    ///
    /// - Parameter regions: empty for all.
    public func notKept(in regions: [RegionCode]) -> HolidayKind? {
        guard !regions.isEmpty else { return nil }
        if self.regions.isEmpty {
            let exceptions = Set(exceptions).union(regions).sorted()
            return HolidayKind(
                names: names, regionalNames: regionalNames, types: types, exceptions: exceptions, level: level,
                parts: parts, occasion: occasion, begins: begins, source: source)
        }
        let rest = self.regions.filter { !regions.contains($0) }
        return rest.isEmpty ? nil : kept(in: rest, as: level)
    }

    /// Returns the same holiday under another name in one language. Its names in other languages stay.
    public func renamed(_ name: LocalizedText) -> HolidayKind {
        HolidayKind(
            names: [name] + names.filter { !$0.isOfLanguage(name.language) }, regionalNames: regionalNames,
            types: types, regions: regions, exceptions: exceptions, level: level, parts: parts, occasion: occasion,
            begins: begins, source: source)
    }
}
