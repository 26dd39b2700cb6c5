import AlmanacValues
import Formats
import HTML
import Layout
import Places
import VIPER

/// What a search finds, as JSON (`/search.json?q=christmas`).
struct SearchRecordJSONView: JSONView<SearchPlace, SearchResultsEvent, SearchRecord> {
    func event(from visit: Visit<SearchPlace>) -> SearchResultsEvent { .searched(visit.place.text) }

    func headers(of record: SearchRecord) -> RepresentationHeaders {
        // A search's address may be too long for the headers; the record has it.
        RepresentationHeaders(record: "search", as: format, page: nil)
    }

    func write(_ record: SearchRecord, into json: inout JSONObject) {
        json.member("text", record.text)
        json.member("count", record.count)
        json.staleness(record.supplyAge)
        json.array("missing", record.missing) { $1.text($0.rawValue) }
        json.member("page", record.page.description)
        json.member("suggestion", record.suggestion)
        json.array("answers", record.answers) { answer, element in
            element.object { json in
                SearchAnswerJSON.write(answer.fact, into: &json)
                json.member("page", answer.page.description)
            }
        }
        json.array("groups", record.groups) { group, element in
            element.object { json in
                json.member("kind", group.kind.rawValue)
                json.member("count", group.count)
                json.array("results", group.results) { result, element in
                    element.object { write(result, into: &$0) }
                }
            }
        }
    }

    private func write(_ result: SearchRecord.Result, into json: inout JSONObject) {
        json.member("match", word(result.hit.match))
        json.member("page", result.page.description)
        switch result.hit.subject {
        case .country(let code, let name, let nameLanguage, let localNames):
            json.member("code", code.description)
            json.names([LocalizedText(name, language: nameLanguage)] + localNames)
        case .region(let region):
            json.member("code", "\(region.country.code)-\(region.code)")
            json.names(
                [LocalizedText(region.name, language: region.nameLanguage)] + [region.localName].compactMap(\.self))
            json.member("country", region.country.code.description)
        case .occasion(let id, let name, let rule, let language):
            json.member("id", id.description)
            json.names([LocalizedText(name, language: language)])
            json.member("rule", rule)
        case .holiday(let name):
            json.names([name.text])
            json.member("occasion", name.occasion?.id.description)
            json.member("public", name.isPublic)
            json.array("countries", name.countries) { $1.text($0.code.description) }
        case .person(let id, let name, let occupation):
            json.member("id", id.description)
            json.member("name", name)
            json.member("occupation", occupation)
        }
    }

    private func word(_ match: SearchKey.Match) -> String {
        switch match {
        case .exact: "exact"
        case .prefix: "prefix"
        case .wordPrefix: "wordPrefix"
        case .wordSuffix: "wordSuffix"
        case .inside: "inside"
        }
    }
}
