import AlmanacValues
public import Places

extension Place {
    /// Returns any place, of any section.
    public static func random(using random: inout some RandomNumberGenerator) -> Place {
        switch Int.random(in: 0..<37, using: &random) {
        case 33:
            Bool.random(using: &random)
                ? .longWeekends(LongWeekendsPlace(.random(using: &random)))
                : .record(
                    .longWeekends(.year(LongWeekendsPlace(.random(using: &random)).year)),
                    Format.ofLongWeekends.randomElement(using: &random) ?? .json)
        case 36:
            .record(.days(.random(using: &random)), .json)
        case 35:
            .record(.status(.random(using: &random)), .json)
        case 34:
            .record(.longWeekends(.rolling(Territory(.random(using: &random), .random(using: &random)))), .ics)
        case 23: .calendars(.year(.random(using: &random)))
        case 24: .calendars(.month(.random(using: &random), .random(in: 1...12, using: &random)))
        case 25:
            Bool.random(using: &random)
                ? .leave(.random(using: &random))
                : .record(
                    .leave(LeavePlace(LeaveRequest.random(using: &random))),
                    Format.ofLeave.randomElement(using: &random) ?? .json)
        case 26: .workingDays(.random(using: &random))
        case 27:
            Bool.random(using: &random)
                ? .world(.random(using: &random)) : .record(.world(.random(using: &random)), .json)
        case 28: .compare(.random(using: &random))
        case 29:
            [.occasions(.list), .occasions(.occasion(Slug("Marie Curie"))), .search(SearchPlace(text(&random)))]
                .randomElement(using: &random) ?? .search(SearchPlace())
        case 30: .record(.randomPlan(using: &random), .json)
        case 20: .interface(.random(using: &random))
        case 21:
            [.developers(.page), .developers(.description), .about(.privacy), .about(.accessibility)]
                .randomElement(using: &random) ?? .developers(.page)
        case 9:
            .quotes(.list(.draw(Bool.random(using: &random) ? nil : .random(in: QuoteDraw.numbers, using: &random))))
        case 10: .quotes(.list(.search("x" + text(&random))))
        case 11:
            Bool.random(using: &random)
                ? .people(.list(search: text(&random)))
                : .people(.list(.grouped(PersonGrouping.allCases.randomElement(using: &random) ?? .century)))
        case 12:
            Bool.random(using: &random)
                ? .light(LightPlace(isRefresh: .random(using: &random)))
                : .dark(DarkPlace(isRefresh: .random(using: &random)))
        case 13: .greeting(Bool.random(using: &random) ? .front : .shown)
        case 14:
            .options(
                OptionsPlace(
                    [.form, .saved, .draft, .close].randomElement(using: &random) ?? .form,
                    for: opener(&random)))
        case 15:
            [
                .look, .people(.person(PersonPlace(.marieCurie, search: text(&random)))),
                .people(.portrait(.marieCurie)), .quotes(.quote(QuotePlace(.marieCurie))),
                .quotes(.quote(QuotePlace(.marieCurie, from: .draw(.random(in: QuoteDraw.numbers, using: &random))))),
                .quotes(.quote(QuotePlace(.marieCurie, from: .search("x" + text(&random))))),
            ].randomElement(using: &random) ?? .look
        case 18: .holidays(.list(.region(.random(using: &random), .random(using: &random))))
        case 19:
            .countries(
                .chooseRegion(
                    .random(using: &random), .random(using: &random),
                    Bool.random(using: &random) ? nil : .random(using: &random)))
        case 17:
            .record(.countries(.all(search: text(&random))), Format.ofCountries.randomElement(using: &random) ?? .json)
        case 16:
            .record(.holidays(.year(.random(using: &random))), Format.ofYear.randomElement(using: &random) ?? .json)
        case 31:
            .record(
                .changes(ChangesRecordPlace(.random(using: &random))),
                Format.ofChanges.randomElement(using: &random) ?? .json)
        case 32:
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .data(.coverage)
            case 1: .data(.changes)
            case 2: .record(.data(.coverage), Format.ofCoverage.randomElement(using: &random) ?? .json)
            default: .record(.data(.changes), Format.ofChanges.randomElement(using: &random) ?? .json)
            }
        case 22: .record(.holidays(calendar(&random)), [.ics, .json].randomElement(using: &random) ?? .ics)
        case 0: .start
        case 1: .holidays(.list(.choose))
        case 2: .holidays(.list(.country(.random(using: &random))))
        case 3: .holidays(.list(.year(.random(using: &random))))
        case 4: .holidays(.day(ListedHoliday(.random(using: &random), in: HolidayYear.random(using: &random).filter)))
        case 5: .countries(.browse(search: text(&random), ticket(&random)))
        case 6: .countries(.results(search: text(&random), ticket(&random)))
        case 7:
            .countries(.choose(.random(using: &random), Bool.random(using: &random) ? nil : .random(using: &random)))
        default: .countries(.close(ticket(&random)))
        }
    }

    private static func calendar(_ random: inout some RandomNumberGenerator) -> HolidayRecordPlace {
        let year = HolidayYear.random(using: &random)
        return switch Int.random(in: 0..<3, using: &random) {
        case 0: .rolling(year.country, year.filter)
        case 1: .day(.random(using: &random))
        default: .places([Territory(year.country, year.filter.region)], year.filter.types)
        }
    }

    private static func ticket(_ random: inout some RandomNumberGenerator) -> CountryTicket {
        switch Int.random(in: 0..<11, using: &random) {
        case 0: .start
        case 5:
            .leave(LeaveRequest.random(using: &random), LeavePerson.allCases.randomElement(using: &random) ?? .first)
        case 1: .options(openedBy: opener(&random))
        case 2: .workingDays(.random(using: &random))
        case 3: .compare(.meeting(.random(using: &random)))
        case 4: .compare(.year(.random(in: 0...9999, using: &random), .random(using: &random)))
        case 6: .calendar(.random(using: &random), month: [nil, 1, 12].randomElement(using: &random) ?? nil)
        case 8: .longWeekends(.random(using: &random))
        case 7: .world(Bool.random(using: &random) ? .today : .date(.random(using: &random)))
        default: .holidays(Bool.random(using: &random) ? nil : .random(using: &random))
        }
    }

    private static func opener(_ random: inout some RandomNumberGenerator) -> OptionsTicket? {
        [nil, .start, .greeting(.front), .greeting(.shown)].randomElement(using: &random) ?? nil
    }

    private static func text(_ random: inout some RandomNumberGenerator) -> String {
        let pieces = [
            "", "a", " ", "+", "&", "=", "%", "%41", "?", "#", "/", "..", "é", "e\u{301}", "日本", "\u{202E}", "<", "\"",
            "👩‍🚀", "\\",
        ]
        return (0..<4).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
}

extension HolidayDaysRecordPlace {
    static func random(using random: inout some RandomNumberGenerator) -> HolidayDaysRecordPlace {
        let year = HolidayYear.random(using: &random)
        var filter = year.filter
        if Bool.random(using: &random) { filter.types = .several(HolidayTypes([.bank, .publicHoliday, .catholic])) }
        let first = CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random))
        return HolidayDaysRecordPlace(
            year.country, filter, first...first.adding(days: Int.random(in: 0..<Self.mostDays, using: &random)))
    }
}

extension StatusRecordPlace {
    static func random(using random: inout some RandomNumberGenerator) -> StatusRecordPlace {
        let place = Territory(.random(using: &random), Bool.random(using: &random) ? .random(using: &random) : nil)
        return switch Int.random(in: 0..<3, using: &random) {
        case 0: .current(place)
        case 1: .day(place, nil)
        default: .day(place, CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random)))
        }
    }
}

extension SluggedID {
    static var marieCurie: Self { Self("marie-curie").unsafelyUnwrapped }
}

extension CountryCode {
    static func random(using random: inout some RandomNumberGenerator) -> CountryCode {
        let codes = ["DE", "GB", "US", "CI", "JP", "XK", "ZZ"].compactMap { CountryCode($0) }
        return codes[Int.random(in: codes.indices, using: &random)]
    }
}

extension RegionCode {
    static func random(using random: inout some RandomNumberGenerator) -> RegionCode {
        let codes = ["ENG", "01", "A-B_C"].compactMap { RegionCode($0) }
        return codes[Int.random(in: codes.indices, using: &random)]
    }
}

extension HolidayYear {
    static func random(using random: inout some RandomNumberGenerator) -> HolidayYear {
        var filter = HolidayFilter()
        switch Int.random(in: 0..<4, using: &random) {
        case 0: filter.types = .all
        case 2: filter.types = .publicAndSchool
        case 1: filter.types = .only(HolidayType.allCases.randomElement(using: &random) ?? .bank)
        default: break
        }
        filter.region = Bool.random(using: &random) ? .random(using: &random) : nil
        return HolidayYear(.random(using: &random), Int.random(in: 0...9999, using: &random), filter)
    }
}

extension HolidayReference {
    static func random(using random: inout some RandomNumberGenerator) -> HolidayReference {
        let names = ["German Unity Day", "---", "Día", "元日", "عيد الفطر", "a 2", "İ"]
        let slug = Slug(names.randomElement(using: &random) ?? "").numbered(Int.random(in: 0...3, using: &random))
        let date = CivilDate(dayNumber: Int.random(in: 0..<40_000, using: &random))
        return HolidayReference(.random(using: &random), date.year, HolidayID(date: date, slug: slug))
    }
}
