public import AlmanacValues
public import Formats

extension JSONObject {
    /// Writes the member "stale": whether the record is not what its source has now. If a part of it is the site's own
    /// data, the member "fallback" says so too.
    public mutating func staleness(_ age: SupplyAge?) {
        member("stale", age != nil)
        if age?.isOwnData == true { member("fallback", true) }
    }
}

extension XMLElement {
    /// Writes the attribute "stale", and "fallback", as in JSON.
    public mutating func staleness(_ age: SupplyAge?) {
        attribute("stale", age != nil)
        if age?.isOwnData == true { attribute("fallback", true) }
    }
}
