import HTTPTypes
import Support
import VIPER

extension HTTPFields {
    /// The header fields that describe a page; nil if it has none, as most pages.
    init?(_ headers: RepresentationHeaders) {
        guard headers != RepresentationHeaders() else { return nil }
        self.init()
        self[.contentDisposition] = headers.disposition?.description
        if !headers.alternates.isEmpty, let link = HTTPField.Name("Link") {
            self[link] = headers.alternates.map(\.field).joined(separator: ", ")
        }
        self[.lastModified] = headers.lastModified.map(HTTPDate.text)
    }
}

extension HTTPFields {
    /// Appends all of them, if there are any.
    mutating func append(_ fields: HTTPFields?) {
        if let fields { append(contentsOf: fields) }
    }
}
