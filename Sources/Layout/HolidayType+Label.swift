public import AlmanacValues

extension HolidayType {
    /// The type's name as pages show it: "Public", "Half day".
    public var label: String {
        switch self {
        case .publicHoliday: "Public"
        case .bank: "Bank"
        case .government: "Government"
        case .school: "School"
        case .workday: "Working day"
        case .optional: "Optional"
        case .observance: "Observance"
        case .unofficial: "Unofficial"
        case .religious: "Religious"
        case .halfDay: "Half day"
        case .deFacto: "De facto"
        case .armedForces: "Armed forces"
        case .optionalWomen: "Optional for women"
        case .restrictedSettlement: "Restricted settlement"
        case .albanian, .armenian, .bosnian, .catholic, .christian, .hebrew, .hindu, .islamic, .orthodox,
            .protestant, .roma, .sabian, .serbian, .turkish, .vlach, .yazidi:
            rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}
