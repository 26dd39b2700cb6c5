import AlmanacValues

// The small words of the languages of the site: of questions ("ist morgen ein Feiertag", "czy jutro jest wolne"), and others
// that say nothing of what is looked for. Maintained by hand.

extension SearchWords {
    /// The small words of each language, and the words of topics that tell that a query is in it.
    ///
    /// A word that is also the code of a country or a region is left out if people write that code: "mi" is Michigan, and "sa"
    /// South Australia. Such words are part of a topic instead: "tatil mi". If one language has such a word, all that have it
    /// need it. Beside a topic, it is a place in the others: German has no "at", so "feiertage at" are those of Austria.
    private static let languages: [(small: String, topics: String)] = [
        // English
        (
            "a an the of in on at for to by and or with when what which is are am be do does i me my we our you "
                + "it its there off date dates day days list all free get have has will day's how many fall falls "
                + "public national from this year's show find tell about celebrated observed who between was were "
                + "been can could would should want need know much any these those if please give also only until "
                + "till la no weeks work works",
            "holidays holiday hols long break breaks vacation vacations calendar leave planner workdays workday "
                + "working business pto"
        ),
        // German
        (
            "wann ist in im am der die das den zwischen ein eine einen einem einer eines hat haben gibt wie "
                + "viele viel wer wo welche welcher welches welchen sind war wird werden frei noch ob denn zum zur "
                + "vom beim für bei mit und oder auf nach kein keine alle jahr jahres monat tag tage tagen woche "
                + "dieses diesen diesem an er es um",
            "feiertage feiertag feiertagen feiertags schulferien ferien kalender urlaub brückentage brückentag "
                + "arbeitstage arbeitstag arbeitstagen werktage werktag werktagen"
        ),
        // French
        (
            "quand est le la les en de du des à au aux entre un une ce cet cette ces que quoi quel quelle quels "
                + "quelles sont combien y t et ou par pour avec pendant liste tous toutes tout année an mois jour "
                + "jours semaine dans es il me ne on",
            "jours jour fériés férié vacances calendrier ponts pont congés long longs"
        ),
        // Spanish
        (
            "cuándo es el los la las en de desde qué cuál cuáles cuántos cuántas hay una son del lo por para "
                + "con o este esta ese será cae caen tiene tienen año mes semana día días lista todos me no un",
            "festivos festivo feriados feriado vacaciones calendario puentes puente días día fiestas"
        ),
        // Italian
        (
            "il lo gli nel nella della quando uno che cosa quale quali quanti quante quanto sono ha hanno di "
                + "dello dei degli delle dal alla per tra e cade cadono questo questa anno mese settimana giorno "
                + "giorni tutti in la ne no un",
            "giorni giorno festivi festività calendario feste festa vacanze vacanza ferie ponti ponte"
        ),
        // Dutch
        (
            "wanneer op het tussen een wat welke welk hoeveel zijn heeft hebben er van voor met dit deze vrij "
                + "nog te bij valt vallen ik jaar maand dag dagen alle de en in is me na",
            "feestdagen feestdag schoolvakanties schoolvakantie werkdagen werkdag kalender verlof vrije lange "
                + "lang"
        ),
        // Portuguese
        (
            "é em no na nos nas o os do da um uma uns umas qual quais quantos quantas há tem são dos das ao "
                + "pelo pela neste nesta ser cai caem ano dia dias quê de me para",
            "feriados feriado férias calendário dias dia pontes ponte festa feriadões feriadão"
        ),
        // Polish
        (
            "w we kiedy jest następują od między czy ile jaki jaka jakie nie dla i z ze przy oraz dzień dnia "
                + "dni dniach roku rok miesiąc miesiąca miesiącu tygodniu wolny wolna wolnego będzie wypada wypadają "
                + "do na to",
            "święta święto świąt dni dzień wakacje ferie kalendarz urlop wolne"
        ),
        // Turkish
        (
            "bir ne zaman arası arasında arasındaki kaç gün günü günler günleri günlerde hangi var ve ile için "
                + "ay ayı ayında ayındaki yıl yılı yılında yılının hafta nedir midir mıdır mudur müdür olan kadar de "
                + "il",
            "tatil tatiller tatili tatilleri takvim izin bayram bayramlar günleri günü köprü"
        ),
        // Ukrainian
        (
            "у в на коли є від між чи скільки який яка яке які що це до з із за і й та а не буде день дні днів "
                + "днем має році місяць місяця місяці тиждень",
            ""
        ),
        // Arabic
        (
            "في متى هي هو بين هل ما ماذا كم من عن على هذا هذه كان هناك يوجد توجد عدد أيام ايام عام لعام سنة "
                + "لسنة شهر لشهر أسبوع ال",
            ""
        ),
        // Hebrew
        (
            "מתי בין האם מה מי כמה יש של את על עם ב ל ה ו הוא היא אם זה זו בשנת שנה שנת חודש בחודש ימים יהיה "
                + "יהיו",
            ""
        ),
        // Hindi
        (
            "में कब है का की के तक बीच क्या कौन कौनसा कौनसी कितने कितनी कितना हैं को से पर और या यह इस साल वर्ष "
                + "महीना महीने माह दिन दिनों होगा होगी",
            ""
        ),
        // Japanese and Chinese
        (
            "の は いつ 的 です ですか でしょうか か が を も に で と 何日 何 いつですか ありますか 日数 吗 嗎 什么 什么时候 哪天 哪些 几 几天 有 有多少 是 多少 在 和 呢",
            ""
        ),
    ]

    static let fillersOfAll: Set<Key> = languages.reduce(into: dayWords.union(untilWords)) {
        $0.formUnion(keys($1.small))
    }

    private static let smallWordsOfTopics: [Key: Set<Key>] = languages.reduce(into: [:]) { table, language in
        for topic in keys(language.topics) { table[topic, default: []].formUnion(keys(language.small)) }
    }

    /// Returns the small words of the languages that a topic can be in; nil if the language is unknown. "in" is one in all, and
    /// the only one that is also a code in languages of other scripts.
    static func smallWords(beside topic: Key) -> Set<Key>? {
        // The first byte of letters that are not Latin.
        if let first = topic.first, first >= 0xD0 { return keys("in") }
        let sets = topic.split(separator: UInt8(ascii: " ")).compactMap { smallWordsOfTopics[Array($0)] }
        return sets.isEmpty ? nil : sets.reduce(into: keys("in")) { $0.formUnion($1) }
    }
}
