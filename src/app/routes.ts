import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import {
  articlePath,
  contentPaths,
  paths,
  previewPath,
  quoteFilePath,
  quoteOpenedPath,
  quotePath,
  taxiRoutePath,
  tourPath,
} from '#paths.ts';

const exactly = { caseSensitive: true };

/** Menu entries whose pages do not exist yet. */
const notYetOpen = [paths.adminTourism, paths.adminPlaces, paths.adminImages];

/** All routes. The contract's addresses follow no pattern, so they are listed and not derived from folders. */
export default [
  layout('site/site-layout.tsx', [
    index('site/home/home-page.tsx'),
    route(paths.contact, 'site/contact/contact-page.tsx', exactly),
    route(paths.cabFare, 'site/fares/cab-fare-page.tsx', exactly),
    ...contentPaths
      .filter((path) => path !== paths.travelPackages)
      .map((path) => route(path, 'site/content-page.tsx', { id: path, ...exactly })),
    route(paths.travelPackages, 'site/packages/travel-packages-page.tsx', exactly),
    route(paths.bhutanPackages, 'site/packages/bhutan-packages-page.tsx', exactly),
    route(paths.bhutanPackage, 'site/packages/package-page.tsx', exactly),
    route(tourPath(':slug'), 'site/packages/tour-page.tsx', exactly),
    route(taxiRoutePath(':slug'), 'site/fares/route-page.tsx', exactly),
    route(paths.blog, 'site/blog/blog-page.tsx', exactly),
    route(articlePath(':slug'), 'site/blog/article-page.tsx', exactly),
    route(previewPath(':token'), 'site/preview/preview-page.tsx', exactly),
    ...(import.meta.env.DEV ? [route(paths.kit, 'site/kit/kit-page.tsx', exactly)] : []),
    route('*', 'site/not-found-page.tsx'),
  ]),
  route(paths.abTest, 'site/ab-test-page.tsx', exactly),
  route(quotePath(':token'), 'site/quote/quote-page.tsx', exactly),
  route(quoteOpenedPath(':token'), 'site/quote/quote-opened.ts', exactly),
  route(quoteFilePath(':token'), 'site/quote/quote-file.ts', exactly),
  route(paths.sitemap, 'site/machines/sitemap.ts', exactly),
  route(paths.robots, 'site/machines/robots.ts', exactly),
  route(paths.webManifest, 'site/machines/web-manifest.ts', exactly),
  route(paths.blogFeed, 'site/machines/feed.ts', exactly),
  layout('staff/admin-layout.tsx', [
    route(paths.adminLogin, 'staff/login/login-page.tsx', exactly),
    route(paths.forgotPassword, 'staff/password/forgot-password-page.tsx', exactly),
    route(paths.newPassword, 'staff/password/new-password-page.tsx', exactly),
    route(paths.adminMessagesCsv, 'staff/enquiries/inbox/enquiries-csv.ts', exactly),
    route(paths.adminQuotes, 'staff/quotes/quotes-resource.ts', exactly),
    route(paths.adminReachCode, 'staff/enquiries/inbox/click-code.ts', exactly),
    route(paths.adminFareImport, 'staff/routes/fare-import.ts', exactly),
    route(paths.adminFareExport, 'staff/routes/fare-export.ts', exactly),
    route(paths.adminFareHistory, 'staff/routes/fare-history.ts', exactly),
    route(paths.adminPlaceNames, 'staff/routes/place-names.ts', exactly),
    route(paths.customerDataExport, 'staff/customer-data/customer-export.ts', exactly),
    route(paths.adminDashboard, 'staff/shell/dashboard-layout.tsx', exactly, [
      index('staff/dashboard/dashboard-page.tsx'),
      route(paths.manageUsers, 'staff/users/users-page.tsx', exactly),
      route(paths.activity, 'staff/activity/activity-page.tsx', exactly),
      route(paths.account, 'staff/account/account-page.tsx', exactly),
      route(paths.adminBlogs, 'staff/blogs/blogs-page.tsx', exactly),
      route(paths.writeBlog, 'staff/blogs/write-blog-page.tsx', exactly),
      route(paths.updateBlog, 'staff/blogs/update-blog-page.tsx', exactly),
      route(paths.deleteBlog, 'staff/blogs/delete-blog-page.tsx', exactly),
      route(paths.blogHistory, 'staff/blogs/blog-history-page.tsx', exactly),
      route(paths.adminTourPackages, 'staff/tour-packages/tour-packages-page.tsx', exactly),
      route(paths.tourPackageHistory, 'staff/tour-packages/tour-package-history-page.tsx', exactly),
      route(paths.amountsToCheck, 'staff/amount-review/amounts-page.tsx', exactly),
      route(paths.adminSettings, 'staff/settings/settings-page.tsx', exactly),
      route(paths.customerData, 'staff/customer-data/customer-data-page.tsx', exactly),
      route(paths.adminMessages, 'staff/enquiries/inbox/inbox-page.tsx', exactly),
      route(paths.adminEnquiry, 'staff/enquiries/enquiry/enquiry-page.tsx', exactly),
      route(paths.adminReplies, 'staff/enquiries/replies/replies-page.tsx', exactly),
      route(paths.adminCabs, 'staff/cabs/cabs-page.tsx', exactly),
      route(paths.adminRates, 'staff/rates/rates-page.tsx', exactly),
      route(paths.adminRoutes, 'staff/routes/routes-page.tsx', exactly),
      ...notYetOpen.map((path) => route(path, 'staff/shell/not-open-page.tsx', { id: path, ...exactly })),
    ]),
  ]),
] satisfies RouteConfig;
