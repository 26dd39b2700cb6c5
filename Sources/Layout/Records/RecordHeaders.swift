public import AlmanacValues
public import HTML
public import VIPER

extension RepresentationHeaders {
    /// The headers of a record: a name to save it under, and the page for people with the same facts.
    ///
    /// - Parameters:
    ///   - name: the name without an extension. If it is not fit for a file, none is proposed.
    ///   - page: nil if only programs get these facts.
    public init(record name: String, as format: Format, page: Link?) {
        self.init(
            disposition: FileName("\(name).\(format.rawValue)").map { .inline($0) },
            alternates: [page.flatMap { Alternate($0, mediaType: "text/html") }].compactMap(\.self))
    }
}

extension Step {
    /// Answers a program with a problem, whose status the response has too.
    public static func problem<Record>(
        _ status: Status, _ detail: String
    ) -> Step where Page == Recorded<Record> {
        .show(.problem(ProblemDetails(status, detail)), status)
    }
}
