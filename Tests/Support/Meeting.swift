public import AlmanacValues
public import Entities
public import ServiceContracts
import Synchronization
import Testing

/// A meeting of tasks: none goes on before all have arrived. It shows that requests are made at the same time: made in
/// turn, the first waits in vain, and the test fails after as long as `eventually` waits.
public final class Meeting: Sendable {
    private let size: Int
    private let waiting = Mutex<[CheckedContinuation<Bool, Never>]>([])

    public init(of size: Int) {
        self.size = size
    }

    public func arrive() async {
        let limit = Task {
            try await Task.sleep(for: .seconds(300))
            end(isComplete: false)
        }
        defer { limit.cancel() }
        let isComplete = await withCheckedContinuation { continuation in
            let count = waiting.withLock { waiting in
                waiting.append(continuation)
                return waiting.count
            }
            if count == size { end(isComplete: true) }
        }
        if !isComplete { Issue.record("of \(size) tasks that should meet, some never arrived") }
    }

    private func end(isComplete: Bool) {
        let all = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for one in all { one.resume(returning: isComplete) }
    }
}

/// Services that answer once all that are expected have been asked.
public struct MeetingServices: CountryService, HolidayService, QuoteService, PersonService {
    private let meeting: Meeting
    private let failure: ServiceFailure?

    /// - Parameter failure: what the countries answer; nil for Germany.
    public init(_ meeting: Meeting, failure: ServiceFailure? = nil) {
        self.meeting = meeting
        self.failure = failure
    }

    public func countries() async throws(ServiceFailure) -> Supply<[Country]> {
        await meeting.arrive()
        return Supply([Sample.germany])
    }

    public func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
        await meeting.arrive()
        if let failure { throw failure }
        return code == Sample.germany.code ? Sample.germany : nil
    }

    public func calendar(
        of _: CountryCode, covering _: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        await meeting.arrive()
        if failure != nil { throw .timedOut }
        return Supply(Sample.germanCalendar)
    }

    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        await meeting.arrive()
        return Supply(Sample.quotations(10))
    }

    public func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await quotations().value.first { $0.id == id }.map { Supply($0) }
    }

    public func people() async throws(ServiceFailure) -> Supply<[Person]> {
        await meeting.arrive()
        return Supply([Sample.curie])
    }

    public func person(_ id: PersonID) async throws(ServiceFailure) -> Supply<Person>? {
        try await people().value.first { $0.id == id }.map { Supply($0) }
    }
}
