import TestSupport
import Testing

@testable import Entities

@Suite("Queries in the languages of the site")
struct SearchLanguagesTests {
    /// A Saturday.
    private static let today = Sample.day("2026-11-21")

    private func read(_ text: String) -> SearchReading {
        SearchReader(SearchLexicon(countries: [], cities: [], occasions: [], names: []), today: Self.today)
            .reading(of: text)
    }

    @Test(
        "J1 A date in the order of the language, with the month as it is in a date",
        arguments: [
            "24 December", "24. Dezember", "le 24 décembre", "24 de diciembre", "24 dicembre", "24 december",
            "24 de dezembro", "24 grudnia", "24 грудня", "24 Aralık", "24 ديسمبر", "24 בדצמבר", "24 दिसंबर", "12月24日",
            "2026年12月24日", "12月24号", "24 de dezembro de 2026", "24 грудня 2026", "Donnerstag, 24. Dezember",
            "czwartek 24 grudnia", "quinta-feira, 24 de dezembro", "יום חמישי 24 בדצמבר",
        ])
    func dates(text: String) {
        let reading = read(text)
        #expect(reading.time == .day(Sample.day("2026-12-24")))
        #expect(reading.rest.isEmpty, "\(reading.rest)")
    }

    @Test("Every month of every language is read, in both of its forms", arguments: Language.all)
    func months(language: Language) {
        let facts = language.facts
        for number in 1...12 {
            for name in [facts.months[number - 1], facts.monthsAlone[number - 1]] {
                #expect(read(name).time == .month(number, year: number < 11 ? 2027 : 2026), "\(name)")
            }
        }
    }

    @Test("Every day of the week of every language is read", arguments: Language.all)
    func weekdays(language: Language) {
        for (day, name) in zip(Weekday.allCases, language.facts.weekdays) {
            guard case .day(let date)? = read(name).time else { Issue.record("\(name) is no day"); continue }
            #expect(date.weekday == day && date >= Self.today, "\(name)")
        }
    }

    @Test(
        "Today and tomorrow",
        arguments: [
            ("today", "tomorrow"), ("heute", "morgen"), ("aujourd’hui", "demain"), ("hoy", "mañana"),
            ("oggi", "domani"),
            ("vandaag", "morgen"), ("hoje", "amanhã"), ("dziś", "jutro"), ("сьогодні", "завтра"), ("bugün", "yarın"),
            ("اليوم", "غدًا"), ("היום", "מחר"), ("आज", "कल"), ("今日", "明日"), ("今天", "明天"),
        ])
    func days(today: String, tomorrow: String) {
        #expect(read(today).time == .day(Self.today))
        #expect(read(tomorrow).time == .day(Self.today.adding(days: 1)))
    }

    @Test(
        "The day after tomorrow",
        arguments: [
            "day after tomorrow", "the day after tomorrow", "übermorgen", "après-demain", "pasado mañana", "dopodomani",
            "overmorgen", "depois de amanhã", "pojutrze", "післязавтра", "yarından sonraki gün", "öbür gün", "بعد غد",
            "מחרתיים", "परसों", "明後日", "后天",
        ])
    func dayAfterTomorrow(text: String) {
        #expect(read(text).time == .day(Sample.day("2026-11-23")) && read(text).rest.isEmpty, "\(read(text))")
    }

    @Test(
        "The day before yesterday",
        arguments: [
            "day before yesterday", "vorgestern", "avant-hier", "anteayer", "antes de ayer", "l’altro ieri",
            "eergisteren",
            "anteontem", "przedwczoraj", "позавчора", "dünden önceki gün", "أول أمس", "שלשום", "一昨日", "前天",
        ])
    func dayBeforeYesterday(text: String) {
        #expect(read(text).time == .day(Sample.day("2026-11-19")) && read(text).rest.isEmpty, "\(read(text))")
    }

    @Test(
        "This weekend and the next one, which is the coming one as the next Saturday is",
        arguments: [
            ("this weekend", "next weekend"), ("dieses Wochenende", "nächstes Wochenende"),
            ("ce week-end", "week-end prochain"), ("este fin de semana", "próximo fin de semana"),
            ("este fim de semana", "fim de semana que vem"), ("questo fine settimana", "il prossimo fine settimana"),
            ("dit weekend", "volgend weekend"), ("this weekend", "następny weekend"),
            ("ці вихідні", "наступні вихідні"),
            ("bu hafta sonu", "gelecek hafta sonu"), ("نهاية هذا الأسبوع", "نهاية الأسبوع القادم"),
            ("סוף השבוע הזה", "סוף השבוע הבא"), ("इस सप्ताहांत", "अगले सप्ताहांत"), ("今週末", "次の週末"),
            ("这个周末", "下个周末"),
        ])
    func weekends(this: String, next: String) {
        func saturday(_ text: String) -> SearchTime? {
            SearchReader(
                SearchLexicon(countries: [], cities: [], occasions: [], names: []), today: Sample.day("2026-11-30")
            ).reading(of: text).time
        }
        #expect(saturday(next) == .day(Sample.day("2026-12-05")), "\(next)")
        // Arabic puts "this" into the middle.
        if !this.hasPrefix("نهاية") { #expect(saturday(this) == .day(Sample.day("2026-12-05")), "\(this)") }
        #expect(saturday("weekend prochain") == saturday("samedi prochain"))
        #expect(read("próximo fin de semana largo").topic == .longWeekends)
    }

    /// Two topics, the second with a word for "next".
    @Test(
        "What is looked for, and the next one",
        arguments: [
            ("working days", "next holiday", SearchTopic.workingDays),
            ("Schulferien", "nächster Feiertag", .schoolHolidays),
            ("jours ouvrés", "prochain jour férié", .workingDays), ("días laborables", "próximo festivo", .workingDays),
            ("giorni lavorativi", "prossima festa", .workingDays),
            ("schoolvakanties", "volgende feestdag", .schoolHolidays),
            ("férias escolares", "próximo feriado", .schoolHolidays),
            ("dni robocze", "najbliższe święto", .workingDays),
            ("робочі дні", "наступне свято", .workingDays), ("okul tatili", "sonraki tatil", .schoolHolidays),
            ("أيام العمل", "العطلة القادمة", .workingDays), ("ימי עבודה", "החג הבא", .workingDays),
            ("कार्य दिवस", "अगली छुट्टी", .workingDays), ("営業日", "次の祝日", .workingDays), ("工作日", "下一个假期", .workingDays),
        ])
    func topics(topic: String, next: String, expected: SearchTopic) {
        #expect(read("\(topic) 2027").topic == expected && read("\(topic) 2027").rest.isEmpty)
        let reading = read(next)
        #expect(reading.asksNext && reading.topic == .publicHolidays && reading.rest.isEmpty, "\(reading)")
    }

    @Test(
        "Japanese and Chinese words are read without spaces between them",
        arguments: ["2027年の祝日", "2027年 祝日", "2027年的节假日"])
    func withoutSpaces(text: String) {
        let reading = read(text)
        #expect(reading.time == .year(2027) && reading.topic == .publicHolidays && reading.rest.isEmpty, "\(reading)")
    }

    @Test(
        "The next long weekend",
        arguments: [
            "next long weekend", "nächstes langes Wochenende", "prochain long week-end", "próximo fin de semana largo",
            "prossimo weekend lungo", "volgende lange weekend", "próximo fim de semana prolongado",
            "najbliższy długi weekend", "найближчі довгі вихідні", "sonraki uzun hafta sonu",
            "عطلة نهاية أسبوع طويلة القادمة", "סוף השבוע הארוך הבא", "अगला लंबा सप्ताहांत", "次の連休", "下一个长周末",
        ])
    func longWeekends(text: String) {
        let reading = read(text)
        #expect(reading.asksNext && reading.topic == .longWeekends && reading.rest.isEmpty, "\(reading)")
    }

    /// From a Saturday on.
    @Test(
        "The next week, month and year, and Monday",
        arguments: [
            ("next week", "next month", "next year", "next monday"),
            ("nächste Woche", "nächsten Monat", "nächstes Jahr", "nächsten Montag"),
            ("la semaine prochaine", "le mois prochain", "l’année prochaine", "lundi prochain"),
            ("la semana que viene", "el próximo mes", "el año que viene", "el próximo lunes"),
            ("la settimana prossima", "il mese prossimo", "il prossimo anno", "lunedì prossimo"),
            ("volgende week", "volgende maand", "volgend jaar", "volgende maandag"),
            ("a semana que vem", "o próximo mês", "o ano que vem", "próxima segunda-feira"),
            ("w przyszłym tygodniu", "w przyszłym miesiącu", "w przyszłym roku", "w najbliższy poniedziałek"),
            ("наступного тижня", "наступного місяця", "наступного року", "наступного понеділка"),
            ("gelecek hafta", "gelecek ay", "gelecek yıl", "gelecek pazartesi"),
            ("الأسبوع القادم", "الشهر المقبل", "السنة القادمة", "يوم الاثنين القادم"),
            ("השבוע הבא", "בחודש הבא", "השנה הבאה", "יום שני הבא"), ("अगले हफ्ते", "अगले महीने", "अगले साल", "अगले सोमवार"),
            ("来週", "来月", "来年", "次の月曜日"), ("下周", "下个月", "明年", "下个星期一"),
        ])
    func steps(week: String, month: String, year: String, monday: String) {
        #expect(read(week).time == .week(from: Sample.day("2026-11-23")), "\(read(week))")
        #expect(read(month).time == .month(12, year: 2026), "\(read(month))")
        #expect(read(year).time == .year(2027), "\(read(year))")
        #expect(read(monday).time == .day(Sample.day("2026-11-23")), "\(read(monday))")
        for text in [week, month, year, monday] {
            #expect(read(text).rest.isEmpty && !read(text).asksNext, "\(read(text))")
        }
    }

    @Test(
        "This week and the last one",
        arguments: [
            ("this week", "last week"), ("diese Woche", "letzte Woche"), ("cette semaine", "la semaine dernière"),
            ("esta semana", "la semana pasada"), ("questa settimana", "la settimana scorsa"),
            ("deze week", "vorige week"), ("esta semana", "a semana passada"), ("w tym tygodniu", "w zeszłym tygodniu"),
            ("цього тижня", "минулого тижня"), ("bu hafta", "geçen hafta"), ("هذا الأسبوع", "الأسبوع الماضي"),
            ("השבוע", "שבוע שעבר"), ("इस हफ्ते", "पिछले हफ्ते"), ("今週", "先週"), ("本周", "上周"),
        ])
    func weeks(this: String, last: String) {
        #expect(read(this).time == .week(from: Sample.day("2026-11-16")), "\(read(this))")
        #expect(read(last).time == .week(from: Sample.day("2026-11-09")), "\(read(last))")
    }
}
