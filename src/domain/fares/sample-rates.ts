import type { HourPackage, RateCard, Rates } from './rates.ts';

type InRupees = {
  oneWay: number;
  roundTrip: number;
  fourHours: number;
  eightHours: number;
  extraKm: number;
  extraHour: number;
  airport: number;
};

function card(rupees: InRupees): RateCard {
  const hourPackages: HourPackage[] = [
    { hours: 4, km: 40, paise: rupees.fourHours * 100 },
    { hours: 8, km: 80, paise: rupees.eightHours * 100 },
  ];
  return {
    oneWay: { perKm: rupees.oneWay * 100, minKm: 0 },
    roundTrip: { perKm: rupees.roundTrip * 100, minKmPerDay: 250 },
    airport: { perKm: rupees.airport * 100, minKm: 0 },
    hourPackages,
    extraKm: rupees.extraKm * 100,
    extraHour: rupees.extraHour * 100,
  };
}

const cards = {
  compact: card({
    oneWay: 16,
    roundTrip: 12,
    fourHours: 1000,
    eightHours: 1800,
    extraKm: 14,
    extraHour: 150,
    airport: 22,
  }),
  sedan: card({
    oneWay: 19,
    roundTrip: 14,
    fourHours: 1200,
    eightHours: 2200,
    extraKm: 15,
    extraHour: 180,
    airport: 28,
  }),
  suv: card({
    oneWay: 27,
    roundTrip: 19,
    fourHours: 1800,
    eightHours: 3200,
    extraKm: 20,
    extraHour: 250,
    airport: 38,
  }),
  luxury: card({
    oneWay: 60,
    roundTrip: 45,
    fourHours: 4500,
    eightHours: 8000,
    extraKm: 50,
    extraHour: 700,
    airport: 80,
  }),
};

/** Invented figures: a production site shows no fare until an Admin has confirmed rates. */
export const sampleRates = {
  cards: { delhi: cards, guwahati: cards },
  policy: {
    freeWaitingMinutes: 30,
    airportFreeWaitingMinutes: 60,
    waitingStepMinutes: 15,
    extraTimeStepMinutes: 30,
    kmPerHour: 10,
    sightseeingHours: 8,
    validDays: 7,
    cancellation: [
      { daysBefore: 1, chargePercent: 0 },
      { daysBefore: 0, chargePercent: 50 },
    ],
    freeChangeHours: 3,
    lateChangeCharge: null,
  },
  tax: { sac: '9966', cgstBasisPoints: 250, sgstBasisPoints: 250 },
} satisfies Rates;
