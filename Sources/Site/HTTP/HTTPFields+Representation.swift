import AlmanacValues
import HTTPTypes
import Layout
import Places
import Support
import VIPER

extension HTTPFields {
    /// The header fields that describe a page; nil if it has none.
    ///
    /// - Parameter language: that of the page; nil if it has none.
    init?(_ headers: RepresentationHeaders, in language: Language?) {
        guard language != nil || headers != RepresentationHeaders() else { return nil }
        self.init()
        self[.contentLanguage] = language?.facts.tag
        self[.contentDisposition] = headers.disposition?.description
        if !headers.alternates.isEmpty, let link = HTTPField.Name("Link") {
            self[link] = headers.alternates.map { $0.field(in: (language ?? .english).page) }.joined(separator: ", ")
        }
        self[.lastModified] = headers.lastModified.map(HTTPDate.text)
    }
}

extension HTTPFields {
    /// Returns these fields and others.
    func adding(_ others: HTTPFields?) -> HTTPFields {
        var fields = self
        fields.append(others)
        return fields
    }

    /// Appends all of them, if there are any.
    mutating func append(_ fields: HTTPFields?) {
        if let fields { append(contentsOf: fields) }
    }
}
