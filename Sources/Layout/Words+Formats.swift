public import AlmanacValues
public import HTML

extension Words {
    /// The name of the format, as links show it.
    public func label(_ format: Format) -> String {
        switch format {
        case .ics: icalendar
        case .vcf: vcard
        case .atom: atom
        case .svg: qrCode
        case .json: json
        case .csv: csv
        case .xml: xml
        }
    }

    /// The link to a file, labelled with its format.
    public func link(_ format: Format, _ link: Link) -> LabelledLink {
        LabelledLink(label: label(format), link: link)
    }

    /// The problem of a record that does not exist in a format: "There is no “ics” of this."
    func unavailable(as format: Format) -> String { formatDoesNotExist(rawValue: ForeignText(format.rawValue)) }
}
