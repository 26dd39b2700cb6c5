// Serves a page in three ways: /hot serves its bytes from memory; /cold renders it with html/template from a finished
// view model, and /holidays/ES/2021 from a country's entities.
package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"flag"
	"html/template"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

//go:embed page.tmpl
var source string

var (
	parsed  = template.Must(template.New("page").Parse(source))
	buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}
)

func main() {
	address := flag.String("address", "", "where to listen")
	hot := flag.String("hot", "", "file with the page's bytes")
	cold := flag.String("cold", "", "file with the page's view model, as JSON")
	entities := flag.String("entities", "", "file with a country's entities, as JSON")
	day := flag.String("today", "", "the day that it is, YYYY-MM-DD")
	flag.Parse()

	if *hot != "" {
		content := read(*hot)
		http.HandleFunc("/hot", func(w http.ResponseWriter, _ *http.Request) { send(w, content) })
	}
	if *cold != "" {
		model := new(page)
		if err := json.Unmarshal(read(*cold), model); err != nil {
			log.Fatal(err)
		}
		http.HandleFunc("/cold", func(w http.ResponseWriter, _ *http.Request) { render(w, model) })
	}
	if *entities != "" {
		country, err := newCalendar(read(*entities))
		if err != nil {
			log.Fatal(err)
		}
		today, err := time.Parse(isoDate, *day)
		if err != nil {
			log.Fatal(err)
		}
		http.HandleFunc("/holidays/", func(w http.ResponseWriter, r *http.Request) {
			where, found := country.parse(r)
			if !found {
				http.NotFound(w, r)
				return
			}
			render(w, country.listing(where, today))
		})
	}
	log.Fatal(http.ListenAndServe(*address, nil))
}

// parse parses the address of a request, such as /holidays/ES/2021?type=all&region=AN; false if it is unknown.
func (c *calendar) parse(r *http.Request) (place, bool) {
	code, yearText, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/holidays/"), "/")
	year, err := strconv.Atoi(yearText)
	if err != nil || code != c.Country.Code || !c.isKnown(year) {
		return place{}, false
	}
	wanted := filter{kind: "public"}
	if r.URL.RawQuery != "" {
		query := r.URL.Query()
		if kind := query.Get("type"); kind != "" {
			wanted.kind = kind
		}
		wanted.region = query.Get("region")
	}
	_, isRegion := c.regionNames[wanted.region]
	found := (wanted.kind == "all" || contains(types, wanted.kind)) && (wanted.region == "" || isRegion)
	return place{code, year, wanted}, found
}

func render(w http.ResponseWriter, data *page) {
	buffer := buffers.Get().(*bytes.Buffer)
	defer buffers.Put(buffer)
	buffer.Reset()
	if err := parsed.Execute(buffer, data); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	send(w, buffer.Bytes())
}

func send(w http.ResponseWriter, body []byte) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.Write(body)
}

func read(path string) []byte {
	content, err := os.ReadFile(path)
	if err != nil {
		log.Fatal(err)
	}
	return content
}
