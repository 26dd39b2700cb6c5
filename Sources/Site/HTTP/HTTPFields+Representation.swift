import HTTPTypes
import Support
import VIPER

extension HTTPFields {
    /// The header fields that describe a page.
    init(_ headers: RepresentationHeaders) {
        self.init()
        self[.contentDisposition] = headers.disposition?.description
        if !headers.alternates.isEmpty, let link = HTTPField.Name("Link") {
            self[link] = headers.alternates.map(\.field).joined(separator: ", ")
        }
        self[.lastModified] = headers.lastModified.map(HTTPDate.text)
    }
}
