import TestSupport

@testable import Quotes

struct QuoteListInteractorDouble: QuoteListInteracting {
    let result: Result<QuoteList, SearchFailure>

    func ofTheDay() async throws(SearchFailure) -> QuoteList { try result.get() }
    func draw(_: Int) async throws(SearchFailure) -> QuoteList { try result.get() }
    func search(_: String) async throws(SearchFailure) -> QuoteList { try result.get() }
}

extension QuoteList {
    static func sample(
        _ quotes: [Summary] = [.sample()], nextDraw: Int = 20_779, age: SupplyAge? = nil, failure: ServiceFailure? = nil
    ) -> QuoteList {
        QuoteList(quotes: quotes, nextDraw: nextDraw, age: age, failure: failure)
    }
}

extension QuoteList.Summary {
    static func sample(
        _ id: String = "marie-curie-one", _ text: String = "One\ntwo", language: String = "en",
        author: String? = "Marie Curie"
    ) -> Self {
        Self(id: Sample.id(id), text: LocalizedText(text, language: language), author: author)
    }
}
