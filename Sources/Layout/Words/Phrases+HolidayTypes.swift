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
    func label(_ type: HolidayType) -> String { label(type, words).text }

    /// The type's name inside a sentence: "public", "half day".
    func remark(_ type: HolidayType) -> String { remark(type, words).text }

    /// "school holiday", "working day"
    func holiday(_ type: HolidayType) -> String { holiday(type, words).text }

    /// "school holidays", "working days"
    func holidays(_ type: HolidayType) -> String { holidays(type, words).text }

    private func label(_ type: HolidayType, _ words: LayoutWords) -> Sentence {
        switch type {
        case .publicHoliday: words.publicHolidayLabel
        case .bank: words.bankLabel
        case .government: words.governmentLabel
        case .school: words.schoolLabel
        case .workday: words.workdayLabel
        case .optional: words.optionalLabel
        case .observance: words.observanceLabel
        case .unofficial: words.unofficialLabel
        case .religious: words.religiousLabel
        case .halfDay: words.halfDayLabel
        case .deFacto: words.deFactoLabel
        case .armedForces: words.armedForcesLabel
        case .optionalWomen: words.optionalWomenLabel
        case .restrictedSettlement: words.restrictedSettlementLabel
        case .albanian: words.albanianLabel
        case .armenian: words.armenianLabel
        case .bosnian: words.bosnianLabel
        case .catholic: words.catholicLabel
        case .christian: words.christianLabel
        case .hebrew: words.hebrewLabel
        case .hindu: words.hinduLabel
        case .islamic: words.islamicLabel
        case .orthodox: words.orthodoxLabel
        case .protestant: words.protestantLabel
        case .roma: words.romaLabel
        case .sabian: words.sabianLabel
        case .serbian: words.serbianLabel
        case .turkish: words.turkishLabel
        case .vlach: words.vlachLabel
        case .yazidi: words.yazidiLabel
        }
    }

    private func remark(_ type: HolidayType, _ words: LayoutWords) -> Sentence {
        switch type {
        case .publicHoliday: words.publicHolidayRemark
        case .bank: words.bankRemark
        case .government: words.governmentRemark
        case .school: words.schoolRemark
        case .workday: words.workdayRemark
        case .optional: words.optionalRemark
        case .observance: words.observanceRemark
        case .unofficial: words.unofficialRemark
        case .religious: words.religiousRemark
        case .halfDay: words.halfDayRemark
        case .deFacto: words.deFactoRemark
        case .armedForces: words.armedForcesRemark
        case .optionalWomen: words.optionalWomenRemark
        case .restrictedSettlement: words.restrictedSettlementRemark
        case .albanian: words.albanianRemark
        case .armenian: words.armenianRemark
        case .bosnian: words.bosnianRemark
        case .catholic: words.catholicRemark
        case .christian: words.christianRemark
        case .hebrew: words.hebrewRemark
        case .hindu: words.hinduRemark
        case .islamic: words.islamicRemark
        case .orthodox: words.orthodoxRemark
        case .protestant: words.protestantRemark
        case .roma: words.romaRemark
        case .sabian: words.sabianRemark
        case .serbian: words.serbianRemark
        case .turkish: words.turkishRemark
        case .vlach: words.vlachRemark
        case .yazidi: words.yazidiRemark
        }
    }

    private func holiday(_ type: HolidayType, _ words: LayoutWords) -> Sentence {
        switch type {
        case .publicHoliday: words.publicHolidayOne
        case .bank: words.bankOne
        case .government: words.governmentOne
        case .school: words.schoolOne
        case .workday: words.workdayOne
        case .optional: words.optionalOne
        case .observance: words.observanceOne
        case .unofficial: words.unofficialOne
        case .religious: words.religiousOne
        case .halfDay: words.halfDayOne
        case .deFacto: words.deFactoOne
        case .armedForces: words.armedForcesOne
        case .optionalWomen: words.optionalWomenOne
        case .restrictedSettlement: words.restrictedSettlementOne
        case .albanian: words.albanianOne
        case .armenian: words.armenianOne
        case .bosnian: words.bosnianOne
        case .catholic: words.catholicOne
        case .christian: words.christianOne
        case .hebrew: words.hebrewOne
        case .hindu: words.hinduOne
        case .islamic: words.islamicOne
        case .orthodox: words.orthodoxOne
        case .protestant: words.protestantOne
        case .roma: words.romaOne
        case .sabian: words.sabianOne
        case .serbian: words.serbianOne
        case .turkish: words.turkishOne
        case .vlach: words.vlachOne
        case .yazidi: words.yazidiOne
        }
    }

    private func holidays(_ type: HolidayType, _ words: LayoutWords) -> Sentence {
        switch type {
        case .publicHoliday: words.publicHolidayMany
        case .bank: words.bankMany
        case .government: words.governmentMany
        case .school: words.schoolMany
        case .workday: words.workdayMany
        case .optional: words.optionalMany
        case .observance: words.observanceMany
        case .unofficial: words.unofficialMany
        case .religious: words.religiousMany
        case .halfDay: words.halfDayMany
        case .deFacto: words.deFactoMany
        case .armedForces: words.armedForcesMany
        case .optionalWomen: words.optionalWomenMany
        case .restrictedSettlement: words.restrictedSettlementMany
        case .albanian: words.albanianMany
        case .armenian: words.armenianMany
        case .bosnian: words.bosnianMany
        case .catholic: words.catholicMany
        case .christian: words.christianMany
        case .hebrew: words.hebrewMany
        case .hindu: words.hinduMany
        case .islamic: words.islamicMany
        case .orthodox: words.orthodoxMany
        case .protestant: words.protestantMany
        case .roma: words.romaMany
        case .sabian: words.sabianMany
        case .serbian: words.serbianMany
        case .turkish: words.turkishMany
        case .vlach: words.vlachMany
        case .yazidi: words.yazidiMany
        }
    }
}
