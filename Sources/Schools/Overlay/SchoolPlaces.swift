import AlmanacValues

/// Finds the regions of a calendar that have a break.
struct SchoolPlaces {
    /// The regions of our calendar of the country.
    let regions: Set<RegionCode>
    let source: SchoolSubdivisions

    /// Who has a break.
    struct Keepers: Hashable {
        /// The regions that have it as a whole; nil for the whole country.
        var whole: Set<RegionCode>? = []
        /// Parts of regions that have it, or of the country if that has no regions.
        var parts: [Part] = []

        struct Part: Hashable {
            let regions: Set<RegionCode>
            /// Its names, in several languages.
            let names: [LocalizedText]
        }
    }

    /// Returns who has a break; nil if our calendar knows none of its places. No list could show a break of an unknown
    /// place, such as one of France's regions beside its school zones.
    func keepers(of found: SchoolBreak) -> Keepers? {
        if found.subdivisions.isEmpty, found.groups.isEmpty { return Keepers(whole: nil) }
        var keepers = Keepers()
        if found.subdivisions.isEmpty {
            for group in found.groups { add(group: group, beside: found.groups, to: &keepers) }
        }
        for name in found.subdivisions {
            guard let part = source.parts[name], let place = place(part) else { continue }
            if found.groups.isEmpty { keepers.add(place) } else { add(place, part, with: found.groups, to: &keepers) }
        }
        if keepers.whole?.isEmpty == true, keepers.parts.isEmpty { return nil }
        if let whole = keepers.whole, !regions.isEmpty, whole == regions { keepers.whole = nil }
        return keepers
    }

    /// A part of the country as our calendar has it: regions, or a part of some.
    fileprivate enum Place {
        case regions([RegionCode])
        case part(of: [RegionCode], names: [LocalizedText])
    }

    /// - Parameter depth: the number of parts that led here. Limited, because a table may contain a loop.
    private func place(_ part: SchoolSubdivision, depth: Int = 0) -> Place? {
        let table = part.isoCode.flatMap(RegionTable.regions) ?? RegionTable.regions(of: part.code)
        let own = (table ?? [part.isoCode.flatMap(Self.code)].compactMap(\.self)).filter(regions.contains)
        if !own.isEmpty { return .regions(own) }
        if regions.isEmpty { return .part(of: [], names: part.names) }
        guard depth < 4, let parent = part.parent.flatMap({ source.parts[$0] }),
            let place = place(parent, depth: depth + 1)
        else { return nil }
        switch place {
        case .regions(let regions), .part(let regions, _): return .part(of: regions, names: part.names)
        }
    }

    /// The code of a region: "3" of AT-3.
    private static func code(_ iso: String) -> RegionCode? {
        iso.utf8.count > 3 ? RegionCode(String(decoding: iso.utf8.dropFirst(3), as: UTF8.self)) : nil
    }

    /// Adds the places of a group that our calendar knows.
    private func add(group name: String, beside all: [String], to keepers: inout Keepers) {
        guard let group = source.groups[name] else { return }
        let own = (RegionTable.regions(of: group.code) ?? []).filter(regions.contains)
        if !own.isEmpty {
            keepers.add(.regions(own))
            return
        }
        let parts = source.parts(withGroup: name)
        if parts.isEmpty, regions.isEmpty {
            keepers.add(.part(of: [], names: group.names))
        }
        for part in parts {
            guard let place = place(part) else { continue }
            add(place, part, with: all, to: &keepers)
        }
    }

    /// Adds a place with some of its groups; the place as a whole if it has no others.
    private func add(_ place: Place, _ part: SchoolSubdivision, with groups: [String], to keepers: inout Keepers) {
        if !part.groups.isEmpty, part.groups.allSatisfy(groups.contains) {
            keepers.add(place)
            return
        }
        let own = groups.filter(part.groups.contains)
        let named = (own.isEmpty ? groups : own).compactMap { source.groups[$0]?.names }
        let names = [LocalizedText].joined(named)
        switch place {
        case .regions(let regions): keepers.add(.part(of: regions, names: names))
        case .part(let regions, let own): keepers.add(.part(of: regions, names: .joined([own, names])))
        }
    }
}

extension SchoolPlaces.Keepers {
    fileprivate mutating func add(_ place: SchoolPlaces.Place) {
        switch place {
        case .regions(let regions): whole?.formUnion(regions)
        case .part(let regions, let names):
            let part = Part(regions: Set(regions), names: names)
            if !parts.contains(part) { parts.append(part) }
        }
    }
}

extension [LocalizedText] {
    /// Joins the texts with commas, in each of their languages.
    static func joined(_ all: [[LocalizedText]]) -> [LocalizedText] {
        if all.count == 1 { return all[0] }
        var languages: [String] = []
        for text in all.joined() where !languages.contains(text.language) { languages.append(text.language) }
        return languages.map { language in
            LocalizedText(all.map { $0.text(in: language) }.joined(separator: ", "), language: language)
        }
    }
}
