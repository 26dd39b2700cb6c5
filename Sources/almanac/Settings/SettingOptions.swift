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
            "The source of the holidays: embedded, or documents+, enrico+, holidata+ or holidayapi+ and an address.",
            discussion: "Set the key for holidayapi as ALMANAC_HOLIDAYAPI_KEY or as holidayapi-key in the file.",
            valueName: "source"))
    var holidaysSource: String?

    @Option(
        help: ArgumentHelp(
            "The source of the quotes: embedded, microdata+ADDRESS, wikiquote+ADDRESS#TITLE or toscrape+ADDRESS.",
            valueName: "source"))
    var quotesSource: String?

    @Option(
        help: ArgumentHelp("The source of the two sides: embedded or documents+ADDRESS.", valueName: "source"))
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
