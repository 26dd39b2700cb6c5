-- 100,000 addresses in pseudo-random order: lists of all countries, years and types, searches, and draws of quotes.
local countries = {}
for file in io.popen("ls Sources/Documents/Data/holidays"):lines() do
    countries[#countries + 1] = file:sub(1, 2)
end
local number = 0

request = function()
    number = (number * 4621 + 12347) % 100000
    local year = 2020 + number % 16
    local country = countries[number % #countries + 1]
    if number % 4 == 0 then return wrk.format("GET", "/quotes?draw=" .. number) end
    if number % 4 == 1 then return wrk.format("GET", "/holidays/" .. country .. "/" .. year .. "?type=all") end
    if number % 4 == 2 then return wrk.format("GET", "/countries?q=" .. number) end
    return wrk.format("GET", "/holidays/" .. country .. "/" .. year)
end
