package main

import (
	"encoding/json"
	"fmt"
	"sort"
	"time"
)

// assets are the values on all pages of the site.
type assets struct {
	Icon, Styles, Script string
	Credits              []string
}

// A calendar has the holidays of one country in memory.
type calendar struct {
	Code, Name string
	Years      span
	Weekend    []int
	Weekends   []weekend
	Regions    []region
	Wholes     map[string]string // the regions that others lie in, by the codes of those
	Zones      []string          // the regions that are zones of schools
	// Where the calendar differs from its source.
	Corrections []correction
	Knowledge   []fact

	holidays    []*holiday // in date order
	byObserved  []*holiday // those with an observed day, in its order
	byWorked    []*holiday // those with a day that is worked for them, in its order
	regionCodes []string   // sorted
	regionNames map[string]string
}

type span struct{ First, Last int }

type region struct{ Code, Name string }

// Another weekend than the usual one, in some regions or, without any, in the whole country.
type weekend struct {
	Days    []int
	Years   span
	Regions []string
}

type correction struct {
	Fact, Reason string
	Sources      []citation
	Concerns     []concern
}

type citation struct{ Title, Address string }

type concern struct {
	First, Last string
	Regions     []string
}

// A kind has the properties that all days of a holiday share.
type kind struct {
	Name                       text
	LocalName                  *text
	Types, Regions, Exceptions []string
	Level, Parts, Feast        string

	kept regionList // the regions that keep it as a whole
}

type text struct{ Text, Language string }

type holiday struct {
	kind                      *kind
	date, observed, movedFrom time.Time // the latter two are zero where there is none
	isKept, isEstimated       bool
	slug                      string
}

// exchangedFor returns the working day that makes up for this day off; zero if there is none. A day that is moved from
// itself is worked without a day off in exchange.
func (h *holiday) exchangedFor() time.Time {
	if h.movedFrom.Equal(h.date) {
		return time.Time{}
	}
	return h.movedFrom
}

// A holiday on its own date or on its observed day.
type day struct {
	*holiday
	on         time.Time
	isObserved bool
}

func newCalendars(data []byte) (map[string]*calendar, *assets, error) {
	var document struct {
		Assets    assets
		Countries []struct {
			calendar
			Kinds    []*kind
			Holidays []struct {
				Date, Observed, MovedFrom, Slug string
				IsKept, IsEstimated             bool
				Kind                            int
			}
		}
	}
	if err := json.Unmarshal(data, &document); err != nil {
		return nil, nil, err
	}
	calendars := make(map[string]*calendar, len(document.Countries))
	for i := range document.Countries {
		country := &document.Countries[i]
		result := &country.calendar
		for _, item := range country.Holidays {
			h := &holiday{
				kind: country.Kinds[item.Kind], isKept: item.IsKept, isEstimated: item.IsEstimated, slug: item.Slug}
			if err := h.parseDates(item.Date, item.Observed, item.MovedFrom); err != nil {
				return nil, nil, err
			}
			result.holidays = append(result.holidays, h)
		}
		result.index()
		for _, k := range country.Kinds {
			k.kept = result.regionsOf([]day{{holiday: &holiday{kind: k}}}, nil)
		}
		calendars[result.Code] = result
	}
	return calendars, &document.Assets, nil
}

func (h *holiday) parseDates(date, observed, movedFrom string) (err error) {
	if h.date, err = time.Parse(isoDate, date); err == nil && observed != "" {
		h.observed, err = time.Parse(isoDate, observed)
	}
	if err == nil && movedFrom != "" {
		h.movedFrom, err = time.Parse(isoDate, movedFrom)
	}
	return err
}

func (c *calendar) index() {
	for _, h := range c.holidays {
		if !h.observed.IsZero() {
			c.byObserved = append(c.byObserved, h)
		}
		if !h.movedFrom.IsZero() {
			c.byWorked = append(c.byWorked, h)
		}
	}
	byDate := func(holidays []*holiday, date func(*holiday) time.Time) {
		sort.SliceStable(holidays, func(i, j int) bool { return date(holidays[i]).Before(date(holidays[j])) })
	}
	byDate(c.byObserved, observedDate)
	byDate(c.byWorked, workedDate)
	c.regionNames = make(map[string]string, len(c.Regions))
	for _, region := range c.Regions {
		c.regionNames[region.Code] = region.Name
		c.regionCodes = append(c.regionCodes, region.Code)
	}
	sort.Strings(c.regionCodes)
}

func ownDate(h *holiday) time.Time      { return h.date }
func observedDate(h *holiday) time.Time { return h.observed }
func workedDate(h *holiday) time.Time   { return h.movedFrom }

func (c *calendar) isKnown(year int) bool { return c.Years.contains(year) }

func (s span) contains(year int) bool { return year >= s.First && year <= s.Last }

// between returns the holidays of a list whose date is from one day through another. The list is in the order of it.
func between(holidays []*holiday, date func(*holiday) time.Time, first, last time.Time) []*holiday {
	start := sort.Search(len(holidays), func(i int) bool { return !date(holidays[i]).Before(first) })
	end := sort.Search(len(holidays), func(i int) bool { return date(holidays[i]).After(last) })
	return holidays[start:end]
}

// days returns the included holidays on each of their days in a range, in date order: own dates and observed days.
func (c *calendar) days(first, last time.Time, includes func(*kind) bool) []day {
	own := between(c.holidays, ownDate, first, last)
	observed := between(c.byObserved, observedDate, first, last)
	days := make([]day, 0, len(own)+len(observed))
	for _, h := range own {
		if !h.isKept && !h.observed.IsZero() {
			continue // nobody has the date itself off
		}
		for ; len(observed) > 0 && observed[0].observed.Before(h.date); observed = observed[1:] {
			if includes(observed[0].kind) {
				days = append(days, day{observed[0], observed[0].observed, true})
			}
		}
		if includes(h.kind) {
			days = append(days, day{h, h.date, false})
		}
	}
	for _, h := range observed {
		if includes(h.kind) {
			days = append(days, day{h, h.observed, true})
		}
	}
	return days
}

// correctionsOf returns those of holidays of a year that a region keeps, or any region if it is "".
func (c *calendar) correctionsOf(year int, region string) []correction {
	// Dates are texts of the same length here, so that their order is that of the days.
	first, last := fmt.Sprintf("%d-01-01", year), fmt.Sprintf("%d-12-31", year)
	var found []correction
	for _, correction := range c.Corrections {
		for _, concern := range correction.Concerns {
			isInRegion := region == "" || len(concern.Regions) == 0 || contains(concern.Regions, region)
			if isInRegion && concern.First <= last && concern.Last >= first {
				found = append(found, correction)
				break
			}
		}
	}
	return found
}

func yearBounds(year int) (first, last time.Time) {
	first = time.Date(year, time.January, 1, 0, 0, 0, 0, time.UTC)
	return first, first.AddDate(1, 0, -1)
}

func (k *kind) isOf(wanted string) bool { return wanted == "all" || contains(k.Types, wanted) }

// isKeptIn returns whether the region, or parts of it, keeps the holiday; one of the country unless it is an exception.
func (k *kind) isKeptIn(region string) bool {
	if len(k.Regions) == 0 {
		return !contains(k.Exceptions, region)
	}
	return contains(k.Regions, region)
}

type share int

const (
	none share = iota
	parts
	whole
)

// share returns how much of a region, or of the country as a whole if it is "", keeps the holiday.
func (k *kind) share(region string) share {
	isPartial := k.Level == "partial"
	isKept := false
	switch {
	case region != "":
		isKept = k.isKeptIn(region)
	case isPartial:
		isKept = len(k.Regions) == 0
	default:
		isKept = k.Level == "national"
	}
	switch {
	case !isKept:
		return none
	case isPartial:
		return parts
	default:
		return whole
	}
}

func equal[T comparable](one, other []T) bool {
	if len(one) != len(other) {
		return false
	}
	for i := range one {
		if one[i] != other[i] {
			return false
		}
	}
	return true
}

func contains[T comparable](items []T, item T) bool {
	for _, candidate := range items {
		if candidate == item {
			return true
		}
	}
	return false
}
