import { paths } from './paths.ts';

/** The editor of the enquiry's next quote. */
export const newQuotePath = (enquiryId: string): string => `${paths.adminQuote}?id=${enquiryId}`;

export const quoteVersionPath = (enquiryId: string, version: number): string =>
  `${paths.adminQuoteVersion}?id=${enquiryId}&version=${version}`;

export const adminQuotesPath = (enquiryId: string): string => `${paths.adminQuotes}?enquiryId=${enquiryId}`;

export const customerPath = (id: string): string => `${paths.adminCustomer}?id=${id}`;

export const customerDataPath = (id: string): string => `${paths.customerData}?id=${id}`;

/** Without a version, the history of all. */
const historyPath = (path: string, id: string, version?: number): string =>
  `${path}?id=${id}${version === undefined ? '' : `&version=${version}`}`;

export const tourPackageHistoryPath = (id: string, version?: number): string =>
  historyPath(paths.tourPackageHistory, id, version);

/** The staff's list of packages, with the popup to edit this one. */
export const editTourPackagePath = (id: string): string => `${paths.adminTourPackages}?edit=${id}`;

export const deletedTourPackagesPath = `${paths.adminTourPackages}?shelf=deleted`;

export const enquiryPath = (id: string): string => `${paths.adminEnquiry}?id=${id}`;

/** What is open with a supplier, over all trips. */
export const openOfSupplierPath = (id: string): string => `${paths.adminTrips}?view=supplier&id=${id}`;

/** What a settlement with a driver comes to. */
export const settlePath = (driverId: string): string => `${paths.adminMoneySettle}?driver=${driverId}`;

export const settlementPath = (id: string): string => `${paths.adminMoneySettlement}?id=${id}`;

export const settlementFilePath = (id: string): string => `${paths.adminMoneySettlementFile}?id=${id}`;

/** What a supplier is owed and was paid. */
export const supplierDuesPath = (id: string): string => `${paths.adminMoneySupplier}?id=${id}`;

export const supplierPath = (id: string): string => `${paths.adminSupplier}?id=${id}`;

const fleetPath = (path: string, search: string, isEnded: boolean): string =>
  `${path}?${new URLSearchParams({ search, ...(isEnded && { show: 'ended' }) })}`;

/** The list of cars with this one. */
export const carInListPath = (plate: string, isEnded: boolean): string =>
  fleetPath(paths.adminCars, plate, isEnded);

/** The list of drivers with this one. */
export const driverInListPath = (name: string, isEnded: boolean): string =>
  fleetPath(paths.adminDrivers, name, isEnded);

/** The entries and the statement of a duty. */
export const slipPath = (dutyId: string): string => `${paths.adminSlip}?id=${dutyId}`;

export const slipFilePath = (dutyId: string): string => `${paths.adminSlipFile}?id=${dutyId}`;

export const documentFilePath = (id: string): string => `${paths.adminDocument}?id=${id}`;

export const receiptFilePath = (entryId: string): string => `${paths.adminReceipt}?id=${entryId}`;

export const voucherFilePath = (id: string): string => `${paths.adminVoucher}?id=${id}`;

/** A picture of an attachment, or its PDF. */
export const attachmentPath = (id: string, size: 'small' | 'large' = 'large'): string =>
  `${paths.adminAttachment}?id=${id}&size=${size}`;

export const bookingPath = (id: string): string => `${paths.adminBooking}?id=${id}`;

/** The import of cars, drivers or bookings. */
export const bookingImportsPath = (kind: 'cars' | 'drivers' | 'bookings'): string =>
  `${paths.adminBookingImports}?kind=${kind}`;

/** The cabs' board on this day. */
export const boardDayPath = (day: string): string => `${paths.adminCabs}?day=${day}`;

/** Duties that have no car or no driver and are late or begin in the next 24 hours. */
export const unassignedSoonPath = `${paths.adminBookings}?view=unassigned-soon`;

/** The form for a trip without a quote, with what is known of an enquiry. */
export const newTripPath = (enquiryId: string): string => `${paths.adminNewTrip}?enquiry=${enquiryId}`;

/** The form for a new booking, with what is known of an enquiry or of an accepted quote, or for another ride of a booking. */
export const newBookingPath = (from: { enquiry: string } | { quote: string } | { booking: string }): string =>
  `${paths.adminNewBooking}?${new URLSearchParams(from)}`;

/** The mailed link; its token is in the fragment, which is not sent to the server or logged. */
export const passwordResetPath = (token: string): string => `${paths.newPassword}#${token}`;

export const placeHistoryPath = (id: string, version?: number): string =>
  historyPath(paths.placeHistory, id, version);

export const placePreviewPath = (id: string): string => `${paths.placePreview}?id=${id}`;

/** The field of a setting, in the form of all settings. */
export const settingPath = (field: string): string => `${paths.adminSettings}#${field}`;

/** The editor of a page of the website, by the page's address. */
export const editPagePath = (path: string): string => `${paths.adminPage}?${new URLSearchParams({ path })}`;
export const pageHistoryPath = (path: string, version?: number): string =>
  `${paths.adminPageHistory}?${new URLSearchParams({ path, ...(version && { version: String(version) }) })}`;
/** What this staff member is typing on a page, as visitors will see it. */
export const pagePreviewPath = (path: string): string =>
  `${paths.adminPagePreview}?${new URLSearchParams({ path })}`;
