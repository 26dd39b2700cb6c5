package main

import (
	"fmt"
	"strings"
	"time"
)

// A fact is what a calendar knows of some types in some regions, or in the country and all of its regions without any.
//
// Dates are texts of the same length, so that their order is that of the days; "" where there is none.
type fact struct {
	Types, Regions                   []string
	Basis, First, Last, Until, Lacks string
	Authorities                      []citation
}

// What is known of holidays of some types in a year.
type knowledge struct {
	types                                    []string
	state, basis, from, until, latest, lacks string
	authorities                              []citation
}

type authorityLine struct {
	Text    string
	Sources []citation
}

var doubts = map[string]int{"law": 0, "announced": 1, "formula": 2}

func (f *fact) state(year int) string {
	first, last := fmt.Sprintf("%d-01-01", year), fmt.Sprintf("%d-12-31", year)
	switch {
	case last < f.First:
		return "no-data"
	case first > f.Last:
		return "not-announced"
	case first < f.First || f.Lacks != "":
		return "partly"
	case f.Until == "" || last <= f.Until:
		if last > f.Last {
			return "partly"
		}
		return "known"
	case f.Basis == "formula" && first > f.Until && last <= f.Last:
		return "estimated"
	default:
		return "partly"
	}
}

// factsAbout returns the facts of the region, or those of the country; for the country without any, those of all regions.
func (c *calendar) factsAbout(kind, region string) []*fact {
	var found, own, national []*fact
	for i := range c.Knowledge {
		fact := &c.Knowledge[i]
		if !contains(fact.Types, kind) {
			continue
		}
		found = append(found, fact)
		if len(fact.Regions) == 0 {
			national = append(national, fact)
		} else if region != "" && contains(fact.Regions, region) {
			own = append(own, fact)
		}
	}
	switch {
	case len(own) > 0:
		return own
	case len(national) == 0 && region == "":
		return found
	default:
		return national
	}
}

func (c *calendar) knowledgeOf(kind string, p place) knowledge {
	found := c.factsAbout(kind, p.region)
	if len(found) == 0 {
		return knowledge{types: []string{kind}, state: "no-data"}
	}
	result := knowledge{types: []string{kind}, basis: "law", lacks: found[0].Lacks}
	ends := 0
	for i, fact := range found {
		if state := fact.state(p.year); i == 0 {
			result.state = state
		} else if state != result.state {
			result.state = "partly"
		}
		if doubts[fact.Basis] > doubts[result.basis] {
			result.basis = fact.Basis
		}
		if fact.First > result.from {
			result.from = fact.First
		}
		if fact.Until != "" {
			ends++
			if result.until == "" || fact.Until < result.until {
				result.until = fact.Until
			}
			if fact.Until > result.latest {
				result.latest = fact.Until
			}
		}
		for _, authority := range fact.Authorities {
			if !contains(result.authorities, authority) {
				result.authorities = append(result.authorities, authority)
			}
		}
	}
	if ends < len(found) {
		result.latest = ""
	}
	return result
}

// knowledge returns what is known of the holidays of a list, in groups of types with the same answer.
func (c *calendar) knowledge(p place) []knowledge {
	if p.kind != "all" {
		return []knowledge{c.knowledgeOf(p.kind, p)}
	}
	var groups []knowledge
	for _, kind := range types {
		if !c.isExpected(kind) {
			continue
		}
		next, isNew := c.knowledgeOf(kind, p), true
		for i := range groups {
			if isNew = !groups[i].isLike(&next); !isNew {
				groups[i].types = append(groups[i].types, kind)
				break
			}
		}
		if isNew {
			groups = append(groups, next)
		}
	}
	return groups
}

func (c *calendar) isExpected(kind string) bool {
	if kind == "public" || kind == "school" {
		return true
	}
	for i := range c.Knowledge {
		if contains(c.Knowledge[i].Types, kind) {
			return true
		}
	}
	return false
}

// isLike returns whether both differ in their types only.
func (k *knowledge) isLike(other *knowledge) bool {
	if k.state != other.state || k.basis != other.basis || k.from != other.from || k.until != other.until ||
		k.latest != other.latest || k.lacks != other.lacks || len(k.authorities) != len(other.authorities) {
		return false
	}
	for i := range k.authorities {
		if k.authorities[i] != other.authorities[i] {
			return false
		}
	}
	return true
}

// tell says what the list lacks, and who says what is known.
func (result *page) tell(known []knowledge, year int, where, told string) {
	for i := range known {
		k := &known[i]
		if notice := k.notice(year, where); notice != "" && notice != told {
			result.Notices = append(result.Notices, notice)
		}
		if len(k.authorities) > 0 {
			text := k.capital() + " are announced in:"
			if k.basis == "law" {
				text = k.capital() + " follow:"
			}
			result.Authorities = append(result.Authorities, authorityLine{text, k.authorities})
		}
	}
}

// empty says why a list is empty.
func (k *knowledge) empty(year int, where, suffix string) string {
	switch k.state {
	case "known":
		return fmt.Sprintf("No %s in %d%s.", k.holidays(), year, suffix)
	case "not-announced":
		return k.notAnnounced(year, suffix)
	case "no-data":
		return k.noData(year, where)
	default:
		return fmt.Sprintf("No %s are known for %d%s.", k.holidays(), year, suffix)
	}
}

// notice says what a list lacks, and which of its days may change; "" if all of the year is known.
func (k *knowledge) notice(year int, where string) string {
	switch {
	case k.state == "known":
		return ""
	case k.state == "not-announced":
		return k.notAnnounced(year, "")
	case k.state == "no-data":
		return k.noData(year, where)
	case k.state == "estimated":
		return fmt.Sprintf("%s are announced%s. The dates of %d are estimates.", k.capital(), k.untilText(), year)
	case k.lacks != "":
		text := "We have no data about " + k.lacks + "."
		if k.basis == "law" && k.until != "" && k.until < fmt.Sprint(year) {
			text += " " + k.decided()
		}
		return text
	case k.until == "":
		return k.capital() + " are known from " + dayText(k.from) + "."
	case k.basis == "formula":
		return k.capital() + " are announced" + k.untilText() + ". Later dates are estimates."
	case k.basis == "announced":
		return k.capital() + " are known" + k.untilText() + ". Later ones are not announced yet."
	default:
		return k.decided()
	}
}

func (k *knowledge) decided() string {
	return "What is decided about " + k.holidays() + " for single years is known" + k.untilText() +
		". Later ones are those that the law fixes."
}

func (k *knowledge) notAnnounced(year int, suffix string) string {
	known := k.latest
	if known == "" {
		known = k.until
	}
	if known != "" {
		known = " (known until " + dayText(known) + ")"
	}
	return fmt.Sprintf("%s%s for %d are not announced yet%s.", k.capital(), suffix, year, known)
}

func (k *knowledge) noData(year int, where string) string {
	if k.from == "" {
		return "We have no data about " + k.holidays() + " in " + where + "."
	}
	return fmt.Sprintf("We have no data about %s in %s for %d. They are known from %s.",
		k.holidays(), where, year, dayText(k.from))
}

func (k *knowledge) untilText() string {
	if k.until == "" {
		return ""
	}
	text := " until " + dayText(k.until)
	if k.latest == k.until {
		return text
	}
	text += " in some regions"
	if k.latest != "" {
		text += ", until " + dayText(k.latest) + " in others"
	}
	return text
}

func (k *knowledge) capital() string {
	holidays := k.holidays()
	return strings.ToUpper(holidays[:1]) + holidays[1:]
}

func (k *knowledge) holidays() string {
	switch {
	case contains(k.types, "public"):
		return "public holidays"
	case len(k.types) == 1:
		return holidaysOf(k.types[0], 0)
	default:
		return "other holidays"
	}
}

func dayText(isoText string) string {
	date, err := time.Parse(isoDate, isoText)
	if err != nil {
		return isoText
	}
	return date.Format("2 January 2006")
}
