/// Prometheus's text format, version 0.0.4.
enum Exposition {
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    static func text(_ families: [MetricFamily]) -> String {
        families.map(text).joined()
    }

    private static func text(_ family: MetricFamily) -> String {
        let head = "# HELP \(family.name) \(escaped(family.help))\n# TYPE \(family.name) \(family.kind.rawValue)\n"
        return head
            + family.samples.map { sample in
                "\(family.name)\(sample.suffix)\(text(sample.labels)) \(text(sample.value))\n"
            }.joined()
    }

    private static func text(_ labels: [(name: String, value: String)]) -> String {
        guard !labels.isEmpty else { return "" }
        let pairs = labels.map { "\($0.name)=\"\(escaped($0.value, isQuoted: true))\"" }
        return "{" + pairs.joined(separator: ",") + "}"
    }

    /// The value as text; whole numbers without a decimal point.
    static func text(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value > 0 ? "+Inf" : "-Inf" }
        return Int(exactly: value).map(String.init) ?? value.description
    }

    /// Escapes backslashes and line breaks, and quotation marks in label values. Compares scalars, because `"` and a
    /// combining mark form a single Character.
    private static func escaped(_ text: String, isQuoted: Bool = false) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
            case "\n": result.append(contentsOf: #"\n"#.unicodeScalars)
            case "\"" where isQuoted: result.append(contentsOf: #"\""#.unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
