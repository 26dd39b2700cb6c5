import Testing

/// Text from outside is read as bytes (`UTF8Text`, `HeaderValue`, `Address.Text`). `String` compares, splits and
/// searches by Characters and normalises them first: that is slow on text made to be slow, and misses a comma that a
/// combining mark follows.
@Suite("Text from outside is read as bytes")
struct OutsideTextTests {
    /// Patterns of code that compares, splits or searches by Characters. String literals are blanked before the search.
    private static var byCharacter: [(name: String, pattern: Regex<Substring>)] {
        [
            ("hasPrefix", #/\.hasPrefix\b/#), ("hasSuffix", #/\.hasSuffix\b/#),
            ("lowercased", #/\.lowercased\(\)/#), ("uppercased", #/\.uppercased\(\)/#),
            ("split", #/\.split\([^)]*separator: ""/#), ("split", #/\.components\(/#),
            ("search", #/(?:contains|firstIndex\(of:|lastIndex\(of:|firstRange\(of:) ?\(?""/#),
            ("search", #/\$0 [!=]= ""/#),
            ("comparison", #/[!=]= ""/#), ("comparison", #/"" [!=]= /#), ("comparison", #/case ""/#),
            ("rawValue", #/\(rawValue: /#),
            ("key", #/\[String: ?/#), ("key", #/Set<String>/#),
        ]
    }

    /// Files whose text is not from outside, or is bounded and checked before.
    private static let exceptions: [String: (allowed: Set<String>, reason: String)] = [
        "PublicAddress.swift": (["hasPrefix", "hasSuffix", "lowercased", "search", "comparison"], "the operator's"),
        "AddressRange+Parsing.swift": (["split"], "the operator's"),
        "ListeningAddress.swift": (["key"], "the environment"),
        "SettingValues.swift": (["comparison"], "the operator's"),
        "ForwardedFields+HTTPFields.swift": (["comparison"], "names, which HTTPTypes keeps in ASCII"),
        "ProcessMetrics.swift": (["hasPrefix", "split", "search"], "the system's"),
        "Processors.swift": (["hasPrefix", "split"], "the system's"),
        "Compression.swift": (["hasPrefix"], "a media type of ours"),
        "FinishedPage.swift": (["hasPrefix"], "a media type of ours"),
        "StaticFiles.swift": (["hasSuffix", "search", "split", "comparison", "key"], "names of our own files"),
        "Exposition.swift": (["comparison"], "Unicode scalars"),
        "HealthReport.swift": (["comparison"], "Unicode scalars"),
        "HostName.swift": (["lowercased", "hasPrefix", "comparison"], "262 bytes of ASCII at most"),
        "RequestHead.swift": (["rawValue"], "a method that the parser knows"),
        "Listener.swift": (["rawValue"], "a socket's option"),
        "MetricsEndpoint.swift": (["comparison"], "on loopback only"),
        "RegionCode.swift": (["uppercased"], "24 bytes of ASCII at most"),
        "HolidayTypes.swift": (["rawValue"], "bits"),
        "Slug.swift": (["lowercased"], "400 bytes at most, or a name from a document"),
        "PartialDate.swift": (["hasPrefix", "split"], "from documents"),
        "OccasionRule.swift": (["split"], "from documents"),
        "SearchKey.swift": (["comparison"], "Unicode scalars"),
        "SearchWord.swift": (["comparison"], "Unicode scalars"),
        "SearchWords.swift": (["split"], "tables of ours"),
        "SearchWords+Joined.swift": (["split"], "tables of ours"),
        "SearchWords+Languages.swift": (["split"], "tables of ours"),
        "SearchSynonyms.swift": (["split"], "tables of ours"),
        "Site+Misses.swift": (["comparison"], "Unicode scalars"),
        "SystemFailure.swift": (["comparison"], "names in a folder of ours"),
        // These compare with an `Address.Text`, which compares its bytes.
        "Place.swift": (["comparison"], "of Address.Text"),
        "CalendarsPlace.swift": (["comparison"], "of Address.Text"),
        "LeavePlace.swift": (["comparison"], "of Address.Text"),
        "LongWeekendsPlace.swift": (["comparison"], "of Address.Text"),
        "DocumentsPlace.swift": (["comparison"], "of Address.Text"),
        "HolidayDaysRecordPlace.swift": (["comparison"], "of Address.Text"),
        "StatusRecordPlace.swift": (["comparison"], "of Address.Text"),
        "RecordPlace.swift": (["comparison"], "of Address.Text"),
        "HolidayRecordPlace.swift": (["comparison"], "of Address.Text"),
        "ChangesRecordPlace.swift": (["comparison"], "of Address.Text"),
        "DataPlace.swift": (["comparison"], "of Address.Text"),
        "GreetingPlace.swift": (["comparison"], "of Address.Text"),
        "InterfacesPlace.swift": (["comparison"], "of Address.Text"),
        "NagerPlace.swift": (["comparison"], "of Address.Text"),
        "OpenHolidaysPlace.swift": (["comparison"], "of Address.Text"),
        "OptionsPlace.swift": (["comparison"], "of Address.Text"),
        "PeoplePlace.swift": (["comparison"], "of Address.Text"),
        "LightPlace.swift": (["comparison"], "of Address.Text"),
        "DarkPlace.swift": (["comparison"], "of Address.Text"),
        "CountryCaller.swift": (["comparison"], "of Address.Text"),
        "OptionsCaller.swift": (["comparison"], "of Address.Text"),
    ]

    @Test("Code that reads requests compares, splits and searches bytes")
    func rooms() throws {
        var used: Set<String> = []
        let patterns = Self.byCharacter
        for file in try Sources.all() where Self.readsRequests(file) {
            let allowed = Self.exceptions[file.name]?.allowed ?? []
            let code = file.code
            for (name, pattern) in patterns {
                let found = code.matches(of: pattern).map { String($0.output) }
                guard !found.isEmpty else { continue }
                used.insert("\(file.name) \(name)")
                #expect(allowed.contains(name), "\(file.path) has \(found) (\(name)); use UTF8Text.matches and its kin")
            }
        }
        for (file, exception) in Self.exceptions {
            for name in exception.allowed {
                #expect(used.contains("\(file) \(name)"), "the exception for \(name) in \(file) is not needed")
            }
        }
    }

    @Test("The decoded parts of an address are read as Address.Text; only code that prints them uses String")
    func addresses() throws {
        let printing = [
            "Address.swift", "Address+Text.swift", "Link+Place.swift", "CountryPickerRouter.swift", "ErrorPages.swift",
            "ErrorPages+Places.swift", "FileName.swift", "Site.swift", "Site+Misses.swift", "Site+Visits.swift",
        ]
        for file in try Sources.all() where !printing.contains(file.name) {
            let found = file.code.matches(of: #/ddress\.(?:segments|query)\b/#).map { String($0.output) }
            #expect(found.isEmpty, "\(file.path): use path and value(_:)")
        }
    }

    @Test("Modules neither match a form's value as String nor count Characters of submitted text")
    func modules() throws {
        for file in try Sources.modules() {
            for pattern in Self.careless {
                let found = file.code.matches(of: pattern).map { String($0.output) }
                #expect(found.isEmpty, "\(file.path)")
            }
        }
    }

    private static var careless: [Regex<Substring>] {
        [#/switch form\.value/#, #/form\.value\([^)]*\) [!=]=/#, #/\btext\.count\b/#, #/\(rawValue: /#]
    }

    /// Whether a file reads requests: all of the server except its life cycle, which reads text from the system; all of
    /// Site except its pages; Support; and the code that makes addresses, codes and forms from text.
    private static func readsRequests(_ file: Sources.File) -> Bool {
        if file.path.contains(#/\/Sources\/(Site|HTTPMessages|HTTPConnection|HTTPServer)\//#) {
            return !file.path.contains("/Site/Pages/") && !file.path.contains("/HTTPServer/LifeCycle/")
        }
        return file.path.contains("/Sources/Places/") || file.path.contains(#/\/Sources\/(AlmanacValues|Entities)\//#)
            || file.path.contains("/Sources/Support/") || file.path.contains(#/\/VIPER\/(?:Visit|Ticket\S*)\.swift$/#)
    }
}
