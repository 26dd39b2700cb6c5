import Almanac
public import Formats
public import VIPER

/// What a Presenter for programs shows: the facts, or the problem that kept them from being found.
public enum Recorded<Record: Sendable>: Sendable {
    case record(Record)
    case problem(ProblemDetails)
}

extension Recorded: Equatable where Record: Equatable {}

/// A View that renders a record as an object of JSON.
///
/// This file is to programs what `FramedView` is to people. A Presenter for programs makes a record: typed values
/// without wording. `write` says which members it has; problems look the same everywhere. A View for another format is
/// another protocol here, which renders the same records.
public protocol JSONView<Place, Event, Record>: View where Page == Recorded<Record> {
    associatedtype Record: Sendable

    /// Writes the members of the record.
    func write(_ record: Record, into json: inout JSONObject)

    /// Returns the headers that describe the record.
    func headers(of record: Record) -> RepresentationHeaders
}

extension JSONView {
    public var mediaType: String { Format.json.mediaType }

    public func mediaType(of page: Recorded<Record>) -> String {
        switch page {
        case .record: mediaType
        case .problem: ProblemDetails.mediaType
        }
    }

    public func headers(of page: Recorded<Record>) -> RepresentationHeaders {
        switch page {
        case .record(let record): headers(of: record)
        case .problem: RepresentationHeaders()
        }
    }

    public func render(_ page: Recorded<Record>) -> [UInt8] {
        switch page {
        case .record(let record): JSONObject.document(capacity: 16_384) { write(record, into: &$0) }
        case .problem(let problem): problem.rendered()
        }
    }
}
