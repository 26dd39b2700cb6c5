package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

const (
	isoDate  = "2006-01-02"
	fullDate = "Monday 2 January 2006"
)

// types has every type, in the order of the lists.
var types = []string{
	"public", "bank", "government", "school", "workday", "optional", "observance", "unofficial", "religious",
	"half-day", "de-facto", "armed-forces", "optional-women", "restricted-settlement", "albanian", "armenian",
	"bosnian", "catholic", "christian", "hebrew", "hindu", "islamic", "orthodox", "protestant", "roma", "sabian",
	"serbian", "turkish", "vlach", "yazidi",
}

var typeRanks = func() map[string]int {
	ranks := make(map[string]int, len(types))
	for rank, kind := range types {
		ranks[kind] = rank
	}
	return ranks
}()

func typeLabel(kind string) string {
	switch kind {
	case "workday":
		return "Working day"
	case "optional-women":
		return "Optional for women"
	case "half-day", "de-facto", "armed-forces", "restricted-settlement":
		kind = strings.ReplaceAll(kind, "-", " ")
	}
	return strings.ToUpper(kind[:1]) + kind[1:]
}

// holidaysOf is "public holidays", or "public holiday" for one.
func holidaysOf(kind string, count int) string {
	plural := "s"
	if count == 1 {
		plural = ""
	}
	switch kind {
	case "all":
		return "holiday" + plural + " of any type"
	case "workday":
		return "special working day" + plural
	default:
		return strings.ToLower(typeLabel(kind)) + " holiday" + plural
	}
}

// dateRange is "Friday 25 to Sunday 27 December 2026"; the month and the year are repeated only if they differ.
func dateRange(first, last time.Time) string {
	format := "Monday 2"
	if first.Month() != last.Month() {
		format += " January"
	}
	if first.Year() != last.Year() {
		format += " 2006"
	}
	return first.Format(format) + " to " + last.Format(fullDate)
}

// distance is "today", "tomorrow" or "in 12 days".
func distance(date, today time.Time) string {
	switch days := int(date.Sub(today).Hours() / 24); days {
	case 0:
		return "today"
	case 1:
		return "tomorrow"
	default:
		return fmt.Sprintf("in %d days", days)
	}
}

// counted is "1 region", "2 regions".
func counted(number int, singular, plural string) string {
	if number == 1 {
		return "1 " + singular
	}
	return strconv.Itoa(number) + " " + plural
}

// isolated returns a text from outside for use in a sentence: isolated if it reads from the right, without marks of
// direction.
func isolated(text string) string {
	if strings.IndexFunc(text, readsFromRight) < 0 {
		return text
	}
	withoutMarks := strings.Map(func(letter rune) rune {
		if isMark(letter) {
			return -1
		}
		return letter
	}, text)
	return "\u2068" + withoutMarks + "\u2069"
}

func readsFromRight(letter rune) bool {
	return letter >= 0x590 && letter <= 0x8FF || letter == 0x200E || letter == 0x200F ||
		letter >= 0xFB1D && letter <= 0xFDFF || letter >= 0xFE70 && letter <= 0xFEFF ||
		letter >= 0x10800 && letter <= 0x10FFF || letter >= 0x1E800 && letter <= 0x1EFFF || isMark(letter)
}

func isMark(letter rune) bool {
	return letter >= 0x202A && letter <= 0x202E || letter >= 0x2066 && letter <= 0x2069
}

// list is "a, b and c".
func list(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:last], ", ") + " and " + items[last]
}

// inSentence is "Spain", "the United Kingdom".
func inSentence(country string) string {
	for _, prefix := range []string{"United ", "Isle of "} {
		if strings.HasPrefix(country, prefix) {
			return "the " + country
		}
	}
	for _, suffix := range []string{"Islands", "Republic", "Territories", "Territory", "Emirates"} {
		if strings.HasSuffix(country, suffix) {
			return "the " + country
		}
	}
	switch country {
	case "Bahamas", "Comoros", "Gambia", "Maldives", "Netherlands", "Philippines", "Seychelles":
		return "the " + country
	}
	return country
}

// flagOf returns the two letters as regional indicator symbols.
func flagOf(code string) string {
	const indicatorA = 0x1F1E6
	return string([]rune{indicatorA + rune(code[0]-'A'), indicatorA + rune(code[1]-'A')})
}
