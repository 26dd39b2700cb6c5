import AlmanacValues
import Layout
import Support

extension SiteWords {
    /// How much of a received text a message repeats, in Unicode scalars: enough to recognise it.
    private static let echo = 60

    /// The text that a message repeats, shortened.
    func echoed(_ text: String) -> ForeignText { ForeignText(text.shortened(to: Self.echo)) }
}

/// The whole message of a page in place of another.
struct ErrorText {
    let title: String
    let explanation: String
    /// What is wrong with the one parameter that is wrong, for programs.
    var fault: String?
}

// MARK: All error pages

extension SiteWords {
    /// The same as a page, for programs, in one text.
    ///
    /// - Note: a title has no full stop of its own.
    func detail(_ title: String, _ explanation: String) -> String { paragraph(sentence(title), explanation) }
}

// MARK: Documents, traces and files

extension SiteWords {
    var noSuchDocument: String {
        paragraph(
            thereIsNoDocument, seeDocumentsJsonForThoseThatExist
        )
    }

    var withoutServer: ErrorText {
        ErrorText(
            title: thisPageIsNotAvailable,
            explanation: paragraph(
                thisCopyOfTheSite,
                itHasNoServer,
                youCanStillRead))
    }
}
