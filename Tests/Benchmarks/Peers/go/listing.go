package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

var sections = []choice{
	{Link: "/holidays", Name: "Holidays", IsCurrent: true},
	{Link: "/on/today", Name: "World"},
	{Link: "/quotes", Name: "Quotes"},
	{Link: "/people", Name: "People"},
	{Link: "/search", Name: "Search"},
}

var others = []choice{
	{Link: "/options", Name: "Options"},
	{Link: "/occasions", Name: "Occasions"},
	{Link: "/working-days", Name: "Working days"},
	{Link: "/compare", Name: "Compare places"},
	{Link: "/light-side", Name: "Light side"},
	{Link: "/dark-side", Name: "Dark side"},
	{Link: "/greeting", Name: "Greeting"},
	{Link: "/developers", Name: "For developers"},
	{Link: "/privacy", Name: "What is stored"},
	{Link: "/accessibility", Name: "Accessibility"},
}

var formats = []struct{ name, mediaType, label string }{
	{"ics", "text/calendar", "iCalendar"}, {"json", "application/json", "JSON"}, {"csv", "text/csv", "CSV"},
	{"xml", "application/xml", "XML"},
}

// The rows to show, the number of those that only regions keep, and whether the latter are among the former.
type selection struct {
	rows          []*fold
	regionalCount int
	showsRegional bool
}

// listing returns the view model of a year from its entities.
func (c *calendar) listing(site *assets, p place, today time.Time) *page {
	found := c.selected(p)
	country := inSentence(c.Name)
	where, mine, name, suffix := country, country, c.Name, ""
	control := control{p.countriesLink(), flagOf(p.code), c.Name, p.code, "country"}
	if p.region != "" {
		mine = c.regionNames[p.region]
		where, name, suffix = mine+", "+c.Name, mine, " in "+mine
		control.Label, control.Code, control.Hint = where, p.code+"-"+p.region, "place"
	}
	heading := fmt.Sprintf("Holidays in %s %d", where, p.year)
	link := p.link()
	types := c.shownTypes(p)
	shared := &context{calendar: c, place: p, today: today, dayLink: p.dayLinks()}
	result := &page{
		Title:         heading,
		Description:   fmt.Sprintf("Holidays in %s in %d, with dates and weekdays.", where, p.year),
		Canonical:     link,
		Versions:      versions(link),
		Languages:     languages,
		Icon:          site.Icon,
		Styles:        site.Styles,
		Script:        site.Script,
		Look:          "/look.css",
		Sections:      sections,
		Others:        others,
		Heading:       heading,
		Control:       control,
		Year:          strconv.Itoa(p.year),
		Previous:      c.yearLink(p.in(p.year - 1)),
		Next:          c.yearLink(p.in(p.year + 1)),
		Years:         c.yearChoices(p),
		Views:         p.views(),
		Types:         p.typeChoices(types),
		RegionsAction: p.plainLink(),
		Regions:       c.regionChoices(p.filter),
		Regional:      found.link(p),
		Calendar:      p.calendarSection(where, country),
		Place:         placeForm{"/options/place", p.code, p.region, "Make " + mine + " my place"},
		Credits:       site.Credits,
	}
	for _, format := range formats {
		result.Alternates = append(result.Alternates, alternate{format.mediaType, p.recordLink(format.name)})
	}
	result.News = alternate{"application/atom+xml", p.changesLink("atom")}
	result.Corrections = c.correctionSection(p)
	if types["school"] && (p.region != "" || len(c.Regions) == 0) {
		result.Calendar.Family = p.family()
	}
	if p.kind != "public" {
		result.RegionsType = p.kind
	}
	if p.year == today.Year() {
		result.Today = c.todayText(p.region, today)
		shared.next = c.nextRow(p, today, found)
		result.Upcoming = shared.upcoming()
	}
	known := c.knowledge(p)
	if len(found.rows) == 0 {
		told := ""
		if p.kind == "all" {
			result.Empty = fmt.Sprintf("No %s in %d%s.", holidaysOf(p.kind, 0), p.year, suffix)
		} else {
			result.Empty, told = known[0].empty(p.year, where, suffix), known[0].empty(p.year, where, "")
		}
		result.tell(known, p.year, where, told)
		return result
	}
	result.tell(known, p.year, where, "")
	result.Summary = found.summary(p, len(c.Regions) > 0, suffix)
	result.About = &facts{
		heading, result.Description, result.Year, name, result.Canonical, result.Alternates}
	result.Groups = groups(shared.months(found.rows), p.year)
	return result
}

func (c *calendar) selected(p place) selection {
	found := c.rows(p.year, p.filter)
	if p.region != "" {
		return selection{rows: found}
	}
	national := make([]*fold, 0, len(found))
	for _, row := range found {
		if row.isOfWholeCountry() {
			national = append(national, row)
		}
	}
	regionalCount := len(found) - len(national)
	if p.isEverywhere || len(national) == 0 {
		return selection{found, regionalCount, true}
	}
	return selection{national, regionalCount, false}
}

func (c *calendar) nextRow(p place, today time.Time, found selection) *fold {
	for _, row := range found.rows {
		if !row.last.Before(today) {
			return row
		}
	}
	for _, row := range c.rows(p.year+1, p.filter) {
		if found.showsRegional || p.region != "" || row.isOfWholeCountry() {
			return row
		}
	}
	return nil
}

func (c *context) upcoming() *upcoming {
	if c.next == nil {
		return nil
	}
	lead, first, last := c.next.lead(), c.next.first(), c.next.last
	date, day := first.Format(fullDate), first
	if last.After(first) {
		date = dateRange(first, last)
	}
	if day.Before(c.today) {
		day = c.today
	}
	var remarks []string
	if lead.isObserved {
		remarks = append(remarks, "observed")
	}
	if lead.isEstimated {
		remarks = append(remarks, "estimated")
	}
	if len(remarks) > 0 {
		date += " (" + strings.Join(remarks, ", ") + ")"
	}
	name := lead.kind.Name
	return &upcoming{
		name.Text, name.Language, distance(day, c.today), date, first.Format(isoDate), c.keepersText(c.next),
		c.dayLink(lead.holiday),
	}
}

// shownTypes returns the types to offer beside "All": always public and the current one, and those that occur in this
// year.
func (c *calendar) shownTypes(p place) map[string]bool {
	shown := map[string]bool{"public": true, p.kind: true}
	first, last := yearBounds(p.year)
	for _, h := range between(c.holidays, ownDate, first, last) {
		if p.region == "" || h.kind.isKeptIn(p.region) {
			for _, kind := range h.kind.Types {
				shown[kind] = true
			}
		}
	}
	return shown
}

func (p place) typeChoices(shown map[string]bool) []choice {
	choices := make([]choice, 0, len(shown)+1)
	for _, kind := range types {
		if shown[kind] {
			link := p.of(kind).link()
			choices = append(choices, choice{Label: typeLabel(kind), Link: link, IsCurrent: kind == p.kind})
		}
	}
	return append(choices, choice{Label: "All", Link: p.of("all").link(), IsCurrent: p.kind == "all"})
}

func (c *calendar) regionChoices(wanted filter) []choice {
	if len(c.Regions) == 0 {
		return nil
	}
	choices := make([]choice, 2, len(c.Regions)+2)
	choices[0] = choice{Name: "Whole country", IsCurrent: wanted.region == "" && !wanted.isEverywhere}
	choices[1] = choice{Code: "all", Name: "All regions", IsCurrent: wanted.isEverywhere}
	for _, region := range c.Regions {
		choices = append(choices, choice{Code: region.Code, Name: region.Name, IsCurrent: region.Code == wanted.region})
	}
	return choices
}

func (c *calendar) yearChoices(p place) []choice {
	choices := make([]choice, 0, c.Years.Last-c.Years.First+1)
	for year := c.Years.First; year <= c.Years.Last; year++ {
		choices = append(choices, choice{Label: strconv.Itoa(year), Link: p.in(year).link(), IsCurrent: year == p.year})
	}
	return choices
}

// correctionSection says where the list differs from its source; nil if nowhere.
func (c *calendar) correctionSection(p place) *corrections {
	found := c.correctionsOf(p.year, p.region)
	if len(found) == 0 {
		return nil
	}
	rows := make([]correctionRow, len(found))
	for i, correction := range found {
		rows[i] = correctionRow{correction.Fact + " " + correction.Reason, correction.Sources}
	}
	return &corrections{"We correct our source in " + counted(len(found), "place", "places"), rows}
}

// calendarSection says how to keep the holidays in a calendar of one's own.
func (p place) calendarSection(where, country string) calendarSection {
	var what string
	switch p.kind {
	case "all":
		what = "All holidays"
	case "workday":
		what = "Special working days"
	default:
		what = typeLabel(p.kind) + " holidays"
	}
	if p.isEverywhere {
		what += " of all regions"
	}
	link := p.calendarLink()
	section := calendarSection{
		Text:  what + " in " + where + ", from last year on. New years and changes follow by themselves.",
		Label: "Add to calendar",
		Feed:  link,
		Title: fmt.Sprintf("Download %d:", p.year),

		ChangesTitle: "Changes in our data for " + country + ":",
		Changes:      []named{{p.changesLink("atom"), "Atom"}, {p.changesLink("json"), "JSON"}},
	}
	for _, format := range formats {
		section.Downloads = append(section.Downloads, named{p.recordLink(format.name), format.label})
	}
	return section
}

// family returns the list whose calendar has public and school holidays; nil for a list of other types.
func (p place) family() *named {
	link := p.of("public-and-school").link()
	switch p.kind {
	case "public":
		return &named{link, "With school holidays, in one calendar"}
	case "school":
		return &named{link, "With public holidays, in one calendar"}
	default:
		return nil
	}
}

// summary is "34 public holidays and 3 observed days, 28 of them in some regions only".
func (s selection) summary(p place, hasRegions bool, suffix string) string {
	observed := 0
	for _, row := range s.rows {
		if row.lead().isObserved {
			observed++
		}
	}
	count, scope := len(s.rows)-observed, ""
	if p.region == "" && !s.showsRegional && hasRegions {
		scope = "nationwide "
	}
	text := fmt.Sprintf("%d %s%s%s", count, scope, holidaysOf(p.kind, count), suffix)
	if observed > 0 {
		text += " and " + counted(observed, "observed day", "observed days")
	}
	switch {
	case !s.showsRegional || s.regionalCount == 0:
		return text
	case s.regionalCount == len(s.rows):
		return text + ", in some regions only"
	default:
		return fmt.Sprintf("%s, %d of them in some regions only", text, s.regionalCount)
	}
}

// link returns the way to the holidays of regions, or back to those of the whole country.
func (s selection) link(p place) *named {
	switch {
	case s.regionalCount == 0:
		return nil
	case !s.showsRegional:
		p.isEverywhere = true
		return &named{p.link(), fmt.Sprintf("Show %d more that only some regions keep", s.regionalCount)}
	case p.isEverywhere:
		p.isEverywhere = false
		return &named{p.link(), "Only those of the whole country"}
	default:
		return nil
	}
}

func (c *context) months(rows []*fold) []month {
	months := make([]month, 0, 12)
	for start := 0; start < len(rows); {
		number := rows[start].first().Month()
		end := start
		for end < len(rows) && rows[end].first().Month() == number {
			end++
		}
		views := make([]row, 0, end-start)
		for _, fold := range rows[start:end] {
			views = append(views, c.row(fold))
		}
		months = append(months, month{"month-" + strconv.Itoa(int(number)), number.String(), views})
		start = end
	}
	return months
}

// mostLines is how many lines a list shows on a phone, unless its first month alone has more.
const mostLines = 145

// groups folds what is past in the current year, below what is to come, and the end of a long list.
func groups(months []month, year int) []group {
	past := 0
	for past < len(months) && months[past].isPast() {
		past++
	}
	coming := months[past:]
	if len(coming) == 0 {
		coming, past = months, 0
	}
	end := 0
	for lines := 0; end < len(coming); end++ {
		if lines += coming[end].lines(); end > 0 && lines > mostLines {
			break
		}
	}
	groups := []group{{Months: coming[:end]}}
	if end < len(coming) {
		groups = append(groups, folded("later", "Later", coming[end:], year))
	}
	if past > 0 {
		groups = append(groups, folded("earlier", "Earlier", months[:past], year))
	}
	return groups
}

func folded(id, when string, months []month, year int) group {
	count := 0
	for _, month := range months {
		count += len(month.Rows)
	}
	return group{id, fmt.Sprintf("%s in %d", when, year), strconv.Itoa(count), months}
}

func (m *month) isPast() bool {
	for i := range m.Rows {
		if !m.Rows[i].IsPast {
			return false
		}
	}
	return true
}

func (m *month) lines() int {
	lines := 0
	for i := range m.Rows {
		lines += m.Rows[i].lines()
	}
	return lines
}

// yearLink returns the link to another year; nil if that year is unknown.
func (c *calendar) yearLink(p place) *named {
	if !c.isKnown(p.year) {
		return nil
	}
	return &named{p.link(), strconv.Itoa(p.year)}
}
