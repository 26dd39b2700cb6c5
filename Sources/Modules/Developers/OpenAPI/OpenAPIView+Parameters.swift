import Almanac
import Formats
import Places

extension OpenAPIView {
    func write(_ parameter: Operation.Parameter, _ coverage: DeveloperCoverage?, _ json: inout JSONObject) {
        json.member("name", parameter.name)
        json.member("in", parameter.isInPath ? "path" : "query")
        json.member("description", parameter.about + years(of: parameter.kind, coverage))
        json.member("required", parameter.isRequired)
        json.object("schema") { json in
            guard parameter.isRepeated else { return write(parameter.kind, coverage, &json) }
            json.member("type", "array")
            json.object("items") { write(parameter.kind, coverage, &$0) }
        }
        switch parameter.kind {
        case .integer, .year, .knownYear: json.member("example", Int(parameter.example) ?? 0)
        default:
            if parameter.isRepeated {
                json.array("example", [parameter.example]) { $1.text($0) }
            } else {
                json.member("example", parameter.example)
            }
        }
    }

    /// " There is data from 2020 to 2035."
    private func years(of kind: Operation.Parameter.Kind, _ coverage: DeveloperCoverage?) -> String {
        guard let years = coverage?.years else { return "" }
        switch kind {
        case .year, .knownYear: break
        default: return ""
        }
        return " There is data from \(years.lowerBound) to \(years.upperBound)."
    }

    private func write(_ kind: Operation.Parameter.Kind, _ coverage: DeveloperCoverage?, _ json: inout JSONObject) {
        switch kind {
        case .country:
            json.member("type", "string")
            if let coverage {
                json.array("enum", coverage.countries) { $1.text($0.description) }
            } else {
                json.member("pattern", "^[A-Za-z]{2}$")
            }
        case .year:
            json.member("type", "integer")
            json.member("minimum", 1000)
            json.member("maximum", 9999)
        case .knownYear:
            json.member("type", "integer")
            json.member("minimum", coverage?.years.lowerBound ?? 1000)
            json.member("maximum", coverage?.years.upperBound ?? 9999)
        case .integer(let range, let standard):
            json.member("type", "integer")
            json.member("minimum", range.lowerBound)
            json.member("maximum", range.upperBound)
            if let standard { json.member("default", standard) }
        case .date: JSONSchema.text(format: "date").write(into: &json)
        case .words(let words): JSONSchema.words(words).write(into: &json)
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
