public import AlmanacValues

extension Words {
    /// The type's name on its own: "Public", "Half day".
    public func label(_ type: HolidayType) -> String { Phrases.label(type) }

    /// The type's name among remarks: "public", "half day".
    public func remark(_ type: HolidayType) -> String { Phrases.inSentence(type) }

    /// Why a date is an estimate, and how it may change.
    public func estimate(isComputed: Bool) -> String {
        isComputed
            ? paragraph(
                say("The date is not announced yet."), say("It is computed from earlier years and may change."))
            : say("The date depends on the moon and may change by a day.")
    }

    /// "Public holiday in 9 of 13 regions", "Bank holiday in all regions but Bavaria", "Half day in parts of Tyrol"
    public func holiday(of found: RegionalHolidayType) -> String {
        let type = found.type
        return switch (found.place, isLocal: found.isLocal) {
        case (.everywhere, false): say("\(regional: type) in all regions")
        case (.everywhere, true): say("\(regional: type) in some places")
        case (.regions(let names), false): say("\(regional: type) in \(list: names)")
        case (.regions(let names), true): say("\(regional: type) in parts of \(list: names)")
        case (.allBut(let names), false): say("\(regional: type) in all regions but \(list: names)")
        case (.allBut(let names), true): say("\(regional: type) in parts of all regions but \(list: names)")
        case (.some(let count, let all), false): say("\(regional: type) in \(count) of \(all) regions")
        case (.some(let count, let all), true): say("\(regional: type) in parts of \(count) of \(all) regions")
        }
    }
}

extension Sentence.StringInterpolation {
    /// What a region makes of a day, at the beginning of a sentence: "Public holiday", "Half day".
    fileprivate mutating func appendInterpolation(regional type: HolidayType) {
        switch type {
        case .halfDay, .observance, .optionalWomen: append(Phrases.label(type))
        default: append(Phrases.holiday(type), isFirst: true)
        }
    }
}
