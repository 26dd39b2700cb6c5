import AlmanacValues

/// The words that the search understands besides names, in the languages of most visitors.
enum SearchWords {
    typealias Key = [UInt8]

    enum Unit: Hashable { case week, month, year, weekend }

    static let months: [Key: Int] = table([
        "january jan januar jänner janvier enero ene gennaio gen janeiro januari styczeń stycznia": 1,
        "february feb februar février fev febrero febbraio fevereiro februari luty lutego": 2,
        "march mar märz mrz mars marzo março maart marzec marca": 3,
        "april apr avril abril aprile abr kwiecień kwietnia": 4,
        "may mai mayo maggio maio mei maj maja": 5,
        "june jun juni juin junio giugno junho czerwiec czerwca": 6,
        "july jul juli juillet julio luglio julho lipiec lipca": 7,
        "august aug août aout agosto augustus augusti sierpień sierpnia": 8,
        "september sep sept septembre septiembre settembre setembro wrzesień września": 9,
        "october oct oktober okt octobre octubre ottobre outubro październik października": 10,
        "november nov novembre noviembre novembro listopad listopada": 11,
        "december dec dezember dez décembre diciembre dic dicembre dezembro grudzień grudnia": 12,
    ])

    static let weekdays: [Key: Weekday] = table([
        "monday mon montag lundi lunes lunedì segunda maandag": .monday,
        "tuesday tue tues dienstag mardi martes martedì dinsdag": .tuesday,
        "wednesday wed mittwoch mercredi miércoles mercoledì woensdag": .wednesday,
        "thursday thu thur thurs donnerstag jeudi jueves giovedì donderdag": .thursday,
        "friday fri freitag vendredi viernes venerdì vrijdag": .friday,
        "saturday sat samstag sonnabend samedi sábado sabato zaterdag": .saturday,
        "sunday sun sonntag dimanche domingo domenica zondag": .sunday,
    ])

    /// Days by their distance from today.
    static let days: [Key: Int] = table([
        "today heute aujourdhui hoy oggi hoje vandaag now tonight": 0,
        "tomorrow tmrw tomorow morgen demain mañana domani amanhã": 1,
        "yesterday gestern hier ayer ieri ontem gisteren": -1,
    ])

    /// "next" and the like, by the steps from the present one.
    static let steps: [Key: Int] = table([
        "this current diese dieser dieses": 0,
        "next coming following nächste nächster nächsten nächstes": 1,
        "last previous letzte letzter": -1,
    ])

    static let units: [Key: Unit] = table([
        "week woche": .week, "month monat": .month, "year jahr": .year,
    ])

    static let ordinals: Set<Key> = ["", "st", "nd", "rd", "th", "er", "º"].reduce(into: []) { $0.insert(key($1)) }
    static let ofs: Set<Key> = ["of", "de", "di", "von", "the"].reduce(into: []) { $0.insert(key($1)) }

    /// What a list, a calendar or a count is called. The longest words come first.
    static let topics: [Key: SearchTopic] = phrases([
        "public holidays|public holiday|holidays|holiday|federal holidays|federal holiday|national holidays|holiday list|"
            + "feiertage|feiertag|gesetzliche feiertage|jours fériés|jour férié|festivos|feriados|feriado|giorni festivi|"
            + "feestdagen|święta|days off|day off|statutory holidays|stat holidays|hols|red days": .publicHolidays,
        "bank holidays|bank holiday": .bankHolidays,
        "school holidays|school holiday|school break|school breaks|schulferien|ferien|vacances scolaires|school vacation|"
            + "school vacations|vacaciones escolares|schoolvakanties|half term": .schoolHolidays,
        "long weekends|long weekend|lange wochenenden|langes wochenende|three day weekend|3 day weekend|three day weekends":
            .longWeekends,
        "working days|working day|business days|business day|workdays|workday|arbeitstage|jours ouvrés|work days|werkdagen":
            .workingDays,
        "calendar|kalender|calendrier|calendario|year calendar": .calendar,
        "leave|annual leave|leave planner|planner|vacation planner|urlaub|urlaubsplaner|bridge days|bridge day|brückentage|"
            + "brückentag|ponts|puentes|pto|annual leave planner": .leave,
    ])

    /// Words that ask for the next holiday.
    static let nexts: Set<Key> = Set(
        "next upcoming coming nächste nächster prochain prochaine próximo prossimo".split(separator: " ").map {
            key(String($0))
        })

    /// Words that ask for places side by side.
    static let comparisons: Set<Key> = Set(
        "compare compared comparison vs versus vergleich vergleiche comparer comparar".split(separator: " ").map {
            key(String($0))
        })

    static func key(_ word: String) -> Key { SearchKey(word).bytes }

    static func table<Value>(_ lines: KeyValuePairs<String, Value>) -> [Key: Value] {
        var table: [Key: Value] = [:]
        for (words, value) in lines { for word in words.split(separator: " ") { table[key(String(word))] = value } }
        return table
    }

    static func phrases<Value>(_ lines: KeyValuePairs<String, Value>) -> [Key: Value] {
        var table: [Key: Value] = [:]
        for (texts, value) in lines { for text in texts.split(separator: "|") { table[key(String(text))] = value } }
        return table
    }
}
