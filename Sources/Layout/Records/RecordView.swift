public import AlmanacValues
public import Formats
public import HTML
public import VIPER

/// What a Presenter for programs shows: the facts, or the problem that kept them from being found.
public enum Recorded<Record: Sendable>: Sendable {
    case record(Record)
    case problem(ProblemDetails)
}

extension Recorded: Equatable where Record: Equatable {}

/// A View that renders a record: the facts in one format.
///
/// This file is to programs what `FramedView` is to people. A Presenter for programs makes a record: typed values
/// without wording. One record has a View for each format; problems look the same in all of them (RFC 9457).
public protocol RecordView<Place, Event, Record>: View where Page == Recorded<Record> {
    associatedtype Record: Sendable

    var format: Format { get }

    func bytes(of record: Record) -> [UInt8]

    /// Returns the headers that describe the record.
    func headers(of record: Record) -> RepresentationHeaders
}

extension RecordView {
    public var mediaType: String { format.contentType }

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
        case .record(let record): bytes(of: record)
        case .problem(let problem): problem.rendered()
        }
    }
}

extension RecordView where Event == Place {
    /// A program that asks for what the address names has no other event.
    public func event(from visit: Visit<Place>) -> Event { visit.place }
}

/// A View that renders a record as an object of JSON.
public protocol JSONView<Place, Event, Record>: RecordView {
    /// Writes the members of the record.
    func write(_ record: Record, into json: inout JSONObject)
}

extension JSONView {
    public var format: Format { .json }

    // Inlinable, so that the target with the record compiles the description of its fields for this format.
    @inlinable
    public func bytes(of record: Record) -> [UInt8] {
        JSONObject.document(capacity: 16_384) { write(record, into: &$0) }
    }
}

extension JSONView where Record: Described {
    @inlinable
    public func write(_ record: Record, into json: inout JSONObject) { json.fields(of: record) }
}

/// A record of a page, which names the page and the file to save the record under.
public protocol PublishedRecord: Described {
    /// The name of a file with the record, without an extension.
    var fileName: String { get }
    /// The page for people with the same facts.
    var page: Link { get }
    /// When the facts last changed, in seconds since 1970 (UTC); nil if that is not known.
    var lastModified: Int? { get }
}

extension PublishedRecord {
    public var lastModified: Int? { nil }
}

extension RecordView where Record: PublishedRecord {
    public func headers(of record: Record) -> RepresentationHeaders {
        var headers = RepresentationHeaders(record: record.fileName, as: format, page: record.page)
        headers.lastModified = record.lastModified
        return headers
    }
}
