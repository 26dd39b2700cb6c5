public import AlmanacValues
public import Formats

extension Operation.Parameter.Kind {
    /// Writes the schema of the values, in the dialect of JSON Schema 2020-12.
    ///
    /// - Parameters:
    ///   - countries: those that there are data for; nil to allow all codes.
    ///   - years: those that there are data for; nil to allow all.
    public func write(
        into json: inout JSONObject, countries: [CountryCode]? = nil, years: ClosedRange<Int>? = nil
    ) {
        switch self {
        case .country:
            json.member("type", "string")
            if let countries {
                json.array("enum", countries) { $1.text($0.description) }
            } else {
                json.member("pattern", "^[A-Za-z]{2}$")
            }
        case .year:
            json.member("type", "integer")
            json.member("minimum", 1000)
            json.member("maximum", 9999)
        case .knownYear:
            json.member("type", "integer")
            json.member("minimum", years?.lowerBound ?? 1000)
            json.member("maximum", years?.upperBound ?? 9999)
        case .integer(let range, let standard):
            json.member("type", "integer")
            json.member("minimum", range.lowerBound)
            json.member("maximum", range.upperBound)
            if let standard { json.member("default", standard) }
        case .date: JSONSchema.date.write(into: &json)
        case .words(let words): JSONSchema.words(words).write(into: &json)
        case .place:
            json.member("type", "string")
            json.member("pattern", "^[A-Za-z]{2}(-[A-Za-z0-9_-]{1,24})?$")
        case .text(let longest):
            json.member("type", "string")
            json.member("maxLength", longest)
            // No control characters of Unicode's general category Cc.
            json.member("pattern", #"^[^\x00-\x1F\x7F-\x9F]*$"#)
        case .pattern(let pattern):
            json.member("type", "string")
            json.member("pattern", pattern)
        }
    }
}
