public import AlmanacValues
public import Formats

extension JSONObject {
    /// Writes what is known of each kind of holidays: `known`.
    public mutating func known(_ known: [YearKnowledge]) {
        array("known", known) { known, element in element.object { $0.members(of: known) } }
    }

    /// Writes the members of what is known of a kind of holidays.
    public mutating func members(of known: YearKnowledge) {
        array("types", known.types) { $1.text($0.rawValue) }
        member("state", known.state.rawValue)
        member("basis", known.basis?.rawValue)
        member("from", known.from?.description)
        member("until", known.until?.description)
        member("latest", known.latest?.description)
        member("lacks", known.lacks)
        array("authorities", known.authorities) { authority, element in
            element.object { json in
                json.member("title", authority.title)
                json.member("address", authority.address)
            }
        }
    }
}
