import AlmanacValues

/// What the types of holidays are called.
extension Phrases {
    /// The type's name on its own: "Public", "Half day".
    static func label(_ type: HolidayType) -> String { names(of: type).label }

    /// The type's name inside a sentence: "public", "half day".
    static func inSentence(_ type: HolidayType) -> String { label(type).lowercased() }

    /// "school holiday", "working day"
    static func holiday(_ type: HolidayType) -> String { names(of: type).one }

    /// "school holidays", "working days"
    static func holidays(_ type: HolidayType) -> String { names(of: type).other }

    /// "public holidays", "school holidays", "working days", "other holidays"
    static func holidays(of types: [HolidayType]) -> String {
        if types.contains(.publicHoliday) { return holidays(.publicHoliday) }
        return types.count == 1 ? holidays(types[0]) : "other holidays"
    }

    /// Returns the text with a capital, for the beginning of a sentence.
    static func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func names(of type: HolidayType) -> (label: String, one: String, other: String) {
        switch type {
        case .publicHoliday: ("Public", "public holiday", "public holidays")
        case .bank: ("Bank", "bank holiday", "bank holidays")
        case .government: ("Government", "government holiday", "government holidays")
        case .school: ("School", "school holiday", "school holidays")
        case .workday: ("Working day", "working day", "working days")
        case .optional: ("Optional", "optional holiday", "optional holidays")
        case .observance: ("Observance", "observance holiday", "observance holidays")
        case .unofficial: ("Unofficial", "unofficial holiday", "unofficial holidays")
        case .religious: ("Religious", "religious holiday", "religious holidays")
        case .halfDay: ("Half day", "half day holiday", "half day holidays")
        case .deFacto: ("De facto", "de facto holiday", "de facto holidays")
        case .armedForces: ("Armed forces", "armed forces holiday", "armed forces holidays")
        case .optionalWomen: ("Optional for women", "optional for women holiday", "optional for women holidays")
        case .restrictedSettlement:
            ("Restricted settlement", "restricted settlement holiday", "restricted settlement holidays")
        case .albanian: ("Albanian", "albanian holiday", "albanian holidays")
        case .armenian: ("Armenian", "armenian holiday", "armenian holidays")
        case .bosnian: ("Bosnian", "bosnian holiday", "bosnian holidays")
        case .catholic: ("Catholic", "catholic holiday", "catholic holidays")
        case .christian: ("Christian", "christian holiday", "christian holidays")
        case .hebrew: ("Hebrew", "hebrew holiday", "hebrew holidays")
        case .hindu: ("Hindu", "hindu holiday", "hindu holidays")
        case .islamic: ("Islamic", "islamic holiday", "islamic holidays")
        case .orthodox: ("Orthodox", "orthodox holiday", "orthodox holidays")
        case .protestant: ("Protestant", "protestant holiday", "protestant holidays")
        case .roma: ("Roma", "roma holiday", "roma holidays")
        case .sabian: ("Sabian", "sabian holiday", "sabian holidays")
        case .serbian: ("Serbian", "serbian holiday", "serbian holidays")
        case .turkish: ("Turkish", "turkish holiday", "turkish holidays")
        case .vlach: ("Vlach", "vlach holiday", "vlach holidays")
        case .yazidi: ("Yazidi", "yazidi holiday", "yazidi holidays")
        }
    }
}
