package main

import (
	"encoding/json"
	"sort"
	"time"
)

// A calendar has the holidays of one country in memory.
type calendar struct {
	Assets struct {
		Icon, Styles, Script string
		Credits              []string
	}
	Country struct{ Code, Name string }
	Years   struct{ First, Last int }
	Regions []struct{ Code, Name string }

	holidays    []*holiday // in date order
	regionNames map[string]string
}

// A kind has the properties that all days of a holiday share.
type kind struct {
	Name                       text
	LocalName                  *text
	Types, Regions, Exceptions []string
}

type text struct{ Text, Language string }

type holiday struct {
	kind           *kind
	date, observed time.Time // observed is zero where it is the date
	isEstimated    bool
	slug           string
}

// A filter selects holidays: of one type or "all", in one region or "".
type filter struct{ kind, region string }

const fortnight = 14 * 24 * time.Hour

func newCalendar(data []byte) (*calendar, error) {
	var document struct {
		calendar
		Kinds    []*kind
		Holidays []struct {
			Date, Observed, Slug string
			IsEstimated          bool
			Kind                 int
		}
	}
	if err := json.Unmarshal(data, &document); err != nil {
		return nil, err
	}
	result := &document.calendar
	result.regionNames = make(map[string]string, len(result.Regions))
	for _, region := range result.Regions {
		result.regionNames[region.Code] = region.Name
	}
	for _, day := range document.Holidays {
		date, err := time.Parse(isoDate, day.Date)
		if err != nil {
			return nil, err
		}
		var observed time.Time
		if day.Observed != "" {
			if observed, err = time.Parse(isoDate, day.Observed); err != nil {
				return nil, err
			}
		}
		result.holidays = append(result.holidays,
			&holiday{document.Kinds[day.Kind], date, observed, day.IsEstimated, day.Slug})
	}
	return result, nil
}

func (c *calendar) isKnown(year int) bool { return year >= c.Years.First && year <= c.Years.Last }

// listedIn returns the holidays whose date or observed day is in a year, in one region or all. The two days differ by
// at most two weeks.
func (c *calendar) listedIn(year int, region string) []*holiday {
	first := time.Date(year, time.January, 1, 0, 0, 0, 0, time.UTC)
	last := time.Date(year, time.December, 31, 0, 0, 0, 0, time.UTC)
	candidates := c.between(first.AddDate(0, 0, -14), last.AddDate(0, 0, 14))
	listed := make([]*holiday, 0, len(candidates))
	for _, h := range candidates {
		if (h.date.Year() == year || h.observed.Year() == year) && h.isKeptIn(region) {
			listed = append(listed, h)
		}
	}
	return listed
}

// next returns the next holiday that passes the filter, and the first of its days that is not past; nil if nothing
// follows.
func (c *calendar) next(today time.Time, wanted filter) (next *holiday, on time.Time) {
	for _, h := range c.between(today.AddDate(0, 0, -7), today.AddDate(0, 0, 372)) {
		// Holidays are in date order, and observed at most two weeks before their date: nothing earlier can follow.
		if next != nil && h.date.Sub(on) > fortnight {
			break
		}
		if !h.isOf(wanted.kind) || !h.isKeptIn(wanted.region) || h.isPast(today) {
			continue
		}
		if day := h.upcoming(today); next == nil || day.Before(on) {
			next, on = h, day
		}
	}
	return next, on
}

// between returns the holidays whose date is from one day through another.
func (c *calendar) between(first, last time.Time) []*holiday {
	start := sort.Search(len(c.holidays), func(i int) bool { return !c.holidays[i].date.Before(first) })
	end := sort.Search(len(c.holidays), func(i int) bool { return c.holidays[i].date.After(last) })
	return c.holidays[start:end]
}

func (h *holiday) isOf(kind string) bool { return kind == "all" || contains(h.kind.Types, kind) }

// isKeptIn returns whether the region has the holiday; a national one applies unless the region is an exception.
func (h *holiday) isKeptIn(region string) bool {
	if region == "" {
		return true
	}
	if len(h.kind.Regions) == 0 {
		return !contains(h.kind.Exceptions, region)
	}
	return contains(h.kind.Regions, region)
}

// isPast returns whether the day and the observed day are both past.
func (h *holiday) isPast(today time.Time) bool {
	return h.date.Before(today) && h.observed.Before(today)
}

// upcoming returns the first of a holiday's two days that is not past.
func (h *holiday) upcoming(today time.Time) time.Time {
	if h.observed.Before(today) || !h.date.Before(today) && h.date.Before(h.observed) {
		return h.date
	}
	return h.observed
}

func contains(items []string, item string) bool {
	for _, candidate := range items {
		if candidate == item {
			return true
		}
	}
	return false
}
