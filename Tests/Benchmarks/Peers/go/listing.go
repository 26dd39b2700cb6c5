package main

import (
	"fmt"
	"net/url"
	"sort"
	"strconv"
	"time"
)

// A place is the address of one country's year, with its filter.
type place struct {
	code string
	year int
	filter
}

// A listed holiday has the day it is listed on: its date, or the observed day if the date is in another year.
type listed struct {
	*holiday
	on time.Time
}

var sections = []choice{
	{Link: "/holidays", Name: "Holidays", IsCurrent: true},
	{Link: "/quotes", Name: "Quotes"},
	{Link: "/people", Name: "People"},
	{Link: "/light-side", Name: "Sides"},
	{Link: "/greeting", Name: "Greeting"},
	{Link: "/options", Name: "Options"},
}

// listing returns the view model of a year from its entities.
func (c *calendar) listing(p place, today time.Time) *page {
	inRegion := c.listedIn(p.year, p.region)
	days := listedDays(inRegion, p)
	next, nextOn := c.next(today, p.filter)
	country := inSentence(c.Country.Name)
	heading := fmt.Sprintf("Holidays in %s %d", country, p.year)
	result := &page{
		Title:         heading,
		Description:   fmt.Sprintf("Holidays in %s in %d, with dates and weekdays.", country, p.year),
		Canonical:     p.link(),
		Record:        p.recordLink(),
		Icon:          c.Assets.Icon,
		Styles:        c.Assets.Styles,
		Script:        c.Assets.Script,
		Look:          "/look.css",
		Sections:      sections,
		Heading:       heading,
		Control:       control{p.countriesLink(), flagOf(p.code), c.Country.Name, p.code},
		Year:          strconv.Itoa(p.year),
		Previous:      c.named(p.in(p.year - 1)),
		Next:          c.named(p.in(p.year + 1)),
		Types:         typeChoices(inRegion, p),
		RegionsAction: place{p.code, p.year, filter{kind: "public"}}.link(),
		Regions:       c.regionChoices(p.region),
		Credits:       c.Assets.Credits,
	}
	if p.kind != "public" {
		result.RegionsType = p.kind
	}
	if next != nil && today.Year() == p.year {
		result.Upcoming = &upcoming{
			next.kind.Name.Text, next.kind.Name.Language, distance(nextOn, today), nextOn.Format(fullDate),
			nextOn.Format(isoDate), c.regionsText(next.kind), p.dayLink(next),
		}
	}
	where := ""
	if p.region != "" {
		where = " in " + c.regionNames[p.region]
	}
	if len(days) == 0 {
		result.Empty = fmt.Sprintf("No %s in %d%s.", holidaysOf(p.kind, 0), p.year, where)
		return result
	}
	result.Summary = fmt.Sprintf("%d %s%s%s", len(days), holidaysOf(p.kind, len(days)), where, regionalShare(days, p))
	result.Months = c.months(days, p, today, next)
	return result
}

func listedDays(inRegion []*holiday, p place) []listed {
	days := make([]listed, 0, len(inRegion))
	for _, h := range inRegion {
		if !h.isOf(p.kind) {
			continue
		}
		on := h.date
		if on.Year() != p.year {
			on = h.observed
		}
		days = append(days, listed{h, on})
	}
	sort.SliceStable(days, func(i, j int) bool {
		if !days[i].on.Equal(days[j].on) {
			return days[i].on.Before(days[j].on)
		}
		return days[i].date.Before(days[j].date)
	})
	return days
}

// regionalShare returns the share of regional holidays in words: nobody has all holidays in a list of all regions.
func regionalShare(days []listed, p place) string {
	if p.region != "" {
		return ""
	}
	regional := 0
	for _, day := range days {
		if len(day.kind.Regions) > 0 {
			regional++
		}
	}
	switch regional {
	case 0:
		return ""
	case len(days):
		return ", in some regions only"
	default:
		return fmt.Sprintf(", %d of them in some regions only", regional)
	}
}

// typeChoices returns the types to offer: always public and "All", and the types that occur in this year.
func typeChoices(inRegion []*holiday, p place) []choice {
	counts := map[string]int{"public": 0}
	if p.kind != "all" {
		counts[p.kind] = 0
	}
	for _, h := range inRegion {
		for _, kind := range h.kind.Types {
			counts[kind]++
		}
	}
	choices := make([]choice, 0, len(counts)+1)
	add := func(label, kind string, count int) {
		link := place{p.code, p.year, filter{kind, p.region}}.link()
		choices = append(choices, choice{Label: label, Count: count, Link: link, IsCurrent: kind == p.kind})
	}
	for _, kind := range types {
		if count, shown := counts[kind]; shown {
			add(typeLabel(kind), kind, count)
		}
	}
	add("All", "all", len(inRegion))
	return choices
}

func (c *calendar) regionChoices(current string) []choice {
	if len(c.Regions) == 0 {
		return nil
	}
	choices := make([]choice, 1, len(c.Regions)+1)
	choices[0] = choice{Name: "All regions", IsCurrent: current == ""}
	for _, region := range c.Regions {
		choices = append(choices, choice{Code: region.Code, Name: region.Name, IsCurrent: region.Code == current})
	}
	return choices
}

func (c *calendar) months(days []listed, p place, today time.Time, next *holiday) []month {
	months := make([]month, 0, 12)
	for start := 0; start < len(days); {
		number := days[start].on.Month()
		end := start
		for end < len(days) && days[end].on.Month() == number {
			end++
		}
		rows := make([]row, 0, end-start)
		for _, day := range days[start:end] {
			rows = append(rows, c.row(day, p, today, next))
		}
		months = append(months, month{"month-" + strconv.Itoa(int(number)), number.String(), rows})
		start = end
	}
	return months
}

func (c *calendar) row(day listed, p place, today time.Time, next *holiday) row {
	labels := make([]string, len(day.kind.Types))
	for i, kind := range day.kind.Types {
		labels[i] = typeLabel(kind)
	}
	return row{
		IsPast:      p.year == today.Year() && day.isPast(today),
		IsNext:      day.holiday == next,
		IsEstimated: day.isEstimated,
		IsoDate:     day.on.Format(isoDate),
		Day:         strconv.Itoa(day.on.Day()),
		Month:       day.on.Month().String(),
		Weekday:     day.on.Weekday().String(),
		Link:        p.dayLink(day.holiday),
		Language:    day.kind.Name.Language,
		Name:        day.kind.Name.Text,
		LocalName:   day.kind.LocalName,
		Observed:    day.observedText(),
		Regions:     c.regionsText(day.kind),
		Types:       labels,
	}
}

// observedText returns the observed day; for a holiday listed under its observed day, its own date instead.
func (day listed) observedText() string {
	switch {
	case day.observed.IsZero():
		return ""
	case day.on.Equal(day.observed):
		return "Observed for " + day.date.Format(fullDate)
	default:
		return "Observed on " + day.observed.Format(fullDate)
	}
}

func (c *calendar) regionsText(k *kind) string {
	switch count := len(k.Regions); {
	case count > 3:
		return fmt.Sprintf("In %d regions", count)
	case count > 0:
		return list(c.names(k.Regions))
	case len(k.Exceptions) > 0:
		return "Not in " + list(c.names(k.Exceptions))
	default:
		return ""
	}
}

func (c *calendar) names(codes []string) []string {
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

// named returns the link to another year; nil if that year is unknown.
func (c *calendar) named(p place) *named {
	if !c.isKnown(p.year) {
		return nil
	}
	return &named{p.link(), strconv.Itoa(p.year)}
}

func (p place) in(year int) place { return place{p.code, year, p.filter} }

func (p place) link() string {
	if items := p.query(); items != "" {
		return p.path(p.year) + "?" + items
	}
	return p.path(p.year)
}

// recordLink returns the address of the same year for programs.
func (p place) recordLink() string {
	if items := p.query(); items != "" {
		return p.path(p.year) + ".json?" + items
	}
	return p.path(p.year) + ".json"
}

func (p place) dayLink(h *holiday) string {
	return p.path(h.date.Year()) + "/" + url.PathEscape(h.date.Format("01-02-")+h.slug)
}

func (p place) countriesLink() string {
	link := "/countries?for=holidays&country=" + url.QueryEscape(p.code) + "&year=" + strconv.Itoa(p.year)
	if items := p.query(); items != "" {
		link += "&" + items
	}
	return link
}

func (p place) path(year int) string {
	return "/holidays/" + url.PathEscape(p.code) + "/" + strconv.Itoa(year)
}

func (p place) query() string {
	items, separator := "", ""
	if p.kind != "public" {
		items, separator = "type="+url.QueryEscape(p.kind), "&"
	}
	if p.region != "" {
		items += separator + "region=" + url.QueryEscape(p.region)
	}
	return items
}
