import Formats
import Testing

@Suite("CSV")
struct CSVTests {
    /// Returns the table of one column and one row.
    private func cell(_ text: String?) -> String {
        let bytes = CSVTable.document(columns: ["a"], [text]) { $1.cell($0) }
        let table = String(decoding: bytes, as: UTF8.self)
        // As scalars: CR LF is one Character, which would also take a combining mark after it.
        #expect(table.unicodeScalars.starts(with: "a\r\n".unicodeScalars))
        #expect(bytes.suffix(2) == [13, 10])
        return String(decoding: bytes.dropFirst(3).dropLast(2), as: UTF8.self)
    }

    @Test("A table has a header, rows that end with CR LF, and as many cells in each row as columns")
    func table() {
        let bytes = CSVTable.document(columns: ["day", "name", "count", "kept"], 0..<4) { number, row in
            row.cell("2026-01-0\(number + 1)")
            if number == 0 { return }
            row.cell("a, b")
            row.cell(-number)
            row.cell(number == 1)
            if number == 3 { row.cell("too many") }
        }
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "day,name,count,kept\r\n2026-01-01,,,\r\n2026-01-02,\"a, b\",-1,true\r\n"
                + "2026-01-03,\"a, b\",-2,false\r\n2026-01-04,\"a, b\",-3,false\r\n")
        #expect(CSVTable.document(columns: ["a", "b"], [] as [Int]) { $1.cell($0) } == Array("a,b\r\n".utf8))
    }

    @Test(
        "A cell is quoted if a reader could end it, or trim it",
        arguments: [
            ("", ""), ("a b", "a b"), ("a,b", "\"a,b\""), ("a;b", "\"a;b\""), ("\"", "\"\"\"\""), ("a\nb", "\"a\nb\""),
            ("a\r\nb", "\"a\r\nb\""), (" a", "\" a\""), ("a ", "\"a \""), ("é日👩‍🚀", "é日👩‍🚀"),
            ("a\u{0}\u{1F}", "\"a\u{FFFD}\u{FFFD}\""),
            ("'a", "'a"), ("a=1", "a=1"), ("–", "–"),
        ])
    func quoting(text: String, written: String) {
        #expect(cell(text).utf8.elementsEqual(written.utf8))
    }

    @Test("F1 A cell that begins as a formula does begins with an apostrophe, also after spaces and apostrophes")
    func formulas() {
        for sign in ["=", "+", "-", "@", "＝", "＋", "－", "＠"] {
            #expect(cell("\(sign)1+1") == "'\(sign)1+1")
            #expect(cell("'\(sign)") == "''\(sign)")
            #expect(cell(" \(sign)") == "\"' \(sign)\"")
            #expect(cell("\(sign),") == "\"'\(sign),\"")
            #expect(cell("a\(sign)") == "a\(sign)")
        }
        for control in ["\t", "\r", "\n"] {
            #expect(cell("\(control)=1").utf8.elementsEqual("\"'\(control)=1\"".utf8))
        }
        // Letters whose bytes begin like those of the full-width signs.
        for letter in ["ａ", "！", "ﷺ", "\u{FEFF}"] { #expect(cell(letter) == letter) }
    }

    @Test("The exact text comes back, whatever it is")
    func exact() {
        let pieces = ["'", " ", "=", "＝", "\t", "a", "\"", ",", "\r\n", "é", "-"]
        for first in pieces {
            for second in pieces {
                for third in pieces {
                    let text = first + second + third
                    var read = Substring(cell(text))
                    if read.utf8.first == UInt8(ascii: "\"") {
                        read = Substring(read.unicodeScalars.dropFirst().dropLast())
                        read = Substring(read.replacing("\"\"", with: "\""))
                    }
                    if read.prefixMatch(of: #/'['\x20]*[=+\-@\t\r\n＝＋－＠]/#.matchingSemantics(.unicodeScalar)) != nil {
                        read = Substring(read.unicodeScalars.dropFirst())
                    }
                    #expect(read.utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
                }
            }
        }
    }

    @Test("Several codes share a cell")
    func words() {
        let bytes = CSVTable.document(columns: ["a", "b"], [["BY", "BW"], []]) { words, row in
            row.cell(words: words)
            row.cell(nil)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "a,b\r\nBY BW,\r\n,\r\n")
    }
}
