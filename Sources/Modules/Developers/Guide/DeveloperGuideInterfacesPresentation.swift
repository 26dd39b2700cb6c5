import AlmanacValues

extension DeveloperGuidePage.Chapter {
    /// Returns the chapter about the interface of another service, with what it lacks.
    ///
    /// - Parameter rows: the addresses of the interface.
    static func of(_ interface: Interface, _ rows: [DeveloperGuidePage.Row]) -> Self {
        switch interface {
        case .nager: nager(rows)
        case .govUK: govUK(rows)
        case .openHolidays: openHolidays(rows)
        case .assistants: assistants
        }
    }

    private static func nager(_ rows: [DeveloperGuidePage.Row]) -> Self {
        Self(
            title: "Instead of Nager.Date", name: "nager",
            paragraphs: [
                "Clients of Nager.Date, version 3 or 4, need only this site as their base address. The answers come from our "
                    + "own data, so names and lists can differ. The case of a path does not matter.",
                "Version 3 has one row for each holiday, on the day that people have off. Version 4 has its statutory date.",
                "launchYear, officialName, region and borders are always null, because our data does not say. fixed is "
                    + "always false, as in the original. Regions without a code of ISO, such as cities, are left out, and so "
                    + "are holidays that only parts of a region keep, and school breaks of several days. Types without an "
                    + "equivalent become Optional or Observance. A year without data is 404; an empty list never means “no "
                    + "data”. Version 4 takes all years that we know. "
                    + "Problems have no traceId.",
            ],
            rows: rows,
            examples: [
                .init(
                    command: #"""
                        curl -s "$ALMANAC/api/v3/PublicHolidays/2026/NZ" | grep -o '{"date":"2026-12-28[^}]*}'
                        """#,
                    answer: #"""
                        {"date":"2026-12-28","localName":"Boxing Day","name":"Boxing Day","countryCode":"NZ","fi\#
                        xed":false,"global":true,"counties":null,"launchYear":null,"types":["Public"]}
                        """#),
                .init(
                    command: #"""
                        curl -s "$ALMANAC/api/v3/LongWeekend/2026/DE" | grep -o '{"startDate":"2026-05[^}]*}'
                        """#,
                    answer: #"""
                        {"startDate":"2026-05-01","endDate":"2026-05-03","dayCount":3,"needBridgeDay":false,"bri\#
                        dgeDays":[]}
                        {"startDate":"2026-05-14","endDate":"2026-05-17","dayCount":4,"needBridgeDay":true,"brid\#
                        geDays":["2026-05-15"]}
                        {"startDate":"2026-05-23","endDate":"2026-05-25","dayCount":3,"needBridgeDay":false,"bri\#
                        dgeDays":[]}
                        """#),
            ])
    }

    private static func govUK(_ rows: [DeveloperGuidePage.Row]) -> Self {
        Self(
            title: "Instead of GOV.UK", name: "govuk",
            paragraphs: [
                "Clients of GOV.UK’s bank holidays need only this site as their base address.",
                "The list begins 7 years before this one, or with our first year, and ends in 2 years. GOV.UK also notes "
                    + "extra bank holidays; we note only substitute days. /gwyliau-banc.json has the same in Welsh.",
            ],
            rows: rows,
            examples: [
                .init(
                    command: #"""
                        curl -s "$ALMANAC/bank-holidays/scotland.json" | grep -o '{"title":"Boxing[^}]*"2026[^}]*}'
                        """#,
                    answer: #"""
                        {"title":"Boxing Day","date":"2026-12-28","notes":"Substitute day","bunting":true}
                        """#)
            ])
    }

    private static func openHolidays(_ rows: [DeveloperGuidePage.Row]) -> Self {
        Self(
            title: "Instead of OpenHolidays", name: "openholidays",
            paragraphs: [
                "Use this site’s address with /openholidays as the base address of a client.",
                "PublicHolidays and SchoolHolidays are iCalendar or CSV if Accept names text/calendar or text/csv, and JSON "
                    + "otherwise; Countries, Languages and Subdivisions are CSV or JSON; all others are JSON. Programs that "
                    + "cannot send Accept use PublicHolidays.ics or .csv. A range has 1,096 days at most. Our data has school "
                    + "holidays for a few countries only, and no groups: Groups is always empty, and groupCode is ignored. quality, "
                    + "tags, category and the languages of regions are left out. Names are in English and in the "
                    + "country’s own language, or with languageIsoCode in any language of this site. A comment tells "
                    + "observed days and estimated dates.",
            ],
            rows: rows,
            examples: [
                .init(
                    command: #"""
                        curl -s "$ALMANAC/openholidays/Statistics/PublicHolidays?countryIsoCode=DE"
                        """#,
                    answer: #"{"oldestStartDate":"2020-01-01","youngestStartDate":"2035-12-26"}"#),
                .init(
                    command: #"""
                        curl -s -H "Accept: text/csv" \
                        "$ALMANAC/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2026-10-03&validTo=2026-10-03"
                        """#,
                    answer: """
                        Id,StartDate,EndDate,Type,Name,Nationwide,Subdivisions,Comment
                        9716e287-18ef-8e4d-9208-11ac920816a5,2026-10-03,2026-10-03,Public,German Unity Day,true,,
                        """),
            ])
    }

    private static let assistants = Self(
        title: "For assistants", name: "mcp",
        paragraphs: [
            "Assistants ask this site by the Model Context Protocol at /mcp (streamable HTTP, without sessions): add this site’s "
                + "address with /mcp as a server, without a key. On the machine of a program, the command is almanac mcp, which "
                + "speaks over standard input and output. /de/mcp has names in German first. Scripts of pages may ask it, too "
                + "(CORS).",
            "There are seven tools, and all of them only read: holidays, is_day_off, working_days, plan_leave, "
                + "compare_places, meet and explain_day. Each answers with the record of this site that has the same facts.",
        ],
        rows: [],
        examples: [
            .init(
                command: #"""
                    curl -s "$ALMANAC/mcp" -H "Content-Type: application/json" -d '{"jsonrpc":"2.0","id":1,"method":"tools/call",
                    "params":{"name":"working_days","arguments":{"place":"DE-BY","from":"2026-12-01","to":"2026-12-31"}}}' |
                    grep -o '"workingDays":[0-9]*,"skipped"'
                    """#,
                answer: #""workingDays":22,"skipped""#)
        ])
}
