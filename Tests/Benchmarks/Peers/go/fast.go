package main

import (
	"bytes"
	"runtime/debug"

	"github.com/valyala/fasthttp"
)

var holidaysPrefix = []byte("/holidays/")

// serveFast serves the same as serve, with fasthttp, and with the template that quicktemplate compiled.
func serveFast(address string, data *content) error {
	// The heap is small, so that it may grow more than usual between two collections.
	debug.SetGCPercent(400)
	server := fasthttp.Server{Handler: func(ctx *fasthttp.RequestCtx) {
		ctx.SetContentType("text/html; charset=utf-8")
		switch path := ctx.Path(); {
		case bytes.HasPrefix(path, holidaysPrefix):
			query := ctx.QueryArgs()
			where, country := parse(
				string(path), string(query.Peek("type")), string(query.Peek("region")), data.calendars)
			if country == nil {
				ctx.NotFound()
				return
			}
			WritePage(ctx, country.listing(data.site, where, data.today))
		case string(path) == "/hot":
			ctx.SetBody(data.hot)
		case string(path) == "/cold":
			WritePage(ctx, data.model)
		default:
			ctx.NotFound()
		}
	}}
	return server.ListenAndServe(address)
}
