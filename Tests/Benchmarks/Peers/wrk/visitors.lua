-- Each thread is a visitor, who asks for one page again and again: the first thread for the first argument, and so on.
local count = 0

function setup(thread)
    count = count + 1
    thread:set("number", count)
end

function init(arguments)
    address = arguments[number]
end

function request()
    return wrk.format("GET", address)
end
