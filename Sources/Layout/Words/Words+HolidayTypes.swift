public import AlmanacValues

extension Words {
    /// The type's name on its own: "Public", "Half day".
    public func label(_ type: HolidayType) -> String { phrases.label(type) }

    /// The type's name among remarks: "public", "half day".
    public func remark(_ type: HolidayType) -> String { phrases.remark(type) }

    /// Why a date is an estimate, and how it may change.
    public func estimate(isComputed: Bool) -> String {
        isComputed
            ? paragraph(theDateIsNotAnnounced, itIsComputedFromEarlier)
            : theDateDependsOnTheMoon
    }

    /// "Public holiday in 9 of 13 regions", "Bank holiday in all regions but Bavaria", "Half day in parts of Tyrol"
    public func holiday(of found: RegionalHolidayType) -> String { capital(sentence(found)) }

    /// The same after other words: "public holiday in 9 of 13 regions".
    public func sentence(_ found: RegionalHolidayType) -> Sentence {
        let type = found.type
        return switch (found.place, isLocal: found.isLocal) {
        case (.everywhere, false): inAllRegions(type: type)
        case (.everywhere, true): inSomePlaces(type: type)
        case (.regions(let names), false): inRegions(type: type, names: names)
        case (.regions(let names), true): inPartsOfRegions(type: type, names: names)
        case (.allBut(let names), false): inAllRegionsBut(type: type, names: names)
        case (.allBut(let names), true): inPartsOfAllRegionsBut(type: type, names: names)
        case (.some(let count, let all), false): inSomeRegions(type: type, count: count, all: all)
        case (.some(let count, let all), true): inPartsOfSomeRegions(type: type, count: count, all: all)
        }
    }
}
