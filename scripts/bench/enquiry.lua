-- Each request is an enquiry of its own: other key, number and sender.
local threads = 0
function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

local count = 0
function init()
  math.randomseed(os.time() * 10 + number)
end

function request()
  count = count + 1
  local headers = {
    ["Content-Type"] = "application/x-www-form-urlencoded",
    ["X-Forwarded-For"] = string.format("%d.%d.%d.%d", math.random(11, 99), math.random(0, 255), math.random(0, 255), math.random(1, 254)),
    ["Idempotency-Key"] = string.format("%08x-%08x-%08x", math.random(0, 2^31 - 1), math.random(0, 2^31 - 1), count),
  }
  local body = string.format(
    "n_name=Asha+Devi&n_contactno=98%08d&n_email=asha.%d%%40example.com&n_message=To+Kaziranga+in+March,+%d+of+us",
    math.random(0, 99999999), math.random(0, 2^31 - 1), count)
  return wrk.format("POST", nil, headers, body)
end
