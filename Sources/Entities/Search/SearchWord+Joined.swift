import AlmanacValues
import PlainBytes

// Chinese and Japanese are written without spaces between the words.

extension SearchWord {
    /// The longest text that is parted, in Unicode scalars. No search has more, and the work for each scalar is bounded.
    private static let longestParted = 100
    /// The longest name that is looked for, in Unicode scalars.
    private static let longestName = 16

    /// Returns the words of a Chinese or Japanese text. It is split at figures and at letters of other scripts, and between
    /// them into the longest known names and words; unknown text stays in one piece. Nil for texts in other scripts, and for
    /// texts of more than `longestParted` scalars.
    static func parted(_ text: String, in lexicon: SearchLexicon) -> [SearchWord]? {
        let scalars = plain(text)
        guard scalars.contains(where: isJoining), scalars.count <= longestParted else { return nil }
        var words: [SearchWord] = []
        for piece in scalars.split(whereSeparator: isBetweenWords) {
            guard words.count < most else { break }
            var parting = Parting(Array(piece), lexicon)
            parting.run()
            if !parting.words.isEmpty { parting.words[0].gap = " " }
            words += parting.words.prefix(most - words.count)
        }
        return words
    }

    /// Whether a scalar is a Chinese character or a letter of Japanese.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
        default: false
        }
    }

    /// Parts one piece, from its beginning to its end.
    private struct Parting {
        private let scalars: [Unicode.Scalar]
        private let lexicon: SearchLexicon
        /// The key of each scalar; a space for what is between words.
        private let keys: [[UInt8]]
        private var index = 0
        /// Where the text that is not known begins.
        private var unknown = 0
        var words: [SearchWord] = []

        init(_ scalars: [Unicode.Scalar], _ lexicon: SearchLexicon) {
            (self.scalars, self.lexicon) = (scalars, lexicon)
            keys = scalars.map { scalar in
                // Most Chinese characters are their own keys, and folding takes longer than all the rest.
                if 0x4E00...0x9FFF ~= scalar.value { return Array(String(scalar).utf8) }
                return SearchKey.separates(scalar) ? [UInt8(ascii: " ")] : SearchKey(String(scalar)).bytes
            }
        }

        mutating func run() {
            while index < scalars.count, words.count < SearchWord.most {
                if scalars[index].decimalDigit != nil {
                    takeUnknown()
                    takeFigures()
                } else if !SearchWord.isJoining(scalars[index]) {
                    takeUnknown()
                    index = scalars[index...].firstIndex(where: isBorder) ?? scalars.count
                    takeUnknown()
                } else if let known = known() {
                    takeUnknown()
                    take(known.keys, known.count)
                } else {
                    index += 1
                }
            }
            takeUnknown()
        }

        private func isBorder(_ scalar: Unicode.Scalar) -> Bool {
            SearchWord.isJoining(scalar) || scalar.decimalDigit != nil
        }

        /// Takes everything from `unknown` to `index`.
        private mutating func takeUnknown() {
            if unknown < index { add(unknown..<index) }
            unknown = index
        }

        private mutating func add(_ range: Range<Int>) {
            var tail = ""
            words += SearchWord.words(ofPiece: text(range), after: "", tail: &tail)
        }

        private func text(_ range: Range<Int>) -> String {
            String(String.UnicodeScalarView(scalars[range]))
        }

        /// Takes figures with their signs: a date, or each with its sign: "2027年", "3月".
        private mutating func takeFigures() {
            let ends = endsOfFigures()
            guard let last = ends.last else { return }
            // Figures may continue after the date, so the longest part that is a date counts.
            let date = ends.last { end in
                let (dates, monthEnd) = WrittenDate.reading(of: text(index..<end))
                return !dates.isEmpty || monthEnd != nil
            }
            for end in date.map({ [$0] }) ?? ends {
                add(index..<end)
                index = end
            }
            if date == nil { index = last }
            unknown = index
        }

        /// Where each of the figures ends that follow one another.
        private func endsOfFigures() -> [Int] {
            var ends: [Int] = []
            var end = index
            while end < scalars.count, scalars[end].decimalDigit != nil {
                end = scalars[end...].firstIndex { $0.decimalDigit == nil } ?? scalars.count
                if end < scalars.count, SearchWords.figureSigns.contains(scalars[end]) { end += 1 }
                ends.append(end)
                // "2027/3/20"
                if end + 1 < scalars.count, SearchWords.figureSeparators.contains(scalars[end]),
                    scalars[end + 1].decimalDigit != nil
                {
                    end += 1
                }
            }
            return ends
        }

        /// Takes the words for some scalars; what they say has been typed once.
        private mutating func take(_ keys: [[UInt8]], _ count: Int) {
            for (offset, key) in keys.enumerated() {
                let typed = offset == 0 ? text(index..<index + count) : ""
                words.append(SearchWord(key: key, dates: [], isCapitals: false, typed: typed, gap: ""))
            }
            index += count
            unknown = index
        }

        /// Returns the longest known name or word that begins here, and its length; nil if none does.
        private func known() -> (keys: [[UInt8]], count: Int)? {
            let longest = scalars[index...].prefix(SearchWord.longestName).prefix(while: SearchWord.isJoining).count
            var key: [UInt8] = []
            var ends: [Int] = []
            for one in keys[index..<index + longest] {
                key += one
                ends.append(key.count)
            }
            // Both save most of the work for a text that means nothing.
            let mayBeWord = SearchWords.joinedStarts.contains(keys[index])
            var names: [Bool] = []
            for end in ends where names.last ?? true {
                names.append(lexicon.table.has(beginningWith: key[..<end]))
            }
            for (offset, end) in ends.enumerated().reversed() {
                let name = Array(key[..<end])
                if mayBeWord, let words = SearchWords.joinedWords[name] { return (words, offset + 1) }
                let isWord = mayBeWord && SearchWords.isWord(name)
                // A single character is the name of a city, and part of many other words.
                let isName = offset > 0 && offset < names.count && lexicon.table.contains(name)
                if isName || isWord || lexicon.synonyms.meanings[name] != nil { return ([name], offset + 1) }
            }
            return nil
        }
    }
}
