public import AlmanacValues
public import Formats

extension JSONObject {
    /// Writes the member "names": an object for each, with its language.
    public mutating func names(_ names: [LocalizedText]) {
        array("names", names) { name, element in
            element.object { json in
                json.member("language", name.language)
                json.member("text", name.text)
            }
        }
    }
}
