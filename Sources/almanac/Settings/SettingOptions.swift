import Adapters
import ArgumentParser

/// The settings of the site as command-line options. Each can also be set in the environment or the file.
struct SettingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read settings from this JSON file, such as {\"holidays-source\": \"embedded\"}.",
            discussion: "Options override the environment (ALMANAC_HOLIDAYS_SOURCE), which overrides the file.",
            valueName: "file"))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "The source of the holidays: \(Self.list(AdapterRegistry.holidays.values)).",
            discussion: AdapterRegistry.wordsWithKey.map { word in
                "Set the key for \(word) as ALMANAC_\(word.uppercased())_KEY or as \(word)-key in the file."
            }.joined(separator: " "), valueName: "source"))
    var holidaysSource: String?

    @Option(
        help: ArgumentHelp(
            "The source of the quotes: \(Self.list(AdapterRegistry.quotes.values)).", valueName: "source"))
    var quotesSource: String?

    @Option(
        help: ArgumentHelp(
            "The source of the two sides: \(Self.list(AdapterRegistry.sides.values)).", valueName: "source"))
    var sidesSource: String?

    @Option(
        help: ArgumentHelp(
            "The folder for cached upstream documents (default: almanac in the user's cache folder).",
            valueName: "folder"))
    var cacheDirectory: String?

    @Option(
        help: ArgumentHelp(
            "How long a document is served without revalidation: 90s, 15m, 6h, 7d (default: 6h).",
            discussion:
                "For one source: holidays-fresh-for, quotes-fresh-for, sides-fresh-for in the environment or file.",
            valueName: "time"))
    var freshFor: String?

    @Option(
        help: ArgumentHelp(
            "How long after that it is still served while it is revalidated in the background (default: 7d).",
            valueName: "time"))
    var staleFor: String?

    @Option(
        help: ArgumentHelp(
            "How long a page waits for a document that is not cached (default: 2s).",
            valueName: "time"))
    var upstreamBudget: String?

    @Option(
        help: ArgumentHelp(
            "The time limit for fetching a document from an upstream, including its body (default: 15s).",
            valueName: "time"))
    var upstreamTimeout: String?

    @Option(
        help: ArgumentHelp(
            "Whether upstream host names may resolve to private addresses: yes or no (default: no).",
            valueName: "yes|no"))
    var allowPrivateUpstreams: String?

    /// Returns the values as part of a sentence: "a, b or c".
    private static func list(_ values: [String]) -> String {
        ([values.dropLast().joined(separator: ", ")] + values.suffix(1)).joined(separator: " or ")
    }

    /// The options that were given, by name of the setting.
    var given: [String: String] {
        [
            "holidays-source": holidaysSource, "quotes-source": quotesSource, "sides-source": sidesSource,
            "cache-directory": cacheDirectory, "fresh-for": freshFor, "stale-for": staleFor,
            "upstream-budget": upstreamBudget, "upstream-timeout": upstreamTimeout,
            "allow-private-upstreams": allowPrivateUpstreams,
        ].compactMapValues(\.self)
    }
}
