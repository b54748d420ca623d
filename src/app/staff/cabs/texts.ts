import { paths } from '#paths.ts';

/** Cab fares and the trips that customers ask for. */
export const staffFaresContent = {
  noFare: 'no fare shown',
  panel: {
    heading: 'Trip',
    route: 'Route',
    trip: 'Trip',
    stops: 'Stops on the way',
    people: 'People',
    pickUp: 'Pick-up',
    hours: 'Hours',
    car: 'Car',
    distance: 'Distance',
    unknownDistance: 'Not known: to be asked',
    fare: 'Fare shown',
    noFare: 'None: the customer waits for one',
    lines: 'How it was worked out',
    subtotal: 'Subtotal',
    rounding: 'Rounding',
    total: 'Total',
    rates: 'Rates',
    version: (version: number) => `Version ${version}`,
    validUntil: 'Valid until',
    expired: 'expired',
  },
  report: {
    heading: 'Cab fares',
    intro: (days: number) =>
      `Estimates on the site and the enquiries that followed, in the last ${days} days.`,
    byRoute: 'By route',
    route: 'Route',
    byCar: 'By car',
    car: 'Car',
    estimates: 'Estimates',
    enquiries: 'Enquiries',
    between: (from: string, to: string) => `${from} – ${to}`,
    kinds: { 'by-hours': 'By the hour', 'other-places': 'Other places' },
    total: 'All',
    otherRoutes: 'Other routes',
    none: 'No estimates and no enquiries with a trip in these days.',
    rates: 'Open the rates',
  },
} as const;

/** The hub of the cabs' screens and the links between them. */
export const staffCabsContent = {
  title: 'Cabs',
  navLabel: 'Cabs',
  parts: [
    { name: 'Board', path: paths.adminCabs },
    { name: 'Bookings', path: paths.adminBookings },
    { name: 'Cars', path: paths.adminCars },
    { name: 'Drivers', path: paths.adminDrivers },
    { name: 'Figures', path: paths.adminBookingFigures },
    { name: 'Rates', path: paths.adminRates },
    { name: 'Stops & routes', path: paths.adminRoutes },
    { name: 'Import', path: paths.adminBookingImports },
  ],
} as const;
