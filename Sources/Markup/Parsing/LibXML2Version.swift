internal import CLibXML2

/// The version of the libxml2 that parses: the one that the system loaded, not that of the headers at build time.
public enum LibXML2Version {
    /// Such as "2.9.14"; "unknown" if libxml2 does not say.
    public static let text: String = {
        // libxml2 keeps even its version for each thread, so this must not be the first call (`Library`).
        _ = Library.isReady
        return dotted(String(cString: almanac_xml_loaded_version()))
    }()

    /// Returns "2.9.14" for "20914" or "20914-GITv2.9.14": the last four digits are those of minor version and patch.
    static func dotted(_ digits: String) -> String {
        let number = digits.utf8.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard let value = Int(Substring(number)), value >= 10_000 else { return "unknown" }
        return "\(value / 10_000).\(value / 100 % 100).\(value % 100)"
    }
}
