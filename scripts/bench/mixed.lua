-- 90 pages, 8 calls and 2 enquiries of 100 requests, in a fixed order that spreads them.
local pages = {
  "/", "/aboutus", "/contactus", "/taxis", "/delhi-taxi", "/guwahati-taxi", "/guwahati-airport-taxi", "/adventure-tours",
  "/scuba-diving", "/eco-tours", "/travel-packages", "/cruises", "/bhutan-tour-packages", "/blog-page",
  "/blog-page?page=2", "/no-such-page", "/sitemap.xml", "/guwahati-taxi?utm_source=x",
}
local encodings = { "br", "gzip", "identity" }
local threads = 0
function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

local count = 0
function init()
  math.randomseed(os.time() * 10 + number)
end

local function enquiry()
  local headers = {
    ["Content-Type"] = "application/x-www-form-urlencoded",
    ["X-Forwarded-For"] = string.format("%d.%d.%d.%d", math.random(11, 99), math.random(0, 255), math.random(0, 255), math.random(1, 254)),
    ["Idempotency-Key"] = string.format("%08x-%08x-%08x", math.random(0, 2^31 - 1), math.random(0, 2^31 - 1), count),
  }
  local body = string.format("n_name=Asha+Devi&n_contactno=98%08d&n_message=To+Kaziranga,+%d+of+us", math.random(0, 99999999), count)
  return wrk.format("POST", "/api/contact-us-message", headers, body)
end

function request()
  count = count + 1
  local place = count % 100
  if place == 25 or place == 75 then return enquiry() end
  if place % 12 == 0 and place > 0 then return wrk.format("GET", "/api/bhutan-tour-packages") end
  local path = pages[count % #pages + 1]
  return wrk.format("GET", path, { ["Accept-Encoding"] = encodings[count % 3 + 1] })
end
