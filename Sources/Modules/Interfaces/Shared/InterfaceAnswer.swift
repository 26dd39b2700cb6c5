import AlmanacValues
import Formats
import Layout
import VIPER

/// What a Presenter of an interface shows.
enum InterfaceAnswer<Record: Sendable>: Sendable {
    case record(Record)
    /// No content: the status says all.
    case empty
    case problem(ProblemDetails)
}

extension InterfaceAnswer: Equatable where Record: Equatable {}

/// A View that renders what another service would answer.
protocol InterfaceView<Place, Event, Record>: View where Page == InterfaceAnswer<Record> {
    associatedtype Record: Sendable

    func bytes(of record: Record) -> [UInt8]
}

/// A View of JSON. Most documents of other services are arrays, which `JSONView` cannot write.
protocol InterfaceJSON<Place, Event, Record>: InterfaceView {
    func write(_ record: Record, into json: inout JSONElement)
}

extension InterfaceJSON {
    var mediaType: String { Format.json.mediaType }

    func bytes(of record: Record) -> [UInt8] {
        JSONElement.document(capacity: 16_384) { write(record, into: &$0) }
    }
}

extension InterfaceView {
    func mediaType(of page: InterfaceAnswer<Record>) -> String {
        switch page {
        case .record: mediaType
        // No JSON is empty.
        case .empty: "text/plain; charset=utf-8"
        case .problem: ProblemDetails.mediaType
        }
    }

    func render(_ page: InterfaceAnswer<Record>) -> [UInt8] {
        switch page {
        case .record(let record): bytes(of: record)
        case .empty: []
        case .problem(let problem): problem.rendered()
        }
    }
}

/// Why an interface has no answer.
enum InterfaceFailure: Error, Hashable, Sendable {
    case unknownCountry(CountryCode)
    case unknownRegion(Territory)
    /// The years that are known.
    case noData(country: ForeignText, ClosedRange<Int>)
    /// The year is not one that the interface takes.
    case badYear(ClosedRange<Int>)
    case service(ServiceFailure)

    var status: Status {
        switch self {
        case .unknownCountry, .unknownRegion, .noData: .notFound
        case .badYear: .badRequest
        case .service(let failure): Status(failure)
        }
    }
}
