import AlmanacValues

extension HolidayType {
    /// The type of a day off in the words of OpenHolidays; nil for a day that is not a day off there.
    var openHolidaysWord: String? {
        switch self {
        case .publicHoliday: "Public"
        case .bank: "Bank"
        case .school, .observance, .unofficial, .religious, .workday: nil
        default: "Optional"
        }
    }
}

extension OpenHoliday {
    /// The first of its types that OpenHolidays has. A holiday without one is a school holiday.
    var typeWord: String { types.lazy.compactMap(\.openHolidaysWord).first ?? "School" }

    var scopeWord: String {
        switch level {
        case .national: "National"
        case .regional: "Regional"
        case .partial: "Local"
        }
    }

    var isNationwide: Bool { regions == nil && level != .partial }

    /// What else there is to know, in English; nil if there is nothing.
    var comment: String? {
        let comments =
            (isInLieu ? ["Observed day"] : []) + (isEstimated ? ["Estimated date"] : []) + [source].compactMap(\.self)
        return comments.isEmpty ? nil : comments.joined(separator: ". ")
    }

    /// The same for the same days of the same holiday in every answer.
    var uuid: String {
        let regions = (regions ?? []).map(\.description).joined(separator: " ")
        return NamedUUID("\(country)/\(slug)/\(first)/\(last)/\(regions)").description
    }
}

extension [LocalizedText] {
    /// The name for an answer that has room for one: in English, or else the first; empty without any.
    var oneText: String { (first(where: \.isEnglish) ?? first)?.text ?? "" }
}

extension OpenHolidaysSubdivision {
    /// The code in ISO 3166-2; nil for a region without one, such as a school zone or an operator's own calendar.
    var isoCode: String? {
        let code = place.description
        guard place.country != .own, let region = place.region?.description,
            region.utf8.count <= Self.longestCode, !Self.others.contains(code)
        else { return nil }
        return code
    }

    private static let longestCode = 3
    /// The codes of our source that look like those of ISO 3166-2, but are not.
    private static let others: Set = ["BQ-BON", "BQ-SAB", "BQ-STA", "IT-AO", "MO-I", "MO-M"]
}
