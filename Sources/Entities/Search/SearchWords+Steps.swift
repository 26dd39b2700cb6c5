import AlmanacValues

// Steps, units of time, and days in words, in the languages of the site. Maintained by hand.

extension SearchWords {
    /// What steps are called, beside those of `steps`.
    static let stepsOfAll: [Key: Int] = adding(
        to: steps,
        [
            "diesen diesem ce cet cette este esta questo questa neste nesta deze dit tym tego tej bieżącym цього цьому цей "
                + "цю ця ці bu هذا هذه इस यह": 0,
            "nächstem kommende kommenden kommender kommendes prochain prochaine prochains próximo próxima siguiente "
                + "prossimo prossima seguinte volgende volgend komende aanstaande eerstvolgende następny następna "
                + "następne następnym następnego następną przyszły przyszłym przyszłego przyszła najbliższy najbliższym "
                + "najbliższą najbliższe наступний наступного наступна наступну наступному наступні найближчий найближчого "
                + "найближчу gelecek önümüzdeki sonraki القادم القادمة المقبل المقبلة الקרוב अगला अगले अगली 次の 今度の "
                + "下个 下一个": 1,
            "past letzten letztes letztem vorige vorigen voriger voriges vergangene vergangenen vergangener dernier "
                + "dernière pasado pasada último última scorso scorsa passado passada afgelopen vorig ostatni ostatnim "
                + "zeszły zeszłym zeszłego ubiegły ubiegłym ubiegłego poprzedni poprzednim минулий минулого минула минулу "
                + "минулому geçen پिछला पिछला पिछले पिछली 上个": -1,
        ])

    /// Steps that follow what they are of: "lundi prochain", "השבוע הבא". Some are of several words.
    static let stepsAfter: [Key: Int] = phrases([
        "prochain|prochaine|próximo|próxima|siguiente|que viene|que entra|prossimo|prossima|seguinte|que vem|القادم|القادمة|"
            + "المقبل|المقبلة|التالي|التالية|הבא|הבאה|הקרוב|הקרובה": 1,
        "הזה|הזו|הזאת": 0,
        "dernier|dernière|passé|passée|pasado|pasada|scorso|scorsa|passado|passada|الماضي|الماضية|שעבר|שעברה": -1,
    ])

    static let unitsOfAll: [Key: Unit] = units.merging(
        table([
            "semaine semana settimana tydzień tygodniu tygodnia тиждень тижня тижні hafta haftada الأسبوع أسبوع השבוע "
                + "שבוע בשבוע सप्ताह हफ्ते हफ्ता हफ़्ते 週 周 星期": .week,
            "mois mes mês mese maand miesiąc miesiącu miesiąca місяць місяця місяці ay ayda الشهر شهر החודש חודש בחודש महीने "
                + "महीना माह 月": .month,
            "année lannée an lan año anno ano jaar rok roku рік року році yıl yılda sene السنة سنة العام عام השנה שנה בשנה "
                + "साल वर्ष 年": .year,
            "weekend weekends wochenende вихідні вихідних 周末 週末 सप्ताहांत": .weekend,
        ])
    ) { first, _ in first }

    /// The weekend in languages that have several words for it, or that write it in two.
    static let weekendsInPhrases: [Key: Unit] = phrases([
        "week-end|week-ends|fin de semana|fim de semana|fine settimana|hafta sonu|hafta sonunda|סוף שבוע|סוף השבוע|בסוף השבוע|"
            + "نهاية الأسبوع|نهاية الاسبوع": .weekend
    ])

    /// "first" of "first monday in may" and so on; 5 is the last one.
    static let ordinalsOfWeekdays: [Key: Int] = table([
        "first 1st": 1, "second 2nd": 2, "third 3rd": 3, "fourth 4th": 4, "last": 5,
    ])

    static let joinsMonth: Set<Key> = keys("of in the")

    /// Single words for a step of a unit.
    static let spans: [Key: (step: Int, unit: Unit)] = {
        var spans: [Key: (step: Int, unit: Unit)] = [:]
        for (words, step, unit) in [
            ("今週末 本周末 这周末 这个周末", 0, Unit.weekend), ("今週 本周 这周 这星期 本星期 השבוע", 0, .week),
            ("来週 下周 下星期 下個星期 下礼拜", 1, .week),
            ("先週 上周 上星期", -1, .week), ("再来週 下下周", 2, .week),
            ("今月 本月 这个月 החודש", 0, .month), ("来月 下个月 下月", 1, .month), ("先月 上个月 上月", -1, .month),
            ("今年 本年 השנה", 0, .year), ("来年 明年 seneye", 1, .year), ("去年 昨年", -1, .year),
        ] {
            for key in keys(words) { spans[key] = (step, unit) }
        }
        return spans
    }()

    /// Months in the case that follows "in": "w maju", "у травні", "mayıs'ta".
    static let monthsInCases: [Key: Int] = table([
        "styczniu січні ocakta": 1, "lutym лютому şubatta": 2, "marcu березні martta": 3, "kwietniu квітні nisanda": 4,
        "maju травні mayısta": 5, "czerwcu червні haziranda": 6, "lipcu липні temmuzda": 7,
        "sierpniu серпні ağustosta": 8,
        "wrześniu вересні eylülde": 9, "październiku жовтні ekimde": 10, "listopadzie листопаді kasımda": 11,
        "grudniu грудні aralıkta": 12,
    ])

    /// Days of the week in other cases: "w środę", "у п'ятницю", "наступного понеділка".
    static let weekdaysInCases: [Key: Weekday] = table([
        "poniedziałku понеділка": .monday, "вівторка": .tuesday, "środę середу середи": .wednesday,
        "четверга": .thursday, "п’ятницю п’ятниці": .friday, "sobotę суботу суботи": .saturday,
        "niedzielę неділю неділі": .sunday,
    ])

    /// Short forms of months and of days of the week. Mistyped words are not corrected to them, since almost any word of
    /// four letters is near one: "frei" is not "fri".
    static let abbreviations: Set<Key> = keys(
        "jan ene gen feb fev mar mrz apr abr avr jun jul aug sep sept oct okt nov dec dez dic mon tue tues wed thu thur thurs "
            + "fri sat sun")

    /// What Japanese and Turkish write at the end of a year: "2027年", "2027'de".
    static let yearEndings: Set<Key> = keys("年 de da te ta")

    /// Days of a month in words. In most languages people write the first one only: "primo maggio".
    static let daysInWords: [Key: Int] = {
        var days = table([
            "first erste ersten erster premier primero primo primeiro eerste pierwszy pierwszego перше першого": 1,
            "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
            "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15,
            "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
        ])
        for (word, day) in days where 1...9 ~= day {
            days[key("twenty") + [UInt8(ascii: " ")] + word] = 20 + day
            days[key("thirty") + [UInt8(ascii: " ")] + word] = day == 1 ? 31 : nil
        }
        return days
    }()
}
