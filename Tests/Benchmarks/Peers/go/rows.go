package main

import (
	"reflect"
	"sort"
	"time"
)

// A fold is a row of the list: the holidays of one feast, on a date or on consecutive dates.
type fold struct {
	days     []day // at least one; the first is the one to show
	last     time.Time
	calendar *calendar
	region   string          // that of the list; "" for the country
	keepers  map[string]bool // the regions that keep the row; nil for those of the holidays
	kept     *regionList     // what regions returned before
}

// A regionList has all regions, or the shorter of those that keep a holiday and the others.
type regionList struct {
	all, others bool
	codes       []string
}

// A keptArea has the regions that keep a holiday as a whole or, if it is local, in parts.
type keptArea struct {
	regions regionList
	isLocal bool
}

func (a keptArea) isSame(other keptArea) bool {
	one, two := a.regions, other.regions
	return a.isLocal == other.isLocal && one.all == two.all && one.others == two.others && equal(one.codes, two.codes)
}

// A regionalType is a type with those who give it.
type regionalType struct {
	kind string
	area keptArea
}

type part struct {
	regions []string
	which   string
}

type otherName struct {
	name    text
	regions regionList
}

func (c *calendar) fold(days []day, region string, last time.Time, keepers map[string]bool) *fold {
	if len(days) > 1 {
		sort.SliceStable(days, func(i, j int) bool { return isBefore(days[i], days[j]) })
	}
	return &fold{days: days, last: last, calendar: c, region: region, keepers: keepers}
}

var ranks = map[string]int{"national": 0, "regional": 1, "partial": 2}

// isBefore puts national holidays first, then own dates before observed days, then those of most regions.
func isBefore(one, other day) bool {
	if a, b := ranks[one.kind.Level], ranks[other.kind.Level]; a != b {
		return a < b
	}
	if one.isObserved != other.isObserved {
		return other.isObserved
	}
	a, b := len(one.kind.Regions), len(other.kind.Regions)
	return a != b && b != 0 && (a == 0 || a > b)
}

func (f *fold) lead() day              { return f.days[0] }
func (f *fold) first() time.Time       { return f.days[0].on }
func (f *fold) isOfWholeCountry() bool { return f.days[0].kind.share("") != none }

func (f *fold) isNational() bool { return f.region == "" && f.days[0].kind.Level == "national" }

// types returns the types of all that was folded, in the order of the lists. What only regions give a holiday of the
// country is not the country's.
func (f *fold) types() []string {
	if !f.isNational() {
		return f.allTypes()
	}
	return f.typesOf(func(k *kind) bool { return k.Level == "national" })
}

func (f *fold) allTypes() []string { return f.typesOf(func(*kind) bool { return true }) }

func (f *fold) typesOf(isIncluded func(*kind) bool) []string {
	if len(f.days) == 1 {
		return f.days[0].kind.Types
	}
	var found []string
	for _, day := range f.days {
		if !isIncluded(day.kind) {
			continue
		}
		for _, name := range day.kind.Types {
			if !contains(found, name) {
				found = append(found, name)
			}
		}
	}
	sort.Slice(found, func(i, j int) bool { return typeRanks[found[i]] < typeRanks[found[j]] })
	return found
}

// regionalTypes returns the types that only some of those who keep it give it, with those who do; nil in the list
// of one region.
func (f *fold) regionalTypes() []regionalType {
	// Most rows are of one type, or of one holiday.
	if f.region != "" || !f.hasSeveralTypes() {
		return nil
	}
	own := f.types()
	everybody := f.area(f.days)
	var found []regionalType
	for _, kind := range f.allTypes() {
		var days []day
		for _, day := range f.days {
			if contains(day.kind.Types, kind) {
				days = append(days, day)
			}
		}
		next := regionalType{kind: kind, area: f.area(days)}
		if !next.area.isSame(everybody) || !contains(own, kind) {
			found = append(found, next)
		}
	}
	return found
}

func (f *fold) hasSeveralTypes() bool {
	for _, day := range f.days[1:] {
		if !equal(day.kind.Types, f.days[0].kind.Types) {
			return true
		}
	}
	return false
}

// area returns the regions that keep any of these holidays as a whole, or if none does, those of which parts keep it.
func (f *fold) area(days []day) keptArea {
	var codes []string
	for _, day := range days {
		if day.kind.Level != "partial" {
			return keptArea{regions: f.regionsOf(days)}
		}
		for _, code := range day.kind.Regions {
			if !contains(codes, code) {
				codes = append(codes, code)
			}
		}
	}
	sort.Strings(codes)
	return keptArea{regionList{codes: codes}, true}
}

// regions returns those that keep it as a whole; none in the list of one region. A holiday of the country always has the
// others.
func (f *fold) regions() regionList {
	if f.kept == nil {
		kept := f.findRegions()
		f.kept = &kept
	}
	return *f.kept
}

func (f *fold) findRegions() regionList {
	if f.region != "" {
		return regionList{}
	}
	kept := f.regionsOf(f.days)
	if !f.isNational() || kept.all || kept.others {
		return kept
	}
	others := make([]string, 0, len(f.calendar.regionCodes))
	for _, code := range f.calendar.regionCodes {
		if !contains(kept.codes, code) {
			others = append(others, code)
		}
	}
	return regionList{others: true, codes: others}
}

// parts returns the regions of which only parts keep it.
func (f *fold) parts() []part {
	var found []part
	for _, day := range f.days {
		if day.kind.Level == "partial" {
			p := part{which: day.kind.Parts}
			if f.region == "" {
				p.regions = day.kind.Regions
			}
			found = append(found, p)
		}
	}
	return found
}

// otherNames returns what else the feast is called on the date, and where.
func (f *fold) otherNames() []otherName {
	if len(f.days) == 1 {
		return nil
	}
	var others []day
	for _, day := range f.days {
		if day.kind.Name != f.days[0].kind.Name {
			others = append(others, day)
		}
	}
	var found []otherName
	for _, group := range grouped(others, func(k *kind) text { return k.Name }) {
		other := otherName{name: group[0].kind.Name}
		if f.region == "" {
			other.regions = f.regionsOf(group)
		}
		found = append(found, other)
	}
	return found
}

// regionsOf returns the regions that keep any of these holidays as a whole.
func (f *fold) regionsOf(days []day) regionList {
	if len(days) == 1 && f.keepers == nil {
		return days[0].kind.kept
	}
	return f.calendar.regionsOf(days, f.keepers)
}

func (c *calendar) regionsOf(days []day, keepers map[string]bool) regionList {
	all := c.regionCodes
	kept := make(map[string]bool, len(all))
	for _, day := range days {
		switch k := day.kind; {
		case k.Level == "partial":
		case len(k.Regions) > 0:
			for _, code := range k.Regions {
				kept[code] = true
			}
		case keepers == nil && len(k.Exceptions) == 0:
			return regionList{all: true}
		default:
			for _, code := range all {
				if !contains(k.Exceptions, code) {
					kept[code] = true
				}
			}
		}
	}
	codes, others := make([]string, 0, len(all)), make([]string, 0, len(all))
	for _, code := range all {
		if kept[code] && (keepers == nil || keepers[code]) {
			codes = append(codes, code)
		} else {
			others = append(others, code)
		}
	}
	switch {
	case len(others) == 0:
		return regionList{all: true}
	case len(others) < len(codes):
		return regionList{others: true, codes: others}
	default:
		return regionList{codes: codes}
	}
}

// isContinuedBy returns whether another row is the next day of this one, with the same name in the same places.
func (f *fold) isContinuedBy(next *fold) bool {
	one, other := f.lead(), next.lead()
	return f.last.AddDate(0, 0, 1).Equal(other.on) && one.kind.Feast == other.kind.Feast &&
		one.kind.Name == other.kind.Name && one.kind.Level == other.kind.Level && one.isObserved == other.isObserved &&
		one.exchangedFor().Equal(other.exchangedFor()) && one.isEstimated == other.isEstimated &&
		reflect.DeepEqual(f.allTypes(), next.allTypes()) && reflect.DeepEqual(f.regions(), next.regions()) &&
		reflect.DeepEqual(f.parts(), next.parts()) && reflect.DeepEqual(f.otherNames(), next.otherNames())
}

// rows returns the rows of a year in date order, those of all regions among them; none if the year is not known.
func (c *calendar) rows(year int, wanted filter) []*fold {
	if !c.isKnown(year) {
		return nil
	}
	first, last := yearBounds(year)
	days := c.days(first, last, func(k *kind) bool {
		return k.isOf(wanted.kind) && (wanted.region == "" || k.isKeptIn(wanted.region))
	})
	var breaks, others []day
	for _, day := range days {
		if day.isBreak() {
			breaks = append(breaks, day)
		}
	}
	if len(breaks) == 0 {
		return c.rowsByDate(days, wanted.region)
	}
	for _, day := range days {
		if !day.isBreak() {
			others = append(others, day)
		}
	}
	// Each region has its own breaks of schools, and their ranges overlap.
	rows := c.rowsByDate(others, wanted.region)
	for _, feast := range grouped(breaks, feastOf) {
		for _, run := range c.runsByPlace(feast, wanted.region) {
			rows = append(rows, c.fold(run.days, wanted.region, run.last, run.keepers))
		}
	}
	sort.SliceStable(rows, func(i, j int) bool { return rows[i].first().Before(rows[j].first()) })
	return rows
}

func (d day) isBreak() bool {
	return contains(d.kind.Types, "school") && !contains(d.kind.Types, "public")
}

func feastOf(k *kind) string { return k.Feast }

// rowsByDate folds the holidays of each date by feast, then joins consecutive days.
func (c *calendar) rowsByDate(days []day, region string) []*fold {
	rows := make([]*fold, 0, len(days))
	var recent, current []*fold // those of the date before, since only these can go on, and of this date
	for start, end := 0, 0; start < len(days); start = end {
		date := days[start].on
		for end = start; end < len(days) && days[end].on.Equal(date); end++ {
		}
		current = current[:0]
		groups := [][]day{days[start:end:end]}
		if end-start > 1 {
			groups = grouped(days[start:end], feastOf)
		}
		for _, group := range groups {
			next := c.fold(group, region, date, nil)
			continued := false
			for _, row := range recent {
				if continued = row.isContinuedBy(next); continued {
					row.last = date
					next = row
					break
				}
			}
			if !continued {
				rows = append(rows, next)
			}
			current = append(current, next)
		}
		recent, current = current, recent
	}
	return rows
}
