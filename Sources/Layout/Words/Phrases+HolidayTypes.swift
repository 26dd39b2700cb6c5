import AlmanacValues

/// What the types of holidays are called.
extension Phrases {
    /// "public holidays", "school holidays", "special working days", "other holidays"
    func holidays(of types: [HolidayType]) -> String {
        if types.contains(.publicHoliday) { return holidays(.publicHoliday) }
        return types.count == 1 ? holidays(types[0]) : words.otherHolidaysMany.text
    }

    /// What a region makes of a day: "public holiday", "half day"
    func inRegions(_ type: HolidayType) -> String {
        switch type {
        case .halfDay, .observance, .optionalWomen, .workday: remark(type)
        default: holiday(type)
        }
    }

    /// The type's name on its own: "Public", "Half day".
    func label(_ type: HolidayType) -> String { names(of: type).label }

    /// The type's name inside a sentence: "public", "half day".
    func remark(_ type: HolidayType) -> String { names(of: type).remark }

    /// "school holiday", "special working day"
    func holiday(_ type: HolidayType) -> String { names(of: type).one }

    /// "school holidays", "special working days"
    func holidays(_ type: HolidayType) -> String { names(of: type).many }

    private func names(of type: HolidayType) -> TypeNames {
        Self.typeNames[language][type] ?? TypeNames(of: type, in: words)
    }

    /// Kept, because each row of a list names its types.
    private static let typeNames = PerLanguage<[HolidayType: TypeNames]> { language in
        let words = Phrases.of(language).words
        return Dictionary(uniqueKeysWithValues: HolidayType.allCases.map { ($0, TypeNames(of: $0, in: words)) })
    }
}

/// What a type of holidays is called in a language.
private struct TypeNames: Sendable {
    let label: String
    let remark: String
    let one: String
    let many: String

    init(_ label: Sentence, _ remark: Sentence, _ one: Sentence, _ many: Sentence) {
        (self.label, self.remark, self.one, self.many) = (label.text, remark.text, one.text, many.text)
    }

    init(of type: HolidayType, in words: LayoutWords) {
        self =
            switch type {
            case .publicHoliday:
                Self(
                    words.publicHolidayLabel, words.publicHolidayRemark, words.publicHolidayOne, words.publicHolidayMany
                )
            case .bank: Self(words.bankLabel, words.bankRemark, words.bankOne, words.bankMany)
            case .government:
                Self(words.governmentLabel, words.governmentRemark, words.governmentOne, words.governmentMany)
            case .school: Self(words.schoolLabel, words.schoolRemark, words.schoolOne, words.schoolMany)
            case .workday: Self(words.workdayLabel, words.workdayRemark, words.workdayOne, words.workdayMany)
            case .optional: Self(words.optionalLabel, words.optionalRemark, words.optionalOne, words.optionalMany)
            case .observance:
                Self(words.observanceLabel, words.observanceRemark, words.observanceOne, words.observanceMany)
            case .unofficial:
                Self(words.unofficialLabel, words.unofficialRemark, words.unofficialOne, words.unofficialMany)
            case .religious: Self(words.religiousLabel, words.religiousRemark, words.religiousOne, words.religiousMany)
            case .halfDay: Self(words.halfDayLabel, words.halfDayRemark, words.halfDayOne, words.halfDayMany)
            case .deFacto: Self(words.deFactoLabel, words.deFactoRemark, words.deFactoOne, words.deFactoMany)
            case .armedForces:
                Self(words.armedForcesLabel, words.armedForcesRemark, words.armedForcesOne, words.armedForcesMany)
            case .optionalWomen:
                Self(
                    words.optionalWomenLabel, words.optionalWomenRemark, words.optionalWomenOne, words.optionalWomenMany
                )
            case .restrictedSettlement:
                Self(
                    words.restrictedSettlementLabel, words.restrictedSettlementRemark, words.restrictedSettlementOne,
                    words.restrictedSettlementMany)
            case .albanian: Self(words.albanianLabel, words.albanianRemark, words.albanianOne, words.albanianMany)
            case .armenian: Self(words.armenianLabel, words.armenianRemark, words.armenianOne, words.armenianMany)
            case .bosnian: Self(words.bosnianLabel, words.bosnianRemark, words.bosnianOne, words.bosnianMany)
            case .catholic: Self(words.catholicLabel, words.catholicRemark, words.catholicOne, words.catholicMany)
            case .christian: Self(words.christianLabel, words.christianRemark, words.christianOne, words.christianMany)
            case .hebrew: Self(words.hebrewLabel, words.hebrewRemark, words.hebrewOne, words.hebrewMany)
            case .hindu: Self(words.hinduLabel, words.hinduRemark, words.hinduOne, words.hinduMany)
            case .islamic: Self(words.islamicLabel, words.islamicRemark, words.islamicOne, words.islamicMany)
            case .orthodox: Self(words.orthodoxLabel, words.orthodoxRemark, words.orthodoxOne, words.orthodoxMany)
            case .protestant:
                Self(words.protestantLabel, words.protestantRemark, words.protestantOne, words.protestantMany)
            case .roma: Self(words.romaLabel, words.romaRemark, words.romaOne, words.romaMany)
            case .sabian: Self(words.sabianLabel, words.sabianRemark, words.sabianOne, words.sabianMany)
            case .serbian: Self(words.serbianLabel, words.serbianRemark, words.serbianOne, words.serbianMany)
            case .turkish: Self(words.turkishLabel, words.turkishRemark, words.turkishOne, words.turkishMany)
            case .vlach: Self(words.vlachLabel, words.vlachRemark, words.vlachOne, words.vlachMany)
            case .yazidi: Self(words.yazidiLabel, words.yazidiRemark, words.yazidiOne, words.yazidiMany)
            }
    }
}
