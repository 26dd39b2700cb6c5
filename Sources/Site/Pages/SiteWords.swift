import AlmanacValues
import Layout
import Support

/// What the pages say that no module makes.
struct SiteWords: Words {
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
    /// "Error 404"
    func heading(_ code: Int) -> String { say("Error \(code)") }

    /// The same as a page, for programs, in one text.
    ///
    /// - Note: a title has no full stop of its own.
    func detail(_ title: String, _ explanation: String) -> String { paragraph("\(title).", explanation) }

    var holidays: String { say("Holidays") }
    var options: String { say("Options") }
    var today: String { say("Today") }
}

// MARK: Documents, traces and files

extension SiteWords {
    var couldNotReadDocument: String { say("We could not read this document.") }
    var noDocuments: String { say("This site does not publish its documents.") }
    var noSuchDocument: String {
        paragraph(
            say("There is no document with this name."), say("See \(verbatim: "/documents.json") for those that exist.")
        )
    }

    /// The title of the page with a trace.
    var trace: String { say("Trace") }

    /// The heading of the page in a copy of the site that is made of files.
    var needsServer: String { say("Needs a server") }
    var withoutServer: ErrorText {
        ErrorText(
            title: say("This page is not available here"),
            explanation: paragraph(
                say("This copy of the site is made of files."),
                say("It has no server, so it cannot search, save your options, or answer questions."),
                say("You can still read the holidays of each country.")))
    }
}
