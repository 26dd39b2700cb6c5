import ArgumentParser

/// The settings of the site as command-line options. Each can also be set in the environment or the file.
struct SettingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read settings from this JSON file, such as {\"holidays-source\": \"embedded\"}.",
            discussion: "An option goes before the environment (ALMANAC_HOLIDAYS_SOURCE), that before the file.",
            valueName: "file"))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "Where the holidays come from: embedded, or documents+, enrico+, holidata+ or holidayapi+ and an address.",
            discussion: "The key for holidayapi is ALMANAC_HOLIDAYAPI_KEY or “holidayapi-key” of the file.",
            valueName: "source"))
    var holidaysSource: String?

    @Option(
        help: ArgumentHelp(
            "Where the quotes come from: embedded, microdata+ADDRESS, wikiquote+ADDRESS#TITLE or toscrape+ADDRESS.",
            valueName: "source"))
    var quotesSource: String?

    @Option(
        help: ArgumentHelp("Where the two sides come from: embedded or documents+ADDRESS.", valueName: "source"))
    var sidesSource: String?

    @Option(
        help: ArgumentHelp(
            "The folder that keeps what upstreams sent (default: almanac in the user's cache folder).",
            valueName: "folder"))
    var cacheDirectory: String?

    @Option(
        help: ArgumentHelp(
            "How long a document is used before its upstream is asked again: 90s, 15m, 6h, 7d (default: 6h).",
            discussion:
                "For one source: holidays-fresh-for, quotes-fresh-for, sides-fresh-for, in environment or file.",
            valueName: "time"))
    var freshFor: String?

    @Option(
        help: ArgumentHelp(
            "How long after that it is still shown at once, while it is renewed behind (default: 7d).",
            valueName: "time"))
    var staleFor: String?

    @Option(
        help: ArgumentHelp(
            "How long a visitor waits for a page that was never loaded before it says so (default: 2s).",
            valueName: "time"))
    var upstreamBudget: String?

    @Option(
        help: ArgumentHelp(
            "How long an upstream may take for a document, from the connection to its last byte (default: 15s).",
            valueName: "time"))
    var upstreamTimeout: String?

    @Option(
        help: ArgumentHelp(
            "Whether the names of upstreams may lead to this machine or its network: yes or no (default: no).",
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
