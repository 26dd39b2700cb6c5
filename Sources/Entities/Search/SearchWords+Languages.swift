import AlmanacValues

// Further words that the search understands, beside those of `SearchWords`: those of all languages, on every page.
// Months and days of the week are CLDR's, which `LanguageFacts` has; the rest is maintained by hand.

extension SearchWords {
    /// Months in every language, as in a date and alone.
    static let monthsOfAll: [Key: Int] = Language.all.reduce(into: monthsInCases.merging(months) { $1 }) {
        table, language in
        let facts = language.facts
        for number in 1...12 {
            for name in [facts.months[number - 1], facts.monthsAlone[number - 1]] {
                let key = SearchKey(name).bytes
                table[key] = table[key] ?? number
                // Hebrew joins its preposition: "24 בדצמבר".
                if facts.code.utf8.elementsEqual("he".utf8) { table[SearchKey("ב\(name)").bytes] = number }
            }
        }
    }

    /// Days of the week in every language. Of names of several words, the one that differs: "יום שישי", "sexta-feira".
    static let weekdaysOfAll: [Key: Weekday] = Language.all.reduce(into: weekdaysInCases.merging(weekdays) { $1 }) {
        table, language in
        for (day, name) in zip(Weekday.allCases, language.facts.weekdays) {
            let words = SearchKey(name).bytes.split(separator: UInt8(ascii: " ")).map { Array($0) }
            guard let word = words.first(where: { !fillersOfAll.contains($0) }) else { continue }
            table[word] = table[word] ?? day
        }
    }

    /// What some languages say beside the name of a day: "segunda-feira", "יום שני", "يوم الجمعة", "5 жовтня 2026 р."
    static let dayWords: Set<Key> = keys("feira יום ביום يوم günü dnia рік року р 日 号")

    static let daysOfAll: [Key: Int] = adding(
        to: days,
        [
            "اليوم היום आज 今日 本日 dziś dzisiaj bugün сьогодні 今天": 0,
            "غدا غدًا מחר कल 明日 あした jutro yarın завтра 明天": 1,
            "أمس אתמול 昨日 きのう wczoraj ontem dün вчора учора 昨天": -1,
            "übermorgen overmorgen dopodomani pojutrze післязавтра 明後日 あさって 后天 後天 מחרתיים परसों": 2,
            "vorgestern eergisteren anteayer antier anteontem przedwczoraj позавчора 一昨日 おととい 前天 שלשום": -2,
        ])

    /// Days by their distance from today, in several words.
    static let daysInPhrases: [Key: Int] = phrases([
        "day after tomorrow|après-demain|pasado mañana|dopo domani|depois de amanhã|yarından sonraki gün|öbür gün|بعد غد|بعد غدا|"
            + "بعد الغد": 2,
        "day before yesterday|avant-hier|antes de ayer|altro ieri|antes de ontem|dünden önceki gün|evvelsi gün|أول أمس|"
            + "أول من أمس|قبل أمس": -2,
    ])

    static let nextsOfAll: Set<Key> = nexts.union(
        keys(
            "nächstes nächsten próxima siguiente prossima seguinte volgende eerstvolgende następne następny najbliższe najbliższy najbliższa "
                + "sonraki gelecek наступне наступний наступні найближче найближчий найближчі القادمة القادم التالي التالية المقبلة הבא "
                + "הבאה הקרוב अगला अगली अगले 次の 今度の 下一个 下个 prochains prochaines"))

    static let topicsOfAll: [Key: SearchTopic] = adding(
        phrases: topics,
        [
            "día festivo|días festivos|festivo|fiestas|férié|fériés|festività|giorno festivo|feste|festa|feestdag|"
                + "święto|święta ustawowe|dni wolne|dni wolne od pracy|dzień wolny|"
                + "tatil|tatiller|resmî tatil|resmi tatil|resmi tatiller|bayramlar|свято|свята|державні свята|вихідні|вихідні дні|"
                + "عطلة|العطلة|عطلات|العطلات|عطل|العطل|العطل الرسمية|عطلة رسمية|חג|החג|חגים|החגים|ימי חג|ימי חופש|"
                + "छुट्टी|छुट्टियाँ|छुट्टियां|अवकाश|सार्वजनिक अवकाश|祝日|休日|祝祭日|节假日|假日|假期|公众假期|公共假期|法定节假日":
                .publicHolidays,
            "vacances|vacance scolaire|vacaciones de la escuela|vacanze scolastiche|vacanza scolastica|schoolvakantie|"
                + "férias escolares|ferie szkolne|ferie zimowe|wakacje|okul tatili|okul tatilleri|канікули|шкільні канікули|"
                + "العطل المدرسية|العطلات المدرسية|عطلة مدرسية|العطلة المدرسية|חופשות בית הספר|חופשת בית הספר|חופשות לימודים|חופשת לימודים|"
                + "स्कूल की छुट्टियाँ|स्कूल की छुट्टियां|学校の休み|学校休暇|学校休業日|学校假期|寒暑假":
                .schoolHolidays,
            "longs week ends|long week end|week ends prolongés|fines de semana largos|fin de semana largo|weekend lunghi|"
                + "weekend lungo|lunghi weekend|fins de semana prolongados|fim de semana prolongado|feriadões|feriadão|"
                + "lange weekenden|lange weekend|lang weekend|długie weekendy|długi weekend|uzun hafta sonları|uzun hafta sonu|довгі вихідні|"
                + "عطلات نهاية الأسبوع الطويلة|عطلة نهاية أسبوع طويلة|סופי שבוע ארוכים|סוף שבוע ארוך|סוף השבוע הארוך|"
                + "लंबे सप्ताहांत|लंबा सप्ताहांत|連休|三連休|长周末|小长假":
                .longWeekends,
            "días laborables|día laborable|días hábiles|giorni lavorativi|giorni feriali|dias úteis|dia útil|werkdag|"
                + "dni robocze|dzień roboczy|dni pracy|iş günleri|iş günü|çalışma günleri|робочі дні|робочих днів|"
                + "أيام العمل|أيام عمل|ימי עבודה|ימי העבודה|कार्य दिवस|कार्यदिवस|営業日|勤務日|労働日|平日|工作日|jour ouvré":
                .workingDays,
            "calendário|kalendarz|takvim|календар|التقويم|تقويم|לוח שנה|कैलेंडर|カレンダー|日历|年历": .calendar,
            "congés|vacaciones|piano ferie|férias|verlof|urlop|izin|yıllık izin|відпустка|إجازة|الإجازة|חופשה|"
                + "छुट्टी की योजना|有給休暇|有休|年假|休假":
                .leave,
            "puente|pont|ponte|ponti|pontes|ponti lunghi|brugdag|brugdagen|köprü günleri": .leave,
            "feiertagen|feiertags|freie tage|freier tag|jours chômés|días feriados|día feriado|festivi|giorni di festa|"
                + "vrije dagen|vrije dag|officiële feestdagen|świąt|święto państwowe|są święta|ma świąt|ile świąt ma|dni wolnych|"
                + "ile dni wolnych ma|dni wolnych od pracy|dniem wolnym|dniem wolnym od pracy|wolne|tatil mi|resmi tatil mi|"
                + "tatil günü|tatil günleri|tatil günü mü|resmi tatil günleri|bayram|bayram mı|tatil var mı|resmi tatil var mı|bayram var mı|вихідний|вихідний день|вихідним|"
                + "вихідних|вихідних днів|святкових днів|святкові дні|свят|يوم عطلة|أيام العطل|أيام عطلة|عطلة رسمية|"
                + "יום חופש|יום חג|राष्ट्रीय अवकाश|सार्वजनिक छुट्टी|सार्वजनिक छुट्टियाँ": .publicHolidays,
            "arbeitstag|arbeitstagen|werktag|werktage|werktagen|jours ouvrables|jour ouvrable|dni roboczych|"
                + "ile dni roboczych ma|dniach roboczych|dniem roboczym|iş günü mü|робочий день|робочим днем|"
                + "कार्य दिवसों|giorno lavorativo": .workingDays,
        ])

    static func keys(_ words: String) -> Set<Key> {
        Set(words.split(separator: " ").map { SearchKey(String($0)).bytes }.filter { !$0.isEmpty })
    }

    static func adding(to table: [Key: Int], _ lines: KeyValuePairs<String, Int>) -> [Key: Int] {
        var table = table
        for (words, value) in lines { for key in keys(words) { table[key] = table[key] ?? value } }
        return table
    }

    private static func adding(
        phrases table: [Key: SearchTopic], _ lines: KeyValuePairs<String, SearchTopic>
    ) -> [Key: SearchTopic] {
        var table = table
        for (texts, topic) in lines {
            for text in texts.split(separator: "|") {
                let key = SearchKey(String(text)).bytes
                table[key] = table[key] ?? topic
            }
        }
        return table
    }
}
