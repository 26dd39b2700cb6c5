import AlmanacValues
import Support

/// Reads a row of a table of school holidays.
struct SchoolRow {
    let row: SchoolTable.Row
    let file: String
    let country: CountryCode
    let places: SchoolSubdivisions

    static let needed = ["Country", "StartDate", "EndDate", "Type", "Name"]
    static let known = [
        "Id", "RegionalScope", "TemporalScope", "Subdivisions", "Groups", "Tags", "Comment",
    ]

    /// More days than any break has: a summer of Bulgaria's first grades has 124.
    private static let longest = 150
    private static let years = 1990...2100

    /// Returns the break; nil for a row of another type: the first and the last day of lessons are no breaks.
    func schoolBreak() throws(SchoolProblem) -> SchoolBreak? {
        switch row["Type"] {
        case "School": break
        case "EndOfLessons", "BackToSchool": return nil
        default: throw problem("there is no type \"\(row["Type"])\" of school holidays")
        }
        guard row["Country"].utf8.elementsEqual(country.description.utf8) else {
            throw problem("the country is \"\(row["Country"])\", in the folder of \(country)")
        }
        guard let names = SchoolTexts.texts(row["Name"]) else {
            throw problem("\"\(row["Name"].shortened(to: 80))\" is no name with its language, such as DE Herbstferien")
        }
        let days = try days()
        let (subdivisions, groups) = try keepers()
        let tags = try tags()
        let comment = SchoolTexts.comment(row["Comment"])
        if tags.contains(.exception), comment == nil, groups.isEmpty {
            throw problem("the row is an exception, and does not say for whom")
        }
        if ["Regional", "Local"].contains(row["RegionalScope"]), subdivisions.isEmpty, groups.isEmpty, comment == nil {
            throw problem("the row is of parts of the country, and does not say which")
        }
        return SchoolBreak(
            names: names, days: days, subdivisions: subdivisions, groups: groups,
            limits: [comment, tags.contains(.recommended) ? Self.recommended : nil, try halfDay(comment)].compactMap(
                \.self),
            isProvisional: tags.contains(.provisional), file: file, line: row.line)
    }

    private func days() throws(SchoolProblem) -> ClosedRange<CivilDate> {
        let (start, end) = (row["StartDate"], row["EndDate"])
        guard let first = CivilDate(start) else { throw problem("\"\(start.shortened(to: 40))\" is no date") }
        // Of one day, the source leaves out the end.
        guard let last = end.isEmpty ? first : CivilDate(end) else {
            throw problem("\"\(end.shortened(to: 40))\" is no date")
        }
        guard Self.years.contains(first.year), Self.years.contains(last.year) else {
            throw problem(
                "\(first) to \(last) is not in the years \(Self.years.lowerBound) to \(Self.years.upperBound)")
        }
        guard first <= last else { throw problem("the last day, \(last), is before the first, \(first)") }
        let count = last.dayNumber - first.dayNumber + 1
        guard count <= Self.longest else {
            throw problem("\(first) to \(last) are \(count) days, more than the \(Self.longest) of any break")
        }
        return first...last
    }

    private func keepers() throws(SchoolProblem) -> (subdivisions: [String], groups: [String]) {
        let (subdivisions, groups) = (row.list("Subdivisions"), row.list("Groups"))
        for name in subdivisions where places.parts[name] == nil {
            throw problem("\(country) has no region \"\(name.shortened(to: 40))\" in subdivisions.csv")
        }
        for name in groups where places.groups[name] == nil {
            throw problem("\(country) has no group \"\(name.shortened(to: 40))\" in groups.csv")
        }
        return (subdivisions, groups)
    }

    private enum Tag: String {
        case provisional = "Provisional"
        case recommended = "Recommended"
        case exception = "Exception"
    }

    private func tags() throws(SchoolProblem) -> [Tag] {
        var tags: [Tag] = []
        for word in row.list("Tags") {
            guard let tag = Tag(rawValue: word) else {
                throw problem("the tag \"\(word.shortened(to: 40))\" is unknown, and may limit the row")
            }
            tags.append(tag)
        }
        return tags
    }

    private func halfDay(_ comment: [LocalizedText]?) throws(SchoolProblem) -> [LocalizedText]? {
        switch row["TemporalScope"] {
        case "", "FullDay": nil
        case "HalfDay": comment == nil ? Self.halfDay : nil
        default: throw problem("\"\(row["TemporalScope"].shortened(to: 40))\" is neither FullDay nor HalfDay")
        }
    }

    private static let recommended = [
        LocalizedText("recommended", language: "en"), LocalizedText("empfohlen", language: "de"),
        LocalizedText("recommandé", language: "fr"), LocalizedText("raccomandato", language: "it"),
    ]
    private static let halfDay = [LocalizedText("half a day", language: "en")]

    private func problem(_ reason: String) -> SchoolProblem { SchoolProblem(file, line: row.line, reason) }
}
