import AlmanacValues

// What Chinese and Japanese write without spaces between the words.

extension SearchWords {
    /// The signs that belong to the figure before them: "2027年3月20日".
    static let figureSigns: [Unicode.Scalar] = ["年", "月", "日", "号"]
    /// The separators in a date.
    static let figureSeparators: [Unicode.Scalar] = ["-", ".", "/"]

    /// The words for "of".
    static let joiningOfs: Set<Key> = [Array("の".utf8), Array("的".utf8)]

    /// Whether a key is a word that queries are read by, and no name.
    static func isWord(_ key: Key) -> Bool {
        topicsOfAll[key] != nil || monthsOfAll[key] != nil || weekdaysOfAll[key] != nil || daysOfAll[key] != nil
            || fillersOfAll.contains(key) || nextsOfAll.contains(key) || spans[key] != nil
    }

    /// Words that are looked for only in a text without spaces, with the known words that they stand for. The list is empty
    /// for words without a meaning for the search, such as particles.
    static let joinedWords: [Key: [Key]] = {
        var table: [Key: [Key]] = [:]
        func add(_ words: String, _ meaning: String) {
            let keys = SearchKey(meaning).bytes.split(separator: UInt8(ascii: " ")).map { Array($0) }
            for word in words.split(separator: " ") { table[SearchKey(String(word)).bytes] = keys }
        }
        add(
            "から まで は が を に で へ と も や か ね よ です ですか でしょうか だ ます ますか いつ いつですか いつから いつまで 何日 何日間 何日ありますか "
                + "何月 何月何日 何曜日 何の 何 何ですか どんな どこ いくつ ありますか ある あります 数 一覧 一覧表 情報 予定 日程 年間 年度 度 間 について 教えて", "")
        add(
            "从 到 至 吗 呢 吧 是 在 有 和 与 及 的 之 么 什么 什么时候 何时 哪天 哪一天 哪几天 哪些 有哪些 几 几号 几日 几月 几月几号 几月几日 几天 多少 "
                + "多少天 有多少 有多少天 有几天 多少个 有几个 是不是 是否 会 安排 时间 时间表 表 大全 一览 一览表 查询 日期 天数 农历 公历 阳历 年份 "
                + "请问 全年 期间", "")
        add("放假 放假安排 放假时间 放假日 节日 节假 法定假日 公休日 公休 休息 休息日", "节假日")
        add("休み お休み おやすみ 休み一覧 祝日一覧 公休日 国民の祝日", "祝日")
        add("営業日数 稼働日 稼働日数 労働日数 勤務日数 出勤日", "営業日")
        add("工作日天数 工作天数 上班日", "工作日")
        add("上班 上学 仕事", "")
        add("五一 五一劳动节", "劳动节")
        add("国庆", "国庆节")
        for (words, step) in [
            ("今週 本周 这周 这星期 这个星期 这礼拜 这个礼拜", "this"), ("来週 翌週 下周 下星期 下个星期 下礼拜 下个礼拜", "next"),
            ("先週 上周 上星期 上个星期 上礼拜 上个礼拜", "last"),
        ] {
            add(words, "\(step) week")
            for word in words.split(separator: " ") {
                for (number, days) in weekdayCharacters.enumerated() {
                    for day in days { add("\(word)\(day)", "\(step) week \(weekdayNames[number])") }
                }
            }
        }
        add("今月 本月 这个月 这月", "this month")
        add("来月 翌月 下个月 下月", "next month")
        add("先月 上个月 上月", "last month")
        add("今年", "this year")
        add("来年 明年 翌年", "next year")
        add("去年 昨年", "last year")
        for (number, days) in weekdayCharacters.enumerated() {
            for day in days { for word in ["周", "星期", "礼拜"] { add("\(word)\(day)", weekdayNames[number]) } }
        }
        for (day, name) in zip(["月", "火", "水", "木", "金", "土", "日"], weekdayNames) { add("\(day)曜", name) }
        return table
    }()

    /// The keys of the characters that `joinedWords` and the words of `isWord` begin with, without those of other scripts.
    static let joinedStarts: Set<Key> = {
        let words = [
            Array(joinedWords.keys), Array(topicsOfAll.keys), Array(monthsOfAll.keys), Array(weekdaysOfAll.keys),
            Array(daysOfAll.keys), Array(fillersOfAll), Array(nextsOfAll), Array(spans.keys),
        ]
        // A character of Chinese or Japanese takes three bytes.
        return Set(words.joined().map { Array($0.prefix(3)) })
    }()

    /// What Chinese calls the days of the week after the word for a week, Monday first.
    private static let weekdayCharacters = [["一"], ["二"], ["三"], ["四"], ["五"], ["六"], ["日", "天"]]
    private static let weekdayNames = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
}
