import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import {
  articlePath,
  contentPaths,
  paths,
  previewPath,
  quoteFilePath,
  quoteOpenedPath,
  quotePath,
  tourPath,
} from '#paths.ts';

const exactly = { caseSensitive: true };

/** Entries of the side menu whose screens are still to come. */
const notYetOpen = [paths.adminCabs, paths.adminTourism, paths.adminPlaces, paths.adminImages];

/** The whole route table. The contract's addresses are fixed and odd, so they are listed, not derived from folders. */
export default [
  layout('site/site-layout.tsx', [
    index('site/home/home-page.tsx'),
    route(paths.contact, 'site/contact/contact-page.tsx', exactly),
    ...contentPaths
      .filter((path) => path !== paths.travelPackages)
      .map((path) => route(path, 'site/content-page.tsx', { id: path, ...exactly })),
    route(paths.travelPackages, 'site/packages/travel-packages-page.tsx', exactly),
    route(paths.bhutanPackages, 'site/packages/bhutan-packages-page.tsx', exactly),
    route(paths.bhutanPackage, 'site/packages/package-page.tsx', exactly),
    route(tourPath(':slug'), 'site/packages/tour-page.tsx', exactly),
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
  layout('admin/admin-layout.tsx', [
    route(paths.adminLogin, 'admin/login/login-page.tsx', exactly),
    route(paths.forgotPassword, 'admin/password/forgot-password-page.tsx', exactly),
    route(paths.newPassword, 'admin/password/new-password-page.tsx', exactly),
    route(paths.adminMessagesCsv, 'admin/enquiries/enquiries-csv.ts', exactly),
    route(paths.adminQuotes, 'admin/quotes/quotes-of-lead.ts', exactly),
    route(paths.adminReachCode, 'admin/enquiries/reach-code.ts', exactly),
    route(paths.adminPersonExport, 'admin/privacy/person-export.ts', exactly),
    route(paths.adminDashboard, 'admin/shell/dashboard-layout.tsx', exactly, [
      index('admin/dashboard/dashboard-page.tsx'),
      route(paths.manageUsers, 'admin/users/users-page.tsx', exactly),
      route(paths.activity, 'admin/activity/activity-page.tsx', exactly),
      route(paths.account, 'admin/account/account-page.tsx', exactly),
      route(paths.adminBlogs, 'admin/blogs/blogs-page.tsx', exactly),
      route(paths.writeBlog, 'admin/blogs/write-blog-page.tsx', exactly),
      route(paths.updateBlog, 'admin/blogs/update-blog-page.tsx', exactly),
      route(paths.deleteBlog, 'admin/blogs/delete-blog-page.tsx', exactly),
      route(paths.blogHistory, 'admin/blogs/blog-history-page.tsx', exactly),
      route(paths.adminTourPackages, 'admin/tour-packages/tour-packages-page.tsx', exactly),
      route(paths.tourPackageHistory, 'admin/tour-packages/tour-package-history-page.tsx', exactly),
      route(paths.amountsToCheck, 'admin/amount-review/amounts-page.tsx', exactly),
      route(paths.adminSettings, 'admin/settings/settings-page.tsx', exactly),
      route(paths.adminPerson, 'admin/privacy/person-page.tsx', exactly),
      route(paths.adminMessages, 'admin/enquiries/desk-page.tsx', exactly),
      route(paths.adminLead, 'admin/enquiries/lead-page.tsx', exactly),
      route(paths.adminReplies, 'admin/enquiries/replies-page.tsx', exactly),
      ...notYetOpen.map((path) => route(path, 'admin/shell/not-open-page.tsx', { id: path, ...exactly })),
    ]),
  ]),
] satisfies RouteConfig;
