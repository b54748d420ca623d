-- Addresses that were never requested before, of every kind that a web process looks up.
local kinds = {
  "/blog-page/unknown-", "/bhutan-tour-package-description?packageId=9", "/blog-page?page=9", "/quote/unknown-",
  "/preview/unknown-", "/media/unknown-", "/unknown-", "/api/unknown-",
}
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", kinds[count % #kinds + 1] .. count % 99999)
end
