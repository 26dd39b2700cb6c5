// Small words that are also codes or names of places, and the words that tell which language they are in.

extension SearchWords {
    /// The words of topics that tell a language, and the small words of that language that are also codes or names of places:
    /// German has no "at", so "feiertage at" are those of Austria. A small word that is missing here becomes a place.
    private static let smallWordsOfTopics: [(topics: String, small: String)] = [
        // English. "la" may be Los Angeles.
        (
            "holidays holiday hols long break breaks vacation vacations calendar leave planner workdays workday working business pto",
            "in on at is no by am my to do me be it us so as an of or any all am pm tell are for la"
        ),
        // German
        (
            "feiertage feiertag feiertagen feiertags schulferien ferien kalender urlaub brückentage brückentag arbeitstage "
                + "arbeitstag arbeitstagen werktage werktag werktagen",
            "in im am an es ist ab so da zu um du er bei vom"
        ),
        // French
        (
            "jours jour fériés férié vacances calendrier ponts pont congés long longs",
            "de en et la le les du un une il au me ma mes ne se ce sa es est ou on si tu va ai par"
        ),
        // Spanish
        (
            "festivos festivo feriados feriado vacaciones calendario puentes puente días día fiestas",
            "de en el la es lo un no me al se si su mi ha del para son por los las"
        ),
        // Italian
        (
            "giorni giorno festivi festività calendario feste festa vacanze vacanza ferie ponti ponte",
            "in il la lo gli di da al del ne no si mi ma se un ai ci va per tra nel"
        ),
        // Dutch
        (
            "feestdagen feestdag schoolvakanties schoolvakantie werkdagen werkdag kalender verlof vrije lange lang",
            "in is de het en te op er na me nu om al bij je ik van een"
        ),
        // Portuguese
        (
            "feriados feriado férias calendário dias dia pontes ponte festa feriadões feriadão",
            "em no na de da do os as um me se ao ma das dos nas nos para por pela pelo sao são tem ser"
        ),
        // Polish
        (
            "święta święto świąt dni dzień wakacje ferie kalendarz urlop wolne",
            "na do po od za to ma nie ze ile dla jest są"
        ),
        // Turkish: "il" is a province.
        (
            "tatil tatiller tatili tatilleri takvim izin bayram bayramlar günleri günü köprü",
            "ne ve de da ki mi mu bu bir il ay var ile"
        ),
    ]

    private static let smallWords: [Key: Set<Key>] = smallWordsOfTopics.reduce(into: [:]) { table, line in
        for topic in keys(line.topics) { table[topic, default: []].formUnion(keys(line.small)) }
    }

    /// Returns the small words of the languages that a topic can be in, of those that are also codes or names of places; nil if
    /// the language is unknown. "in" is one in all, and the only one in languages of other scripts.
    static func smallWords(beside topic: Key) -> Set<Key>? {
        // The first byte of letters that are not Latin.
        if let first = topic.first, first >= 0xD0 { return keys("in") }
        let sets = topic.split(separator: UInt8(ascii: " ")).compactMap { smallWords[Array($0)] }
        return sets.isEmpty ? nil : sets.reduce(into: keys("in")) { $0.formUnion($1) }
    }
}
