package main

import (
	"fmt"
	"strings"
	"time"
)

const (
	isoDate  = "2006-01-02"
	fullDate = "Monday 2 January 2006"
)

// types has every type, in the order of the lists.
var types = []string{
	"public", "bank", "government", "school", "workday", "optional", "observance", "unofficial", "half-day", "de-facto",
	"armed-forces", "optional-women", "restricted-settlement", "albanian", "armenian", "bosnian", "catholic", "christian",
	"hebrew", "hindu", "islamic", "orthodox", "protestant", "roma", "sabian", "serbian", "turkish", "vlach", "yazidi",
}

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
		return "working day" + plural
	default:
		return strings.ToLower(typeLabel(kind)) + " holiday" + plural
	}
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
