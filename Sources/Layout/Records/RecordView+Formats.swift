public import AlmanacValues
public import Formats
public import HTML
import VIPER

/// The namespace of all elements of our records in XML; `Public/records.xsd` is its schema.
public let recordNamespace = "urn:almanac:records"

/// A View that renders a record as a table, with one row for each of its parts.
public protocol CSVView<Place, Event, Record>: RecordView {
    /// Each of its fields is a column. Programs find a column by its name, so a new one may be added at the end.
    associatedtype Row: Described

    /// Returns the parts of the record that are rows.
    func rows(of record: Record) -> [Row]
}

extension CSVView {
    public var format: Format { .csv }

    @inlinable
    public func bytes(of record: Record) -> [UInt8] {
        CSVTable.document(columns: Row.names, rows(of: record)) { $1.fields(of: $0) }
    }
}

/// A View that renders a record as XML.
public protocol XMLView<Place, Event, Record>: RecordView {
    /// The name of the root element.
    var root: String { get }

    /// Writes the attributes and the content of the root element.
    func write(_ record: Record, into xml: inout XMLElement)
}

extension XMLView {
    public var format: Format { .xml }

    @inlinable
    public func bytes(of record: Record) -> [UInt8] {
        XMLElement.document(root, namespace: recordNamespace) { write(record, into: &$0) }
    }
}

extension XMLView where Record: Described {
    @inlinable
    public func write(_ record: Record, into xml: inout XMLElement) { xml.fields(of: record) }
}

/// A View that renders a record as a feed.
public protocol AtomView<Place, Event, Record>: RecordView {
    /// Where the site is published.
    var edition: Edition { get }

    func feed(of record: Record) -> AtomFeed
}

extension AtomView {
    public var format: Format { .atom }

    public func bytes(of record: Record) -> [UInt8] { feed(of: record).rendered() }

    /// Returns a link with its host; none without a public address. Readers store entries without the feed's address, so a
    /// link without a host would lead nowhere.
    public func links(_ relation: AtomLink.Relation, _ link: Link, _ mediaType: String) -> [AtomLink] {
        edition.absolute(link).map { [AtomLink(relation, $0, mediaType: mediaType)] } ?? []
    }
}

/// A View that renders a record as the card of a person.
public protocol VCardView<Place, Event, Record>: RecordView {
    func card(of record: Record) -> VCard
}

extension VCardView {
    public var format: Format { .vcf }

    public func bytes(of record: Record) -> [UInt8] { card(of: record).rendered() }
}
