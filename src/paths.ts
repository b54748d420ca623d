/** Every address of the site. No other file spells an address. */
export const paths = {
  home: '/',
  about: '/aboutus',
  contact: '/contactus',
  blog: '/blog-page',
  blogFeed: '/blog-page/feed.xml',
  taxis: '/taxis',
  delhiTaxi: '/delhi-taxi',
  delhiAirportTaxi: '/delhi-airport-taxi',
  delhiSightseeingTaxi: '/delhi-sightseeing-taxi',
  guwahatiTaxi: '/guwahati-taxi',
  guwahatiAirportTaxi: '/guwahati-airport-taxi',
  /** The fares of a trip and the price of a package, by their fields in the query. */
  cabFare: '/cab-fare',
  packagePrice: '/package-price',
  /** The price of a package as JSON, and its itinerary with that price as a PDF, by the fields of its page. */
  packageEstimate: '/package-price/estimate',
  packagePriceFile: '/package-price/itinerary.pdf',
  /** Where a cab is requested: the fields of the trip and the car in the query. */
  cabBook: '/cab-fare/book',
  /** Suggested stops, as JSON, by `?q=` and `?from=`. */
  fareStops: '/cab-fare/places',
  /** The confirmed rates and the car types, as JSON. */
  fareRates: '/cab-fare/rates',
  /** The fares of a trip as JSON, by the fields of its page. */
  fareEstimate: '/cab-fare/estimate',
  /** Receives that an estimate was made in the browser. */
  fareCount: '/cab-fare/count',
  /** The parent path of the route pages. */
  taxiRoutes: '/taxi',
  adventureTours: '/adventure-tours',
  scubaDiving: '/scuba-diving',
  scubaDivingAndaman: '/scuba-diving-in-andaman',
  ecoTours: '/eco-tours',
  historicalTours: '/historical-tours',
  travelPackages: '/travel-packages',
  /** Redirects to the travel packages. */
  tourPackagesIntro: '/tour-packages-intro',
  bhutanPackages: '/bhutan-tour-packages',
  bhutanPackage: '/bhutan-tour-package-description',
  /** The parent path of packages in India; their list is on the travel packages page. */
  tours: '/tours',
  cruises: '/cruises',
  /** Lists the places to visit, and is the parent path of their pages. */
  places: '/places',
  /** Long reading, which the pages that sell refer to. */
  delhiGuide: '/guides/sights-of-delhi',
  delhiRoadsGuide: '/guides/delhi-airport-and-roads',
  guwahatiGuide: '/guides/guwahati-and-its-roads',
  adventureGuide: '/guides/adventure-in-india',
  divingGuide: '/guides/diving-in-india',
  andamanGuide: '/guides/diving-in-the-andamans',
  natureGuide: '/guides/parks-and-villages',
  historyGuide: '/guides/historical-places',
  bhutanGuide: '/guides/bhutan',
  cruiseGuide: '/guides/cruises-in-india',
  privacy: '/privacy',
  bookingTerms: '/terms-of-booking',
  abTest: '/abtest',
  /** Unpublished content, by a signed link. */
  preview: '/preview',
  /** A customer's quote, by its secret link. */
  quote: '/quote',
  /** What a customer is asked to pay, by its secret link. */
  pay: '/pay',
  /** A customer's booking, by its secret link. */
  customerBooking: '/booking',
  /** Opens a trip's page without network; its page registers it for itself alone. */
  bookingWorker: '/booking/offline.js',
  /** A customer's request of a cab, by its secret link. */
  cabRequest: '/request',
  /** A duty for its driver, by its secret link. */
  driver: '/duty',
  /** Opens a driver's page without network; its folder is what it may answer for. */
  driverWorker: '/duty/offline.js',
  /** All shared components on one page, in development only. */
  kit: '/__kit',
  adminKit: '/adminDashboard/kit',
  adminLogin: '/adminLogin',
  forgotPassword: '/forgotPassword',
  newPassword: '/forgotPassword/new',
  adminDashboard: '/adminDashboard',
  manageUsers: '/adminDashboard/manage-users',
  activity: '/adminDashboard/activity',
  /** How many enquiries are new and late, as data, for the badges of the menu. */
  adminAttention: '/adminDashboard/attention',
  /** What fits the typed words `?q=`, as data, for the search of the staff area. */
  adminFind: '/adminDashboard/find',
  /** Why the browser's last session ended, as data. */
  sessionEnded: '/adminDashboard/session-ended',
  account: '/adminDashboard/account',
  adminSettings: '/adminDashboard/settings',
  /** What cancelling a trip costs, by its kind and from a day on. */
  adminCancellation: '/adminDashboard/cancellation-terms',
  /** What is stored about a customer, by `?id=`; without it, a search for one. */
  customerData: '/adminDashboard/customer-data',
  customerDataExport: '/adminDashboard/customer-data/export',
  adminCustomers: '/adminDashboard/customers',
  /** One customer, by `?id=`. */
  adminCustomer: '/adminDashboard/customers/customer',
  adminCustomerImports: '/adminDashboard/customers/imports',
  /** Receives a file with customers and enquiries. */
  adminCustomerImport: '/adminDashboard/customers/import',
  /** Trips and their services, by day, supplier or trip. */
  adminTrips: '/adminDashboard/trips',
  /** The message to the supplier `?supplier=`, as data; with `?trip=` about that one. */
  adminSupplierMessage: '/adminDashboard/trips/message',
  /** A trip without a quote; `?enquiry=` or `?trip=` says what it begins from. */
  adminNewTrip: '/adminDashboard/trips/new',
  adminSuppliers: '/adminDashboard/suppliers',
  adminNewSupplier: '/adminDashboard/suppliers/new',
  /** One supplier, by `?id=`. */
  adminSupplier: '/adminDashboard/suppliers/supplier',
  /** Names of suppliers with what `?q=` has, of the kind `?kind=`, as data. */
  adminSupplierNames: '/adminDashboard/suppliers/names',
  /** What came in, what is due, where money is: the owner's and the accountant's figures. */
  adminMoney: '/adminDashboard/money',
  /** Refunds to approve, to send and done, and what is to be given back. */
  adminMoneyRefunds: '/adminDashboard/money/refunds',
  /** The entries that came in, by period, place and method. */
  adminMoneyReceived: '/adminDashboard/money/received',
  /** What customers still owe, part by part, by age. */
  adminMoneyDue: '/adminDashboard/money/due',
  /** The register of vouchers, invoices and notes. */
  adminMoneyDocuments: '/adminDashboard/money/documents',
  /** What should be issued and is not, with the reasons. */
  adminMoneyMissing: '/adminDashboard/money/documents/missing',
  /** Companies with one bill for each month: what waits, and their bills. */
  adminMoneyCompanies: '/adminDashboard/money/companies',
  /** Registrations and dated tax rules. */
  adminMoneyTax: '/adminDashboard/money/tax',
  /** Payments that customers say they made, and payments that do not fit. */
  adminMoneyRequests: '/adminDashboard/money/requests',
  /** Who holds cash: drivers, to settle with, and the office. */
  adminMoneyDrivers: '/adminDashboard/money/drivers',
  /** What a settlement with `?driver=` comes to. */
  adminMoneySettle: '/adminDashboard/money/drivers/settle',
  /** One settlement, by `?id=`. */
  adminMoneySettlement: '/adminDashboard/money/drivers/settlement',
  /** The same as a PDF. */
  adminMoneySettlementFile: '/adminDashboard/money/drivers/settlement/settlement.pdf',
  /** What suppliers and partners are owed. */
  adminMoneySuppliers: '/adminDashboard/money/suppliers',
  /** Dues, payments and ledger of a supplier, by `?id=`. */
  adminMoneySupplier: '/adminDashboard/money/suppliers/supplier',
  /** The ledger of `?id=` from `?from=` to `?to=`, as CSV. */
  adminMoneyLedger: '/adminDashboard/money/suppliers/ledger.csv',
  /** Lines of bank statements, and what each of them is. */
  adminMoneyBank: '/adminDashboard/money/bank',
  /** Receives a bank statement. */
  adminMoneyBankFile: '/adminDashboard/money/bank/file',
  /** Files for the accountant, and months that are filed. */
  adminMoneyExports: '/adminDashboard/money/exports',
  /** One of these files, by `?kind=`, `?format=`, `?from=` and `?to=`. */
  adminMoneyExport: '/adminDashboard/money/exports/file',
  adminCabs: '/adminDashboard/manage-cab-booking/',
  /** One booking, by `?id=`. */
  adminBooking: '/adminDashboard/manage-cab-booking/booking',
  /** The fare of another ride for a duty, and who can stay on it, by `?duty=`, as data. */
  adminRideFare: '/adminDashboard/manage-cab-booking/booking/ride-fare',
  /** A new booking; with `?enquiry=` or `?quote=` from that. */
  adminNewBooking: '/adminDashboard/manage-cab-booking/new',
  /** The fare of a trip that staff type, as data. */
  adminBookingFare: '/adminDashboard/manage-cab-booking/new/fare',
  /** Makes the booking of an enquiry or of an accepted quote in one click; with `?enquiry=` what was made of it, as data. */
  adminBookingOf: '/adminDashboard/manage-cab-booking/new/of',
  /** Entries and statement of a duty, by `?id=`. */
  adminSlip: '/adminDashboard/manage-cab-booking/slip',
  /** The same as a PDF. */
  adminSlipFile: '/adminDashboard/manage-cab-booking/slip/slip.pdf',
  /** A voucher of a trip as a PDF, by `?id=`. */
  adminVoucher: '/adminDashboard/voucher',
  /** A tax document as a PDF, by `?id=`. */
  adminDocument: '/adminDashboard/money/document.pdf',
  /** The receipt of a payment as a PDF, by `?id=`. */
  adminReceipt: '/adminDashboard/money/receipt.pdf',
  /** Makes the texts for the drivers of a day. */
  adminDriverTexts: '/adminDashboard/manage-cab-booking/texts',
  adminBookings: '/adminDashboard/manage-cab-booking/bookings',
  adminCars: '/adminDashboard/manage-cab-booking/cars',
  adminDrivers: '/adminDashboard/manage-cab-booking/drivers',
  /** Everything that is stored about a driver, as a file. */
  adminDriverExport: '/adminDashboard/manage-cab-booking/drivers/export',
  /** Imports of cars, drivers or bookings, by `?kind=`. */
  adminBookingImports: '/adminDashboard/manage-cab-booking/imports',
  /** Receives a file with what `?kind=` names. */
  adminBookingImport: '/adminDashboard/manage-cab-booking/imports/file',
  /** A file to fill in, by `?kind=` and `?format=`. */
  adminBookingSample: '/adminDashboard/manage-cab-booking/imports/sample',
  adminBookingFigures: '/adminDashboard/manage-cab-booking/figures',
  /** Cars and drivers as a dispatcher chooses among them for the duty `?duty=`, as data. */
  adminFleetChoices: '/adminDashboard/manage-cab-booking/fleet-choices',
  /** What would be assigned to the open duties of `?day=`, as data. */
  adminCabProposal: '/adminDashboard/manage-cab-booking/proposal',
  adminRates: '/adminDashboard/manage-cab-booking/rates',
  /** Stops, routes and road legs, with their import and export. */
  adminRoutes: '/adminDashboard/manage-cab-booking/routes',
  /** Receives a file with stops, routes, road legs or rates. */
  adminFareImport: '/adminDashboard/manage-cab-booking/routes/import',
  /** A file with all stops, routes, road legs or rates, by `?kind=` and `?format=`. */
  adminFareExport: '/adminDashboard/manage-cab-booking/routes/export',
  /** What was changed of a stop, route or road leg, as data, by `?stop=`, or `?from=` and `?to=` with `leg` for a road leg. */
  adminFareHistory: '/adminDashboard/manage-cab-booking/routes/history',
  /** Names of stops that begin with `?q=`, as data. */
  adminStopNames: '/adminDashboard/manage-cab-booking/routes/place-names',
  adminBlogs: '/adminDashboard/blogs',
  writeBlog: '/adminDashboard/blogs/write_blog',
  updateBlog: '/adminDashboard/blogs/blog-update',
  deleteBlog: '/adminDashboard/blogs/blog-delete',
  blogHistory: '/adminDashboard/blogs/blog-history',
  adminMessages: '/adminDashboard/contactus-messages/',
  adminEnquiry: '/adminDashboard/contactus-messages/enquiry',
  adminBoard: '/adminDashboard/contactus-messages/board',
  adminReplies: '/adminDashboard/contactus-messages/replies',
  adminInboxViews: '/adminDashboard/contactus-messages/views',
  adminMessagesCsv: '/adminDashboard/contactus-messages/enquiries.csv',
  /** Adds an enquiry; with `?number=` it finds the customer. */
  adminAddEnquiry: '/adminDashboard/contactus-messages/add',
  /** The enquiries before and after one in a list of the inbox, as data. */
  adminNeighbours: '/adminDashboard/contactus-messages/neighbours',
  adminClickCode: '/adminDashboard/contactus-messages/code',
  /** The prices of what a caller asks for, as data; `?asked=` has the form's fields. */
  adminCallPrices: '/adminDashboard/contactus-messages/prices',
  /** The packages that a caller may ask about, as data. */
  adminCallPackages: '/adminDashboard/contactus-messages/packages',
  /** Tells open staff pages of every change, as server-sent events. */
  adminLive: '/adminDashboard/contactus-messages/live',
  /** The quotes of an enquiry as data, by `?enquiryId=`; receives what staff do with quotes. */
  adminQuotes: '/adminDashboard/contactus-messages/quotes',
  /** The editor of an enquiry's next quote, by `?id=`. */
  adminQuote: '/adminDashboard/contactus-messages/quote',
  /** A quote that was made, by `?id=` of its enquiry and `version=`. */
  adminQuoteVersion: '/adminDashboard/contactus-messages/quote/version',
  /** All quotes. */
  adminAllQuotes: '/adminDashboard/quotes',
  adminTourism: '/adminDashboard/tourism/',
  adminPage: '/adminDashboard/tourism/page',
  adminPageHistory: '/adminDashboard/tourism/history',
  /** What a staff member is typing on the page `?path=`, in the frame beside its editor. */
  adminPagePreview: '/adminDashboard/tourism/preview',
  adminTourPackages: '/adminDashboard/tour-packages',
  tourPackageHistory: '/adminDashboard/tour-packages/history',
  adminPlaces: '/adminDashboard/places/',
  placeHistory: '/adminDashboard/places/history',
  /** Leads to the preview of a place, by `?id=`. */
  placePreview: '/adminDashboard/places/preview',
  /** What a list of places can be made of, as data. */
  placeChoices: '/adminDashboard/places/choices',
  adminImages: '/adminDashboard/images/',
  /** Receives the pieces of an image, by `?id=` and `&offset=`. */
  adminImageUpload: '/adminDashboard/images/upload',
  /** What the image chooser lists, and where it saves descriptions. */
  adminImageChoices: '/adminDashboard/images/choices',
  /** The photographs of cars, drivers, the office, hotels and boats. */
  adminPhotoSlots: '/adminDashboard/images/slots',
  adminReviews: '/adminDashboard/reviews',
  api: '/api',
  media: '/media',
  /** A photo or an attachment for staff, by `?id=` and `&size=`; never public. */
  adminAttachment: '/adminDashboard/attachment',
  /** Adds and removes files of customers, enquiries, bookings and travellers. */
  adminFiles: '/adminDashboard/files',
  /** Adds, changes, checks, removes and shows the papers of travellers. */
  adminPapers: '/adminDashboard/papers',
  /** Receives clicks on call and chat links. */
  contactClick: '/reach',
  /** Where Razorpay says what was paid. */
  razorpayWebhook: '/webhooks/razorpay',
  /** The token that a message form fetches when its script starts. */
  formToken: '/form-token',
  health: '/healthz',
  ready: '/readyz',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  webManifest: '/site.webmanifest',
} as const;

/** The ids of the message form and of the fare estimator, for links to them. */
export const messageFormId = 'drop-your-message';
export const estimatorId = 'cab-fare';
/** The message form on this page. */
export const messageFormAt = (path: string): string => `${path}#${messageFormId}`;
/** Where a form without script leads, so that the fares are on the screen. */
export const estimatorResultsId = `${estimatorId}-results`;

/** The long pages that are for reading: nothing is sold on them. */
export const guidePaths = [
  paths.delhiGuide,
  paths.delhiRoadsGuide,
  paths.guwahatiGuide,
  paths.adventureGuide,
  paths.divingGuide,
  paths.andamanGuide,
  paths.natureGuide,
  paths.historyGuide,
  paths.bhutanGuide,
  paths.cruiseGuide,
] as const;

/** The pages that are only copy. */
export const contentPaths = [
  paths.about,
  paths.taxis,
  paths.delhiTaxi,
  paths.delhiAirportTaxi,
  paths.delhiSightseeingTaxi,
  paths.guwahatiTaxi,
  paths.guwahatiAirportTaxi,
  paths.adventureTours,
  paths.scubaDiving,
  paths.scubaDivingAndaman,
  paths.ecoTours,
  paths.historicalTours,
  paths.travelPackages,
  paths.cruises,
  paths.privacy,
  ...guidePaths,
] as const;

export type ContentPath = (typeof contentPaths)[number];

/** A row's id as text. */
export const rowId = /^[1-9]\d{0,17}$/;

/** A URL slug. */
export const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export type PublicPage = {
  path: string;
  /** The page's query parameters and their valid values. Others never reach the page. */
  query: Readonly<Record<string, RegExp>>;
};

/** The pages that are the same for every visitor and can be cached. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, query: { interest: /^(jet-skiing|paragliding)$/ } },
  { path: paths.contact, query: {} },
  { path: paths.bookingTerms, query: {} },
  ...contentPaths.map((path) => ({ path, query: {} })),
  { path: paths.bhutanPackages, query: {} },
  { path: paths.bhutanPackage, query: { packageId: rowId } },
  { path: paths.blog, query: { page: /^[1-9]\d{0,5}$/ } },
  { path: paths.places, query: {} },
  { path: paths.abTest, query: {} },
];

/** Permanent redirects of former addresses; sent mails contain those of the staff area. */
export const movedPaths: Readonly<Record<string, string>> = {
  [paths.tourPackagesIntro]: paths.travelPackages,
  [paths.tours]: paths.travelPackages,
  [paths.taxiRoutes]: paths.taxis,
  '/adminDashboard/contactus-messages/lead': paths.adminEnquiry,
  '/adminDashboard/person': paths.customerData,
};

export const articlePath = (name: string): string => `${paths.blog}/${name}`;

export const blogListPath = (page: number): string =>
  page === 1 ? paths.blog : `${paths.blog}?page=${page}`;

export const bhutanPackagePath = (id: string): string => `${paths.bhutanPackage}?packageId=${id}`;

/** The page of a route, `/taxi/guwahati-to-shillong`. */
export const taxiRoutePath = (slug: string): string => `${paths.taxiRoutes}/${slug}`;

/** The page of a place to visit. */
export const placePath = (slug: string): string => `${paths.places}/${slug}`;

export const tourPath = (slug: string): string => `${paths.tours}/${slug}`;

/** Whether the page itself has a message form; from others a link leads to that of the contact page. */
export const hasMessageForm = (path: string): boolean =>
  [paths.home, paths.contact, paths.cabFare, paths.cabBook, paths.bhutanPackage, paths.packagePrice].some(
    (address) => address === path,
  ) || path.startsWith(tourPath(''));

/** Packages of Bhutan have the contract's address. */
export const packagePath = ({ country, id, slug }: { country: string; id: string; slug: string }): string =>
  country === 'Bhutan' ? bhutanPackagePath(id) : tourPath(slug);

/** The id of the section with packages in India. */
export const inIndiaId = 'in-india';

/** The page that lists packages of this country. */
export const packageListPath = (country: string): string =>
  country === 'Bhutan' ? paths.bhutanPackages : `${paths.travelPackages}#${inIndiaId}`;

/** Cacheable files for crawlers and feed readers. */
const publicFiles: readonly PublicPage[] = [
  paths.sitemap,
  paths.robots,
  paths.webManifest,
  paths.blogFeed,
].map((path) => ({ path, query: {} }));

const fixedPages = new Map([...publicPages, ...publicFiles].map((page) => [page.path, page]));
const namedPages = [articlePath(''), tourPath(''), taxiRoutePath(''), placePath('')];

/** The public page at this path, including articles and packages; `undefined` when there can be none. */
export function publicPageAt(path: string): PublicPage | undefined {
  const isNamed = namedPages.some(
    (above) => path.startsWith(above) && slugPattern.test(path.slice(above.length)),
  );
  return isNamed ? { path, query: {} } : fixedPages.get(path);
}

export const previewPath = (token: string): string => `${paths.preview}/${token}`;

/** The token in the path; `undefined` for the router's `.data` requests. */
function tokenIn(path: string): string | undefined {
  const token = path.split('/')[2];
  return token === '' || token?.endsWith('.data') ? undefined : token;
}

/** Whether this is one of the addresses, with the token that the path contains. */
function isOneOf(path: string, ...addresses: ((token: string) => string)[]): boolean {
  const token = tokenIn(path);
  return token !== undefined && addresses.some((address) => path === address(token));
}

/** A preview, which is never cached. */
export const isPreviewPath = (path: string): boolean => isOneOf(path, previewPath);

export const quotePath = (token: string): string => `${paths.quote}/${token}`;

/** Receives the page's report that it was opened. */
export const quoteOpenedPath = (token: string): string => `${quotePath(token)}/opened`;

export const quoteFilePath = (token: string): string => `${quotePath(token)}/quote.pdf`;

/** The receipt of the payment `?entry=` as a PDF. */
export const quoteReceiptPath = (token: string): string => `${quotePath(token)}/receipt.pdf`;

/** The tax document `?number=` as a PDF. */
export const quoteDocumentPath = (token: string): string => `${quotePath(token)}/document.pdf`;

/** A quote's page, report or files, which are never cached. */
export const isQuotePath = (path: string): boolean =>
  isOneOf(path, quotePath, quoteOpenedPath, quoteFilePath, quoteReceiptPath, quoteDocumentPath);

export const payPath = (token: string): string => `${paths.pay}/${token}`;

/** Receives the page's report that it was opened. */
export const payOpenedPath = (token: string): string => `${payPath(token)}/opened`;

/** A payment request and its report, which are never cached. */
export const isPayPath = (path: string): boolean => isOneOf(path, payPath, payOpenedPath);

export const customerBookingPath = (token: string): string => `${paths.customerBooking}/${token}`;

/** Receives the page's report that it was opened. */
export const customerBookingOpenedPath = (token: string): string => `${customerBookingPath(token)}/opened`;

/** Where the customer writes a review of the trip, once staff have asked for one. */
export const reviewPath = (token: string): string => `${customerBookingPath(token)}/review`;

/** The travellers' voucher of a trip. */
export const customerVoucherPath = (token: string): string => `${customerBookingPath(token)}/voucher.pdf`;

/** The receipt of the payment `?entry=` as a PDF. */
export const customerReceiptPath = (token: string): string => `${customerBookingPath(token)}/receipt.pdf`;

/** The tax document `?number=` as a PDF. */
export const customerDocumentPath = (token: string): string => `${customerBookingPath(token)}/document.pdf`;

/** The days and times of a trip for the customer's calendar. */
export const tripCalendarPath = (token: string): string => `${customerBookingPath(token)}/calendar.ics`;

/** Receives a paper of a traveller, with its file of 10 MB at most. */
export const tripPapersPath = (token: string): string => `${customerBookingPath(token)}/papers`;

const isBookingForm = (path: string): boolean =>
  isOneOf(path, customerBookingOpenedPath, reviewPath, tripPapersPath);

/** A customer's booking, its report, its review and its files, which are never cached. */
export const isCustomerBookingPath = (path: string): boolean =>
  isBookingForm(path) ||
  isOneOf(
    path,
    customerBookingPath,
    customerVoucherPath,
    customerReceiptPath,
    customerDocumentPath,
    tripCalendarPath,
  );

/** The page on which a trip is requested, by the fields of the trip with its car. */
export const cabBookPath = (fields: Readonly<Record<string, string>>): string =>
  `${paths.cabBook}?${new URLSearchParams(fields)}`;

export const cabRequestPath = (token: string): string => `${paths.cabRequest}/${token}`;

/** The trip of a request for the customer's calendar. */
export const cabRequestCalendarPath = (token: string): string => `${cabRequestPath(token)}/trip.ics`;

/** A customer's request and its calendar file, which are never cached. */
export const isCabRequestPath = (path: string): boolean =>
  isOneOf(path, cabRequestPath, cabRequestCalendarPath);

export const driverPath = (token: string): string => `${paths.driver}/${token}`;

/** Receives one entry of the page's outbox. */
export const driverEntryPath = (token: string): string => `${driverPath(token)}/entry`;

/** Receives the page's report that it was opened. */
export const driverOpenedPath = (token: string): string => `${driverPath(token)}/opened`;

/** Receives the photo of the expense `?key=`. */
export const driverPhotoPath = (token: string): string => `${driverPath(token)}/photo`;

/** A driver's page and where it sends its entries and its report, which are never cached. */
export const isDriverPath = (path: string): boolean =>
  isOneOf(path, driverPath, driverEntryPath, driverOpenedPath);

/** The public pages that accept a form. */
export const takesForm = (path: string): boolean =>
  path === paths.home ||
  path === paths.contact ||
  path === paths.cabFare ||
  path === paths.cabBook ||
  path === paths.packagePrice ||
  isQuotePath(path) ||
  isPayPath(path) ||
  isBookingForm(path) ||
  isDriverPath(path);

/** The share card of `/contactus` is `/share/contactus.jpg`; the build draws one per page. */
export const shareCardPath = (path: string): string =>
  `/share/${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/** The share card of what has a poster as its picture: a tour, an article, a place. */
export const posterCardPath = (name: string): string => `/share/poster-${name}.jpg`;

/** The copy of a poster that links in the database name. */
export const posterCopyPath = (name: string): string => `/posters/${name}.webp`;

export const mediaPath = (key: string): string => `${paths.media}/${key}`;

/** The address of an image that texts and fields contain. It stays when the image is replaced; see docs/images.md. */
export const imagePath = (id: string): string => mediaPath(`image/${id}.webp`);

/** The router's suffix for requests to loaders and actions. */
const dataEnding = /\.data$/;

/** Pages with an editor or with long texts, which accept large bodies. */
export const isEditorPath = (path: string): boolean =>
  [
    paths.writeBlog,
    paths.updateBlog,
    paths.adminTourPackages,
    paths.adminRoutes,
    paths.adminSettings,
    paths.adminPage,
  ].some((editor) => editor === path.replace(dataEnding, ''));

/** Pages that log in or set a password, also the shell of the staff area. They accept short bodies from everyone. */
export const isLoginPath = (path: string): boolean =>
  path.startsWith(paths.adminLogin) ||
  path.startsWith(paths.forgotPassword) ||
  /^\/adminDashboard\/?_?(\.data)?$/.test(path);

/** The addresses that accept a file of 2 MB: fares, or cars, drivers and bookings. */
export const isCabImportPath = (path: string): boolean =>
  [paths.adminFareImport, paths.adminBookingImport].some(
    (address) => address === path.replace(dataEnding, ''),
  );

/** The address that accepts an imported list of customers. */
export const isCustomerImportPath = (path: string): boolean =>
  path.replace(dataEnding, '') === paths.adminCustomerImport;

/** The addresses that accept a file of 10 MB. */
export const isFilePath = (path: string): boolean =>
  [paths.adminFiles, paths.adminPapers].some((address) => address === path.replace(dataEnding, '')) ||
  isOneOf(path, tripPapersPath);

const staffPaths = [paths.adminLogin, paths.forgotPassword, paths.adminDashboard];

/** Staff pages are never cached, hydrated by the router, and have their own CSP. */
export function isStaffPath(path: string): boolean {
  return staffPaths.some(
    (staff) => path === staff || path.startsWith(`${staff}/`) || path.startsWith(`${staff}.`),
  );
}
