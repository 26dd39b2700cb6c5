import AlmanacValues
import Layout
import VIPER

/// What the page of a quote says.
extension QuotesWords {
    /// "Ambrose Bierce, The Devil’s Dictionary"
    func title(author: ForeignText?, work: LocalizedText?) -> String {
        switch (author, work) {
        case (let author?, let work?): authorAndWork(author: author, work: work)
        case (let author?, nil): text(author)
        case (nil, let work?): unknownAuthor(work: work)
        case (nil, nil): unknownAuthor
        }
    }

    /// "A quote by Ambrose Bierce, from The Devil’s Dictionary."
    func description(author: ForeignText?, work: LocalizedText?) -> String {
        switch (author, work) {
        case (let author?, let work?): aQuoteByFrom(author: author, work: work)
        case (let author?, nil): aQuoteBy(author: author)
        case (nil, let work?): aQuoteByUnknown(work: work)
        case (nil, nil): aQuoteByUnknown
        }
    }

    var noQuoteExplanation: String {
        paragraph(thereIsNoQuote, itMayHaveMoved)
    }

    /// "Couldn't retrieve quote: 503"
    func couldNotRetrieve(_ status: Status) -> String { couldnTRetrieveQuote(code: status.code) }
}
