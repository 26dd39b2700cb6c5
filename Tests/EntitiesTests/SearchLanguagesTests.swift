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
}
