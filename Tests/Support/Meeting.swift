public import Almanac
public import Entities
public import ServiceContracts
import Synchronization

/// A meeting of tasks: none goes on before all have arrived. It shows that requests are made at the same time: made in
/// turn, the first would wait forever.
public final class Meeting: Sendable {
    private let size: Int
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    public init(of size: Int) {
        self.size = size
    }

    public func arrive() async {
        await withCheckedContinuation { continuation in
            let complete = waiting.withLock { waiting in
                waiting.append(continuation)
                return waiting.count == size ? waiting : []
            }
            for one in complete { one.resume() }
        }
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
