import AlmanacValues

/// Our regions for parts that the source names differently, by the source's code of a part or a group, or by the code
/// of ISO 3166-2.
enum RegionTable {
    /// Returns the codes of our regions; nil if the table has no such part.
    static func regions(of code: String) -> [RegionCode]? {
        table[code].map { words in words.split(separator: " ").compactMap { RegionCode(String($0)) } }
    }

    private static let table: [String: String] = [
        // The communities of Belgium, the regions of Dutch schools and the zones of French ones are groups without ISO
        // codes.
        "BE-DE": "German", "BE-FR": "French", "BE-NL": "Flemish",
        "NL-NO": "Noord", "NL-MI": "Midden", "NL-ZU": "Zuid",
        "FR-ZA": "Zone-A", "FR-ZB": "Zone-B", "FR-ZC": "Zone-C",
        // Italy's regions by province, and by the towns that share one.
        "IT-21": "AL AT BI CN NO TO VB VC", "IT-23": "AO", "IT-25": "BG BS CO CR LC LO MB MI MN PV SO VA",
        "IT-32": "BZ TN", "IT-34": "BL PD RO TV VE VI VR", "IT-36": "GO PN TS UD", "IT-42": "GE IM SP SV",
        "IT-45": "BO Cesena FC FE Forli MO PC PR RA RE RN", "IT-52": "AR FI GR LI LU MS PI PO PT SI",
        "IT-55": "PG TR", "IT-57": "AN AP FM MC PU Pesaro Urbino", "IT-62": "FR LT RI RM VT", "IT-65": "AQ CH PE TE",
        "IT-67": "CB IS", "IT-72": "AV BN CE NA SA", "IT-75": "Andria BA Barletta BR BT FG LE TA Trani",
        "IT-77": "MT PZ", "IT-78": "CS CZ KR RC VV", "IT-82": "AG CL CT EN ME PA RG SR TP", "IT-88": "CA NU OR SS SU",
    ]
}
