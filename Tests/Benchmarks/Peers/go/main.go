// Serves a page in three ways: /hot serves its bytes from memory; /cold renders it from a finished view model, and
// /holidays/ES/2021?region=all from entities of countries. With net/http and html/template, or with -fast with fasthttp
// and quicktemplate.
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
	entities := flag.String("entities", "", "file with entities of countries, as JSON")
	day := flag.String("today", "", "the day that it is, YYYY-MM-DD")
	isFast := flag.Bool("fast", false, "use fasthttp and quicktemplate")
	flag.Parse()

	var data content
	if *hot != "" {
		data.hot = read(*hot)
	}
	if *cold != "" {
		data.model = new(page)
		if err := json.Unmarshal(read(*cold), data.model); err != nil {
			log.Fatal(err)
		}
	}
	if *entities != "" {
		var err error
		if data.calendars, data.site, err = newCalendars(read(*entities)); err != nil {
			log.Fatal(err)
		}
		if data.today, err = time.Parse(isoDate, *day); err != nil {
			log.Fatal(err)
		}
	}
	if *isFast {
		log.Fatal(serveFast(*address, &data))
	}
	log.Fatal(serve(*address, &data))
}

// content has what the program serves: nil or empty for what the options do not give.
type content struct {
	hot       []byte
	model     *page
	calendars map[string]*calendar
	site      *assets
	today     time.Time
}

func serve(address string, data *content) error {
	http.HandleFunc("/hot", func(w http.ResponseWriter, _ *http.Request) { send(w, data.hot) })
	http.HandleFunc("/cold", func(w http.ResponseWriter, _ *http.Request) { render(w, data.model) })
	http.HandleFunc("/holidays/", func(w http.ResponseWriter, r *http.Request) {
		kind, region := "", ""
		if r.URL.RawQuery != "" {
			query := r.URL.Query()
			kind, region = query.Get("type"), query.Get("region")
		}
		where, country := parse(r.URL.Path, kind, region, data.calendars)
		if country == nil {
			http.NotFound(w, r)
			return
		}
		render(w, country.listing(data.site, where, data.today))
	})
	return http.ListenAndServe(address, nil)
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
