import AlmanacValues
import Entities
import Foundation
import ServiceContracts
import TestSupport

/// A source of everything that takes its time for each request, and then answers or fails.
struct SlowSource: CountryService, HolidayService, QuoteService, PersonService {
    let time: Duration
    let failure: ServiceFailure?
    /// The path of a file that has to exist before the source answers.
    let file: String?

    private func take<Value>(_ value: Value) async throws(ServiceFailure) -> Supply<Value> {
        try? await Task.sleep(for: time)
        while let file, !FileManager.default.fileExists(atPath: file) { try? await Task.sleep(for: .milliseconds(10)) }
        if let failure { throw failure }
        return Supply(value)
    }

    func countries() async throws(ServiceFailure) -> Supply<[Country]> { try await take([Sample.germany]) }

    func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        try await take([Sample.germany]).value.first { $0.code == code }
    }

    func calendar(
        of _: CountryCode, covering _: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        try await take(Sample.germanCalendar)
    }

    func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> { try await take(Sample.quotations(40)) }

    func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await quotations().value.first { $0.id == id }.map { Supply($0) }
    }

    func people() async throws(ServiceFailure) -> Supply<[Person]> { try await take([Sample.curie]) }

    func person(_ id: PersonID) async throws(ServiceFailure) -> Supply<Person>? {
        try await people().value.first { $0.id == id }.map { Supply($0) }
    }
}
