import { paths } from '#paths.ts';

/** Cab fares and the trips that customers ask for. */
export const staffFaresContent = {
  cities: { delhi: 'Delhi', guwahati: 'Guwahati' },
  /** Used where the stored name of a car type is not at hand. */
  cars: { compact: 'Compact', sedan: 'Sedan', suv: 'SUV', luxury: 'Luxury' },
  trips: {
    'one-way': 'One way',
    'round-trip': 'Round trip',
    airport: 'Airport transfer',
    local: 'Local, by the hour',
    sightseeing: 'Sightseeing day',
  },
  route: (from: string, to: string) => [from, to].filter(Boolean).join(' → '),
  inCity: (city: string) => `In ${city}`,
  hours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  km: (km: string) => `${km} km`,
  noFare: 'no fare shown',
  panel: {
    heading: 'Trip',
    route: 'Route',
    trip: 'Trip',
    pickUp: 'Pick-up',
    returnDay: 'Return',
    car: 'Car',
    distance: 'Distance',
    unknownDistance: 'Not known: to be asked',
    fare: 'Fare shown',
    noFare: 'None: the customer waits for one',
    lines: 'How it was worked out',
    item: 'Item',
    quantity: 'Quantity',
    rate: 'Rate',
    amount: 'Amount',
    subtotal: 'Subtotal',
    cgst: (percent: string) => `CGST ${percent}%`,
    sgst: (percent: string) => `SGST ${percent}%`,
    rounding: 'Rounding',
    total: 'Total',
    rates: 'Rates',
    version: (version: number) => `Version ${version}`,
    validUntil: 'Valid until',
    expired: 'expired',
  },
  lineKinds: {
    distance: 'Distance in km',
    'minimum-distance': 'Minimum distance in km',
    'hour-package': 'Hour package',
    'extra-distance': 'Extra km',
    'extra-time': 'Extra time, steps',
    waiting: 'Waiting, steps',
  },
  quoteLine: (car: string, route: string, trip: string, day: string) =>
    [car, route, trip, day].filter(Boolean).join(', '),
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
    share: 'Of estimates',
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
    {
      name: 'Rates',
      path: paths.adminRates,
      text: 'What a ride costs by car type, the policy and the tax. With history.',
    },
    {
      name: 'Places & routes',
      path: paths.adminRoutes,
      text: 'Where customers go, with kilometres and hours. Import and export.',
    },
  ],
} as const;
