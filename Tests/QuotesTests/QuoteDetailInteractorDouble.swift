import Synchronization
import TestSupport

@testable import Quotes

/// An Interactor that returns a test's result, and records which quotes were requested.
final class QuoteDetailInteractorDouble: QuoteDetailInteracting {
    let result: Result<QuoteDetail, LookupFailure>
    private let ids = Mutex<[QuotationID]>([])

    var asked: [QuotationID] { ids.withLock { $0 } }

    init(_ result: Result<QuoteDetail, LookupFailure>) {
        self.result = result
    }

    func quote(_ id: QuotationID) async throws(LookupFailure) -> QuoteDetail {
        ids.withLock { $0.append(id) }
        return try result.get()
    }
}

extension QuoteDetail {
    static func sample(
        _ text: String = "One\ntwo", original: LocalizedText? = nil, author: String? = "Marie Curie",
        person: PersonSummary? = PersonSummary(id: Sample.id("marie-curie"), occupation: "physicist"),
        work: LocalizedText? = LocalizedText("A Letter", language: "en"), originalTitle: LocalizedText? = nil,
        position: String? = nil, date: PartialDate? = Sample.partialDate("1894-03-18"), translator: String? = nil,
        age: SupplyAge? = nil
    ) -> QuoteDetail {
        QuoteDetail(
            id: Sample.id("marie-curie-one"), text: LocalizedText(text, language: "en"), original: original,
            author: author.map { ForeignText($0) }, person: person, work: work, originalTitle: originalTitle,
            position: position, date: date,
            translator: translator.map { ForeignText($0) }, age: age)
    }
}
