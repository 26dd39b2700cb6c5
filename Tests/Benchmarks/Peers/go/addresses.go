package main

import (
	"net/url"
	"strconv"
	"strings"
)

// A filter selects holidays: of one type or "all", and in one region, in the country (""), or everywhere.
type filter struct {
	kind, region string
	isEverywhere bool
}

// A place is the address of one country's year, with its filter.
type place struct {
	code string
	year int
	filter
}

// parse parses the address of a request, such as /holidays/ES/2021?type=all&region=AN, whose query may lack either;
// nil if it is unknown.
func parse(path, kind, region string, calendars map[string]*calendar) (place, *calendar) {
	code, yearText, _ := strings.Cut(strings.TrimPrefix(path, "/holidays/"), "/")
	year, err := strconv.Atoi(yearText)
	c := calendars[code]
	if err != nil || c == nil || !c.isKnown(year) {
		return place{}, nil
	}
	wanted := filter{kind: "public"}
	if kind != "" {
		wanted.kind = kind
	}
	if wanted.isEverywhere = region == "all"; !wanted.isEverywhere {
		wanted.region = region
	}
	_, isRegion := c.regionNames[wanted.region]
	if wanted.kind != "all" && !contains(types, wanted.kind) || wanted.region != "" && !isRegion {
		return place{}, nil
	}
	return place{code, year, wanted}, c
}

func (p place) in(year int) place { return place{p.code, year, p.filter} }

func (p place) of(kind string) place {
	return place{p.code, p.year, filter{kind, p.region, p.isEverywhere}}
}

func (p place) link() string { return withQuery(p.path(p.year), p.query()) }

// plainLink returns the address of the year's default list.
func (p place) plainLink() string { return p.path(p.year) }

// views returns the views of the year; long weekends, leave and comparison keep the region only.
func (p place) views() []choice {
	territory := p.code
	if p.region != "" {
		territory += "-" + p.region
	}
	ofRegion := place{p.code, p.year, filter{kind: "public", region: p.region}}.query()
	year := strconv.Itoa(p.year)
	return []choice{
		{Link: p.link(), Name: "List", IsCurrent: true},
		{Link: withQuery(p.path(p.year)+"/calendar", p.query()), Name: "Calendar"},
		{Link: withQuery(p.path(p.year)+"/long-weekends", ofRegion), Name: "Long weekends"},
		{Link: withQuery(p.path(p.year)+"/leave", ofRegion), Name: "Plan leave"},
		{Link: "/compare/" + year + "?place=" + url.QueryEscape(territory), Name: "Compare"},
	}
}

// recordLink returns the address of the same year for programs.
func (p place) recordLink(format string) string {
	return withQuery(p.path(p.year)+"."+format, p.query())
}

// calendarLink returns the address of the country's calendar from last year on.
func (p place) calendarLink() string {
	return withQuery("/holidays/"+url.PathEscape(p.code)+".ics", p.query())
}

// changesLink returns the address of what has changed in the data of the country.
func (p place) changesLink(format string) string {
	return "/holidays/" + url.PathEscape(p.code) + "/changes." + format
}

// dayLinks returns a function for the links of the list's rows, which have its filter.
func (p place) dayLinks() func(*holiday) string {
	query := p.query()
	return func(h *holiday) string {
		return withQuery(p.path(h.date.Year())+"/"+url.PathEscape(h.date.Format("01-02-")+h.slug), query)
	}
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
	switch {
	case p.region != "":
		items += separator + "region=" + url.QueryEscape(p.region)
	case p.isEverywhere:
		items += separator + "region=all"
	}
	return items
}

func withQuery(path, items string) string {
	if items == "" {
		return path
	}
	return path + "?" + items
}
