import AlmanacValues
import Layout
import VIPER

/// What the page of a quote says.
extension QuotesWords {
    /// The heading of a quote that is not there.
    var quote: String { say("Quote") }

    /// "Ambrose Bierce, The Devil’s Dictionary"
    func title(author: ForeignText?, work: LocalizedText?) -> String {
        switch (author, work) {
        case (let author?, let work?): say("\(author), \(work)")
        case (let author?, nil): text(author)
        case (nil, let work?): say("Unknown author, \(work)")
        case (nil, nil): unknownAuthor
        }
    }

    /// "A quote by Ambrose Bierce, from The Devil’s Dictionary."
    func description(author: ForeignText?, work: LocalizedText?) -> String {
        switch (author, work) {
        case (let author?, let work?): say("A quote by \(author), from \(work).")
        case (let author?, nil): say("A quote by \(author).")
        case (nil, let work?): say("A quote by Unknown author, from \(work).")
        case (nil, nil): say("A quote by Unknown author.")
        }
    }

    func more(about author: ForeignText) -> String { say("More about \(author)") }

    func translated(by translator: ForeignText) -> String { say("Translated by \(translator)") }

    var noQuote: String { say("Couldn't retrieve quote") }
    var noQuoteExplanation: String {
        paragraph(
            say("There is no quote at this address."), say("It may have moved because we corrected its wording."))
    }

    /// "Couldn't retrieve quote: 503"
    func couldNotRetrieve(_ status: Status) -> String { say("Couldn't retrieve quote: \(status.code)") }

    /// Why a program does not get a quote.
    var noQuoteHere: String { say("There is no quote at this address") }
    var couldNotShowQuote: String { say("We could not show this quote") }
}
