public import AlmanacValues
public import HTML

extension Words {
    /// The name of the format, as links show it.
    public func label(_ format: Format) -> String {
        switch format {
        case .ics: say("iCalendar")
        case .vcf: say("vCard")
        case .atom: say("Atom")
        case .svg: say("QR code")
        case .json: say("JSON")
        case .csv: say("CSV")
        case .xml: say("XML")
        }
    }

    /// The link to a file, labelled with its format.
    public func link(_ format: Format, _ link: Link) -> LabelledLink {
        LabelledLink(label: label(format), link: link)
    }

    /// The problem of a record that does not exist in a format: "There is no “ics” of this."
    func unavailable(as format: Format) -> String { say("There is no “\(ForeignText(format.rawValue))” of this.") }
}
