package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

const (
	mostNames   = 3
	bytesOfLine = 30 // about as many as fit beside the date on a phone
)

// What the rows of a list share.
type context struct {
	*calendar
	place   place
	today   time.Time
	next    *fold // nil where the year is not the current one
	dayLink func(*holiday) string
}

func (c *context) row(f *fold) row {
	lead, on := f.lead(), f.first()
	result := row{
		IsPast:        c.place.year == c.today.Year() && f.last.Before(c.today),
		IsNext:        c.next != nil && lead.holiday == c.next.lead().holiday && on.Equal(c.next.first()),
		IsObserved:    lead.isObserved,
		IsEstimated:   lead.isEstimated,
		IsoDate:       on.Format(isoDate),
		Day:           strconv.Itoa(on.Day()),
		Month:         on.Month().String(),
		Weekday:       on.Weekday().String(),
		Link:          c.dayLink(lead.holiday),
		Language:      lead.kind.Name.Language,
		Name:          lead.kind.Name.Text,
		LocalName:     lead.kind.LocalName,
		OtherDay:      lead.otherDay(),
		Areas:         c.areas(f),
		Regions:       c.keepersText(f),
		OtherNames:    c.otherNames(f),
		RegionalTypes: c.regionalTypes(f),
	}
	if len(result.Areas) == 0 {
		result.Nation = c.Name
	}
	if f.last.After(on) {
		length := int(f.last.Sub(on).Hours()/24) + 1
		result.IsoLast = f.last.Format(isoDate)
		result.Range = fmt.Sprintf("Until %s, %d days", f.last.Format(fullDate), length)
	}
	if c.place.kind != "all" {
		result.Type = typeLabel(c.place.kind)
	}
	for _, kind := range f.types() {
		if kind != c.place.kind {
			result.Types = append(result.Types, typeLabel(kind))
		}
	}
	return result
}

// otherDay names the observed day, or on that day the holiday's own date, or the working day that makes up for a day
// off; "" if there is none.
func (d day) otherDay() string {
	exchanged := d.exchangedFor()
	switch {
	case d.isObserved:
		return "For " + d.date.Format(fullDate)
	case !d.observed.IsZero():
		return "Observed on " + d.observed.Format(fullDate)
	case !exchanged.IsZero():
		return "In exchange for " + exchanged.Format(fullDate) + ", which is a working day"
	default:
		return ""
	}
}

// lines returns about how many lines the row takes on a phone.
func (r *row) lines() int {
	lines := 3 + linesOf(r.OtherDay) + linesOf(r.Regions) + linesOf(r.Range)
	if len(r.Types) > 0 || r.IsEstimated {
		lines++
	}
	for _, text := range r.RegionalTypes {
		lines += linesOf(text)
	}
	for _, other := range r.OtherNames {
		lines += 1 + (len(other.Place)+len(other.Name))/bytesOfLine
	}
	return lines
}

func linesOf(text string) int {
	if text == "" {
		return 0
	}
	return 1 + len(text)/bytesOfLine
}

// keepersText is "Bavaria and Berlin", "In 12 of 16 regions", "Not in Berlin", "In parts of Bavaria"; "" for everybody.
func (c *context) keepersText(f *fold) string {
	if f.lead().kind.Level == "partial" {
		return c.partsText(f.parts())
	}
	if c.place.region != "" {
		return ""
	}
	kept := f.regions()
	count := c.countOf(kept.codes)
	isNamed := c.isNamed(kept.codes)
	switch {
	case kept.all:
		return ""
	case kept.others && isNamed:
		return "Not in " + c.named(kept.codes)
	case kept.others:
		return fmt.Sprintf("In all but %d regions", count)
	case isNamed:
		return c.named(kept.codes)
	default:
		return fmt.Sprintf("In %d of %d regions", count, c.regionCount())
	}
}

func (c *context) partsText(parts []part) string {
	var codes []string
	which := ""
	for _, part := range parts {
		if which == "" {
			which = part.which
		}
		codes = append(codes, part.regions...)
	}
	switch count := c.countOf(codes); {
	case which != "" && count > 0 && c.isNamed(codes):
		return c.named(codes) + " (" + which + ")"
	case which != "":
		return "In parts: " + which
	case count == 0:
		return "In some places"
	case c.isNamed(codes):
		return "In parts of " + c.named(codes)
	default:
		return fmt.Sprintf("In parts of %d regions", count)
	}
}

// areas are the parts of the country that keep it, each named or all of them counted; nil for the country.
func (c *context) areas(f *fold) []area {
	names := c.areaNames(f)
	areas := make([]area, len(names))
	for i, name := range names {
		areas[i] = area{name, c.Name}
	}
	return areas
}

func (c *context) areaNames(f *fold) []string {
	if f.lead().kind.Level == "partial" {
		return c.areasOfParts(f.parts())
	}
	if c.place.region != "" {
		return c.names([]string{c.place.region})
	}
	kept := f.regions()
	switch {
	case kept.all || kept.others:
		return nil
	case c.isNamed(kept.codes):
		return c.names(kept.codes)
	default:
		return []string{fmt.Sprintf("%d of %d regions", c.countOf(kept.codes), c.regionCount())}
	}
}

func (c *context) areasOfParts(parts []part) []string {
	var codes []string
	which := ""
	for _, part := range parts {
		if which == "" {
			which = part.which
		}
		codes = append(codes, part.regions...)
	}
	switch count := c.countOf(codes); {
	case c.isNamed(codes):
		return c.names(codes)
	case which != "":
		return []string{which}
	case count == 0:
		return nil
	default:
		return []string{fmt.Sprintf("%d regions", count)}
	}
}

// regionalTypes is "Public holiday in 9 of 13 regions", for each type that only some of those who keep the row give it.
func (c *context) regionalTypes(f *fold) []string {
	var texts []string
	for _, found := range f.regionalTypes() {
		text := holidaysOf(found.kind, 1)
		switch found.kind {
		case "half-day", "observance", "optional-women":
			text = typeLabel(found.kind)
		}
		texts = append(texts, strings.ToUpper(text[:1])+text[1:]+c.areaText(found.area))
	}
	return texts
}

func (c *context) areaText(found keptArea) string {
	where := " in "
	if found.isLocal {
		where = " in parts of "
	}
	kept := found.regions
	count := len(kept.codes)
	switch isNamed := c.isNamed(kept.codes); {
	case count == 0 && found.isLocal:
		return " in some places"
	case count == 0:
		return " in all regions"
	case kept.others && isNamed:
		return where + "all regions but " + c.named(kept.codes)
	case isNamed:
		return where + c.named(kept.codes)
	default:
		return fmt.Sprintf("%s%d of %d regions", where, c.countOf(c.codes(kept)), c.regionCount())
	}
}

func (c *context) otherNames(f *fold) []otherText {
	others := f.otherNames()
	if len(others) > mostNames {
		others = others[:mostNames]
	}
	texts := make([]otherText, len(others))
	for i, other := range others {
		where := "Also"
		switch codes := c.codes(other.regions); {
		case c.isNamed(codes):
			where = "In " + c.named(codes)
		case len(codes) > 0:
			where = "In " + counted(c.countOf(codes), "region", "regions")
		}
		texts[i] = otherText{where, other.name.Text, other.name.Language}
	}
	return texts
}

// codes returns the codes of all regions that a list of regions stands for.
func (c *calendar) codes(kept regionList) []string {
	if !kept.all && !kept.others {
		return kept.codes
	}
	var codes []string
	for _, region := range c.Regions {
		if kept.all || !contains(kept.codes, region.Code) {
			codes = append(codes, region.Code)
		}
	}
	return codes
}

func (c *calendar) named(codes []string) string { return list(c.names(codes)) }

// regionCount is the number of regions, without those that lie in another one and without zones of schools.
func (c *calendar) regionCount() int { return len(c.Regions) - len(c.Wholes) - len(c.Zones) }

// withoutParts returns regions without those that lie in another one of them.
func (c *calendar) withoutParts(codes []string) []string {
	if len(c.Wholes) == 0 {
		return codes
	}
	var found []string
	for _, code := range codes {
		if whole, isPart := c.Wholes[code]; !isPart || !contains(codes, whole) {
			found = append(found, code)
		}
	}
	return found
}

// countOf returns how many regions these are: parts of one are one, with it or without it.
func (c *calendar) countOf(codes []string) int {
	if len(c.Wholes) == 0 {
		return len(codes)
	}
	found := map[string]bool{}
	for _, code := range codes {
		if whole, isPart := c.Wholes[code]; isPart {
			code = whole
		}
		found[code] = true
	}
	return len(found)
}

// isNamed returns whether regions are named rather than counted.
func (c *calendar) isNamed(codes []string) bool {
	count := len(c.withoutParts(codes))
	return count > 0 && count <= mostNames
}

func (c *calendar) names(codes []string) []string {
	codes = c.withoutParts(codes)
	names := make([]string, len(codes))
	for i, code := range codes {
		name, known := c.regionNames[code]
		if !known {
			name = code
		}
		names[i] = name
	}
	return names
}
