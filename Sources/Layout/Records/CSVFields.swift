public import Formats

/// Writes the fields of a row as cells of a table. Nil, and an empty list, make an empty cell.
public struct CSVFields<Record: Described>: ~Copyable, Fields {
    @usableFromInline let record: Record
    @usableFromInline var row: CSVRow

    @inlinable
    init(of record: consuming Record, into row: consuming CSVRow) {
        self.record = record
        self.row = row
    }

    @inlinable
    public mutating func field<Value: FieldValue>(
        _: StaticString, _: @autoclosure () -> String, _: XMLForm, _ value: (Record) -> Value
    ) {
        row.cell(value(record).attribute)
    }

    @inlinable
    public mutating func fields<Part: Described>(of part: (Record) -> Part) { row.fields(of: part(record)) }
}

extension CSVRow {
    /// Writes the fields of a record as cells.
    @inlinable
    public mutating func fields<Record: Described>(of record: consuming Record) {
        var fields = CSVFields(of: record, into: taken())
        Record.describe(&fields)
        swap(&self, &fields.row)
    }
}
