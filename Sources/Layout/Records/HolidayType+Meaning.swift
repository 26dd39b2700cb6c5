public import AlmanacValues

extension HolidayType {
    /// What each type means, for the description of the site for programs.
    public static let meanings: String = {
        var groups: [(meaning: String, types: [HolidayType])] = []
        for type in allCases {
            if let index = groups.firstIndex(where: { $0.meaning == type.meaning }) {
                groups[index].types.append(type)
            } else {
                groups.append((type.meaning, [type]))
            }
        }
        return groups.map { group in
            "\(group.types.map(\.rawValue).joined(separator: ", ")): \(group.meaning)"
        }.joined(separator: "; ") + "."
    }()

    /// What a holiday of this type is.
    private var meaning: String {
        switch self {
        case .publicHoliday: "a day off by law"
        case .halfDay: "half a day off by law"
        case .bank: "banks are closed"
        case .government: "public offices are closed"
        case .school: "schools are closed, or have a break"
        case .workday: "a day that is remembered, and worked"
        case .optional: "employees may choose to take it off"
        case .observance: "a day that is kept, and worked"
        case .unofficial: "kept by custom, without a law"
        case .religious: "a day of a religion, which its members keep"
        case .deFacto: "no law makes it a day off, but most people have it off"
        case .armedForces: "a day off for the armed forces"
        case .optionalWomen: "women may choose to take it off"
        case .restrictedSettlement: "a day off in some settlements only"
        case .albanian, .bosnian, .roma, .serbian, .turkish, .vlach: "a day for people of this community"
        case .armenian, .catholic, .christian, .hebrew, .hindu, .islamic, .orthodox, .protestant, .sabian, .yazidi:
            "a day for people of this faith"
        }
    }
}
