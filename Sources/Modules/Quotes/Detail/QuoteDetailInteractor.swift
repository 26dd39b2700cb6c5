import AlmanacValues
import Entities
import ServiceContracts

struct QuoteDetailInteractor: QuoteDetailInteracting {
    let quotes: any QuoteService
    let people: any PersonService

    func quote(_ id: QuotationID) async throws(LookupFailure) -> QuoteDetail {
        let supply = try await supply(of: id)
        let quotation = supply.value
        let person = await person(quotation.author?.id)
        return QuoteDetail(
            id: id, text: quotation.text, original: quotation.original,
            author: (quotation.author?.name).map { ForeignText($0) },
            person: person?.value, work: quotation.source?.work,
            originalTitle: quotation.source?.originalTitle, position: quotation.source?.position,
            date: quotation.source?.date, translator: quotation.translator.map { ForeignText($0) },
            age: [supply.age, person?.age].compactMap(\.self).max())
    }

    private func supply(of id: QuotationID) async throws(LookupFailure) -> Supply<Quotation> {
        let supply: Supply<Quotation>?
        do {
            supply = try await quotes.quotation(id)
        } catch {
            throw .service(error)
        }
        guard let supply else { throw .unknown }
        return supply
    }

    /// Nil if the person could not be fetched: the page then shows the quote with the author's name alone.
    private func person(_ id: PersonID?) async -> Supply<QuoteDetail.PersonSummary>? {
        guard let id, let supply = try? await people.person(id) else { return nil }
        return Supply(QuoteDetail.PersonSummary(id: id, occupation: supply.value.occupation), age: supply.age)
    }
}
