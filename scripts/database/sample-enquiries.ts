import type { LostReason, Source, Stage } from '#domain/enquiries/stages.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { paths } from '#paths.ts';

export type SampleQuote = {
  lines: readonly { text: string; quantity: number; rupees: number }[];
  gstPercent: number;
  madeHoursAgo: number;
  /** Number of days from today in which it can be accepted. */
  validDays: number;
  isOpened?: boolean;
  isAccepted?: boolean;
  /** Says what an estimate includes. */
  isCab?: boolean;
};

/** A cab ride with its fare by the sample rates. */
export type SampleTrip = Pick<
  RequestedTrip,
  'trip' | 'city' | 'from' | 'to' | 'fromSlug' | 'toSlug' | 'car' | 'time'
> & {
  km?: number;
  hours?: number;
  /** Days from today. */
  inDays: number;
  /** Of a round trip. */
  days?: number;
};

/** What staff noted about a wanted trip. */
type SampleFacts = {
  from?: string;
  to: string;
  /** Days from today. */
  inDays: number;
  days: number;
  adults: number;
  children?: number;
  budgetRupees?: number;
};

export type SampleEnquiry = {
  /** Two samples with the same name belong to one customer. */
  name: string;
  message: string;
  page?: string;
  source?: Source;
  stage?: Stage;
  lostReason?: LostReason;
  /** The sample staff member who owns it; none: Unassigned. */
  owner?: number;
  receivedHoursAgo: number;
  /** Hours from now; negative ones are overdue. */
  followUpHours?: number;
  notes?: readonly string[];
  quotes?: readonly SampleQuote[];
  trip?: SampleTrip;
  facts?: SampleFacts;
};

/** Thirty enquiries of an ordinary fortnight: every stage, some overdue, some Unassigned, some with quotes. */
export const sampleEnquiries: readonly SampleEnquiry[] = [
  {
    name: 'Ritu Kalita',
    message:
      'Cab from Guwahati airport to Shillong tomorrow at 11, two adults and a child. What does it cost?',
    page: paths.guwahatiAirportTaxi,
    trip: {
      trip: 'one-way',
      city: 'guwahati',
      from: 'Guwahati Airport (LGBI)',
      to: 'Shillong',
      fromSlug: 'guwahati-airport',
      toSlug: 'shillong',
      car: 'sedan',
      time: '11:00',
      km: 120,
      inDays: 1,
    },
    receivedHoursAgo: 0.2,
  },
  {
    name: 'Arjun Mehta',
    message: 'Need a sedan in Delhi for 8 hours on Saturday: Qutub Minar, Lotus Temple and India Gate.',
    page: paths.delhiSightseeingTaxi,
    trip: {
      trip: 'sightseeing',
      city: 'delhi',
      from: '',
      to: '',
      fromSlug: '',
      toSlug: '',
      car: 'sedan',
      time: '09:00',
      hours: 8,
      inDays: 5,
    },
    receivedHoursAgo: 0.6,
  },
  {
    name: 'Pema Wangmo',
    facts: { to: 'Paro and Thimphu', inDays: 120, days: 6, adults: 4 },
    message:
      'We are four and want Paro and Thimphu in March, five nights. Please send the price with the fee included.',
    page: paths.bhutanPackage,
    receivedHoursAgo: 1.1,
  },
  {
    name: 'Nasreen Ahmed',
    facts: { to: 'Brahmaputra', inDays: 30, days: 3, adults: 2 },
    message: 'Is there a river cruise on the Brahmaputra in December for two people?',
    page: paths.cruises,
    receivedHoursAgo: 1.9,
    followUpHours: -0.9,
  },
  {
    name: 'Vikram Rao',
    message: 'First dive in Havelock, I cannot swim well. Is that possible, and what does it cost?',
    page: paths.scubaDivingAndaman,
    receivedHoursAgo: 3,
    followUpHours: -2,
  },
  {
    name: 'Sunita Devi',
    facts: { from: 'Guwahati', to: 'Kamakhya', inDays: 2, days: 1, adults: 6 },
    message: 'Called about a cab to Kamakhya temple for six people on Tuesday morning.',
    source: 'call',
    stage: 'contacted',
    owner: 0,
    receivedHoursAgo: 5,
    followUpHours: 2,
    notes: ['Wants an SUV. Calls back after asking her sister about the time.'],
  },
  {
    name: 'Rahul Saikia',
    message: 'Guwahati to Kaziranga and back, two nights, next weekend. Innova if you have one.',
    page: paths.guwahatiTaxi,
    stage: 'quoted',
    owner: 0,
    trip: {
      trip: 'round-trip',
      city: 'guwahati',
      from: 'Guwahati',
      to: 'Kaziranga (Kohora)',
      fromSlug: 'guwahati',
      toSlug: 'kaziranga',
      car: 'suv',
      time: '08:00',
      km: 215,
      inDays: 6,
      days: 3,
    },
    receivedHoursAgo: 26,
    followUpHours: 4,
    notes: ['Prefers to leave at six in the morning.'],
    quotes: [
      {
        lines: [
          { text: 'SUV, Guwahati to Kaziranga and back, 3 days, at least 750 km', quantity: 750, rupees: 19 },
        ],
        isCab: true,
        gstPercent: 5,
        madeHoursAgo: 20,
        validDays: 5,
        isOpened: true,
      },
    ],
  },
  {
    name: 'Meera Nair',
    facts: { from: 'Kolkata', to: 'Bhutan', inDays: 150, days: 6, adults: 2, budgetRupees: 150_000 },
    message: 'Six days in Bhutan for two, flying from Kolkata in April.',
    page: paths.bhutanPackage,
    stage: 'quoted',
    owner: 1,
    receivedHoursAgo: 50,
    followUpHours: -3,
    quotes: [
      {
        lines: [{ text: 'Thimphu, Punakha and Paro, per person', quantity: 2, rupees: 76_000 }],
        gstPercent: 5,
        madeHoursAgo: 44,
        validDays: 2,
      },
      {
        lines: [
          { text: 'Thimphu, Punakha and Paro, per person', quantity: 2, rupees: 76_000 },
          { text: 'One more night in Punakha', quantity: 2, rupees: 6_200 },
        ],
        gstPercent: 5,
        madeHoursAgo: 22,
        validDays: 4,
        isOpened: true,
      },
    ],
  },
  {
    name: 'Farhan Ali',
    message: 'Delhi airport terminal 3 to Gurgaon tonight at 23:40, flight from Guwahati.',
    page: paths.delhiAirportTaxi,
    stage: 'confirmed',
    owner: 2,
    receivedHoursAgo: 9,
    followUpHours: 1,
    notes: ['Flight number taken. Pickup at pillar 12.'],
    quotes: [
      {
        lines: [{ text: 'Sedan, Delhi airport to Gurgaon', quantity: 1, rupees: 1_250 }],
        isCab: true,
        gstPercent: 5,
        madeHoursAgo: 8,
        validDays: 1,
        isOpened: true,
        isAccepted: true,
      },
    ],
  },
  {
    name: 'Kabita Bora',
    facts: { from: 'Guwahati', to: 'Majuli', inDays: 60, days: 3, adults: 3 },
    message: 'Trip to Majuli with my parents, they cannot walk far. Two nights in January.',
    page: paths.ecoTours,
    stage: 'on-hold',
    owner: 1,
    receivedHoursAgo: 75,
    followUpHours: 48,
    notes: ['Waiting for her brother’s leave. Asked to be called on Friday.'],
  },
  {
    name: 'Sanjay Gupta',
    message: 'Agra day trip from Delhi for five, with a stop at Mathura.',
    page: paths.delhiTaxi,
    stage: 'contacted',
    owner: 2,
    trip: {
      trip: 'round-trip',
      city: 'delhi',
      from: 'Delhi',
      to: 'Agra',
      fromSlug: 'delhi',
      toSlug: 'agra',
      car: 'suv',
      time: '06:30',
      km: 233,
      inDays: 3,
      days: 1,
    },
    receivedHoursAgo: 7,
    followUpHours: 20,
  },
  {
    name: 'Tenzin Norbu',
    facts: { to: 'Mo Chhu, Punakha', inDays: 90, days: 1, adults: 8, budgetRupees: 40_000 },
    message: 'Rafting on the Mo Chhu for a group of eight students. Do you have a group price?',
    page: paths.bhutanPackage,
    stage: 'contacted',
    owner: 0,
    receivedHoursAgo: 30,
    followUpHours: -6,
    notes: ['Asked for the college’s letter.'],
  },
  {
    name: 'Anita Sharma',
    message: 'Old Delhi food walk and a car for the day, two women travelling alone.',
    page: paths.historicalTours,
    stage: 'on-trip',
    owner: 2,
    receivedHoursAgo: 100,
    followUpHours: 6,
    quotes: [
      {
        lines: [
          { text: 'Sedan in Delhi, 8 hours and 80 km', quantity: 1, rupees: 2_400 },
          { text: 'Guide for half a day', quantity: 1, rupees: 1_800 },
        ],
        isCab: true,
        gstPercent: 5,
        madeHoursAgo: 90,
        validDays: 3,
        isOpened: true,
        isAccepted: true,
      },
    ],
  },
  {
    name: 'Joseph Lyngdoh',
    message: 'Shillong to Guwahati airport, 4 in the morning on the 20th.',
    source: 'whatsapp',
    stage: 'confirmed',
    owner: 0,
    receivedHoursAgo: 60,
    followUpHours: 30,
  },
  {
    name: 'Priya Menon',
    message: 'Paragliding for two and a cab from Guwahati. Which months are safe?',
    page: paths.adventureTours,
    stage: 'contacted',
    receivedHoursAgo: 12,
    followUpHours: 8,
  },
  {
    name: 'Deepak Joshi',
    message: 'Rishikesh and Haridwar from Delhi, two days, hatchback is enough.',
    page: paths.delhiTaxi,
    stage: 'quoted',
    owner: 1,
    receivedHoursAgo: 34,
    followUpHours: 10,
    quotes: [
      {
        lines: [{ text: 'Compact, Delhi to Rishikesh and back, 2 days', quantity: 1, rupees: 9_600 }],
        gstPercent: 5,
        madeHoursAgo: 30,
        validDays: 6,
      },
    ],
  },
  {
    name: 'Lakshmi Iyer',
    facts: { to: 'Havelock', inDays: 80, days: 6, adults: 2, budgetRupees: 120_000 },
    message: 'Honeymoon in the Andamans with three dives. Is February good?',
    page: paths.scubaDiving,
    stage: 'completed',
    owner: 1,
    receivedHoursAgo: 330,
    quotes: [
      {
        lines: [{ text: 'Three guided dives at Havelock, per person', quantity: 2, rupees: 10_500 }],
        gstPercent: 18,
        madeHoursAgo: 320,
        validDays: 2,
        isOpened: true,
        isAccepted: true,
      },
    ],
  },
  {
    name: 'Harish Chandra',
    message: 'Office cab for three months, pick-up and drop in Noida.',
    page: paths.taxis,
    stage: 'lost',
    lostReason: 'not-offered',
    owner: 2,
    receivedHoursAgo: 200,
  },
  {
    name: 'Moumita Sen',
    facts: { to: 'Thimphu', inDays: 44, days: 4, adults: 4, children: 1 },
    message: 'Two rooms and a car in Thimphu for New Year.',
    page: paths.bhutanPackage,
    stage: 'lost',
    lostReason: 'dates',
    owner: 0,
    receivedHoursAgo: 260,
  },
  {
    name: 'Imran Qureshi',
    facts: { from: 'Mumbai', to: 'Goa', inDays: 40, days: 4, adults: 3, children: 2 },
    message: 'Sea cruise from Mumbai or Goa, family of five.',
    page: paths.cruises,
    stage: 'lost',
    lostReason: 'price',
    owner: 1,
    receivedHoursAgo: 180,
    quotes: [
      {
        lines: [{ text: 'Cruise for two nights, per person', quantity: 5, rupees: 21_500 }],
        gstPercent: 5,
        madeHoursAgo: 175,
        validDays: -3,
        isOpened: true,
      },
    ],
  },
  {
    name: 'Gaurav Das',
    message: 'Guwahati local cab for 4 hours on Sunday.',
    page: paths.guwahatiTaxi,
    stage: 'completed',
    owner: 0,
    trip: {
      trip: 'local',
      city: 'guwahati',
      from: '',
      to: '',
      fromSlug: '',
      toSlug: '',
      car: 'compact',
      time: '10:00',
      hours: 4,
      inDays: 2,
    },
    receivedHoursAgo: 150,
  },
  {
    name: 'Bina Thapa',
    facts: { from: 'Guwahati', to: 'Sohra', inDays: 21, days: 2, adults: 7 },
    message: 'Walked in and asked about Sohra for seven people in the dry months.',
    source: 'walk-in',
    stage: 'contacted',
    owner: 1,
    receivedHoursAgo: 28,
    followUpHours: 26,
    notes: ['Gave her the leaflet. Budget about ₹25,000 for two days.'],
  },
  {
    name: 'Oliver Marsh',
    facts: { to: 'Bhutan', inDays: 320, days: 9, adults: 2 },
    message: 'British passports, two adults. Nine days in Bhutan in October. What is the daily fee now?',
    page: paths.bhutanPackage,
    stage: 'quoted',
    owner: 0,
    receivedHoursAgo: 70,
    followUpHours: 15,
    quotes: [
      {
        lines: [{ text: 'Bhutan in nine days, per person', quantity: 2, rupees: 1_42_000 }],
        gstPercent: 5,
        madeHoursAgo: 60,
        validDays: 8,
        isOpened: true,
      },
    ],
  },
  {
    name: 'Rekha Barman',
    message: 'Please cancel the cab for Saturday, the wedding has been moved.',
    source: 'call',
    stage: 'cancelled',
    owner: 2,
    receivedHoursAgo: 90,
  },
  {
    name: 'Abhijit Dutta',
    message: 'Kaziranga with a morning safari, one night, two families.',
    page: paths.ecoTours,
    receivedHoursAgo: 2.4,
    followUpHours: -1.4,
  },
  {
    name: 'Ritu Kalita',
    message: 'And how much is it from Shillong on to Sohra the next day?',
    page: paths.guwahatiTaxi,
    receivedHoursAgo: 0.1,
  },
  {
    name: 'Charu Bansal',
    facts: { from: 'Delhi', to: 'Jaipur', inDays: 12, days: 3, adults: 2 },
    message: 'Jaipur for two nights from Delhi with two stops, leaving on the 28th.',
    page: paths.delhiTaxi,
    stage: 'confirmed',
    owner: 2,
    receivedHoursAgo: 120,
    followUpHours: 72,
    quotes: [
      {
        lines: [{ text: 'Sedan, Delhi to Jaipur and back, 3 days', quantity: 1, rupees: 14_900 }],
        isCab: true,
        gstPercent: 5,
        madeHoursAgo: 110,
        validDays: 4,
        isOpened: true,
        isAccepted: true,
      },
    ],
  },
  {
    name: 'Dorji Tshering',
    message: 'Mail from our travel club: twelve people, Guwahati to Samdrup Jongkhar by bus or two cars.',
    source: 'mail',
    stage: 'contacted',
    owner: 1,
    receivedHoursAgo: 18,
    followUpHours: 3,
  },
  {
    name: 'Best rank offer',
    message:
      'We bring your website to the first place. Cheap links: http://links.example http://rank.example',
    page: paths.contact,
    stage: 'spam',
    receivedHoursAgo: 15,
  },
  {
    name: 'Neha Agarwal',
    facts: { from: 'Delhi', to: 'Manali', inDays: 0, days: 5, adults: 4 },
    message: 'Delhi airport to Manali tonight, four people with skis. Do you go there in snow?',
    page: paths.delhiAirportTaxi,
    stage: 'contacted',
    owner: 2,
    receivedHoursAgo: 4,
    followUpHours: 1.5,
    notes: ['Told her that the car is changed at Mandi if the road is closed.'],
  },
];
