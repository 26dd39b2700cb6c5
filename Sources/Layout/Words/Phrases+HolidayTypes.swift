import AlmanacValues

/// What the types of holidays are called.
extension Phrases {
    /// "public holidays", "school holidays", "working days", "other holidays"
    func holidays(of types: [HolidayType]) -> String {
        if types.contains(.publicHoliday) { return holidays(.publicHoliday) }
        return types.count == 1 ? holidays(types[0]) : words.otherHolidaysMany.text
    }

    /// What a region makes of a day: "public holiday", "half day"
    func inRegions(_ type: HolidayType) -> String {
        switch type {
        case .halfDay, .observance, .optionalWomen: remark(type)
        default: holiday(type)
        }
    }

    /// The type's name on its own: "Public", "Half day".
    func label(_ type: HolidayType) -> String { words[keyPath: Forms(of: type).label].text }

    /// The type's name inside a sentence: "public", "half day".
    func remark(_ type: HolidayType) -> String { words[keyPath: Forms(of: type).remark].text }

    /// "school holiday", "working day"
    func holiday(_ type: HolidayType) -> String { words[keyPath: Forms(of: type).one].text }

    /// "school holidays", "working days"
    func holidays(_ type: HolidayType) -> String { words[keyPath: Forms(of: type).many].text }
}

/// The messages of a type of holidays.
private struct Forms {
    typealias Message = KeyPath<LayoutWords, Sentence>

    let label: Message
    let remark: Message
    let one: Message
    let many: Message

    init(_ label: Message, _ remark: Message, _ one: Message, _ many: Message) {
        (self.label, self.remark, self.one, self.many) = (label, remark, one, many)
    }

    init(of type: HolidayType) {
        self =
            switch type {
            case .publicHoliday:
                Self(\.publicHolidayLabel, \.publicHolidayRemark, \.publicHolidayOne, \.publicHolidayMany)
            case .bank: Self(\.bankLabel, \.bankRemark, \.bankOne, \.bankMany)
            case .government: Self(\.governmentLabel, \.governmentRemark, \.governmentOne, \.governmentMany)
            case .school: Self(\.schoolLabel, \.schoolRemark, \.schoolOne, \.schoolMany)
            case .workday: Self(\.workdayLabel, \.workdayRemark, \.workdayOne, \.workdayMany)
            case .optional: Self(\.optionalLabel, \.optionalRemark, \.optionalOne, \.optionalMany)
            case .observance: Self(\.observanceLabel, \.observanceRemark, \.observanceOne, \.observanceMany)
            case .unofficial: Self(\.unofficialLabel, \.unofficialRemark, \.unofficialOne, \.unofficialMany)
            case .religious: Self(\.religiousLabel, \.religiousRemark, \.religiousOne, \.religiousMany)
            case .halfDay: Self(\.halfDayLabel, \.halfDayRemark, \.halfDayOne, \.halfDayMany)
            case .deFacto: Self(\.deFactoLabel, \.deFactoRemark, \.deFactoOne, \.deFactoMany)
            case .armedForces: Self(\.armedForcesLabel, \.armedForcesRemark, \.armedForcesOne, \.armedForcesMany)
            case .optionalWomen:
                Self(\.optionalWomenLabel, \.optionalWomenRemark, \.optionalWomenOne, \.optionalWomenMany)
            case .restrictedSettlement:
                Self(
                    \.restrictedSettlementLabel, \.restrictedSettlementRemark, \.restrictedSettlementOne,
                    \.restrictedSettlementMany)
            case .albanian: Self(\.albanianLabel, \.albanianRemark, \.albanianOne, \.albanianMany)
            case .armenian: Self(\.armenianLabel, \.armenianRemark, \.armenianOne, \.armenianMany)
            case .bosnian: Self(\.bosnianLabel, \.bosnianRemark, \.bosnianOne, \.bosnianMany)
            case .catholic: Self(\.catholicLabel, \.catholicRemark, \.catholicOne, \.catholicMany)
            case .christian: Self(\.christianLabel, \.christianRemark, \.christianOne, \.christianMany)
            case .hebrew: Self(\.hebrewLabel, \.hebrewRemark, \.hebrewOne, \.hebrewMany)
            case .hindu: Self(\.hinduLabel, \.hinduRemark, \.hinduOne, \.hinduMany)
            case .islamic: Self(\.islamicLabel, \.islamicRemark, \.islamicOne, \.islamicMany)
            case .orthodox: Self(\.orthodoxLabel, \.orthodoxRemark, \.orthodoxOne, \.orthodoxMany)
            case .protestant: Self(\.protestantLabel, \.protestantRemark, \.protestantOne, \.protestantMany)
            case .roma: Self(\.romaLabel, \.romaRemark, \.romaOne, \.romaMany)
            case .sabian: Self(\.sabianLabel, \.sabianRemark, \.sabianOne, \.sabianMany)
            case .serbian: Self(\.serbianLabel, \.serbianRemark, \.serbianOne, \.serbianMany)
            case .turkish: Self(\.turkishLabel, \.turkishRemark, \.turkishOne, \.turkishMany)
            case .vlach: Self(\.vlachLabel, \.vlachRemark, \.vlachOne, \.vlachMany)
            case .yazidi: Self(\.yazidiLabel, \.yazidiRemark, \.yazidiOne, \.yazidiMany)
            }
    }
}
