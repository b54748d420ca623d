export const difficulties = ['easy', 'moderate', 'demanding'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The kinds of tour that have a page of their own, which lists their packages. */
export const themes = ['adventure', 'eco', 'historical', 'cruise', 'scuba'] as const;
export type Theme = (typeof themes)[number];

/** The price of a child who has not yet turned `underAge`. */
export type ChildPrice = { underAge: number; pricePaise: number };

/** The price of an adult in a group of at least so many people. */
export type GroupPrice = { minPeople: number; adultPaise: number };

/** Months, counted from 1, in which people pay so many percent more, or less when it is negative. */
export type Season = {
  name: string;
  fromMonth: number;
  toMonth: number;
  percent: number;
  /** The tour does not run in these months. */
  isClosed?: boolean;
};

/** What staff may add to the specified fields of a package, so that its whole price can be worked out. */
export type PackageDetails = {
  /** `null`: as the duration says. */
  nights: number | null;
  /** The youngest first; an older child pays as an adult. */
  childPrices: ChildPrice[];
  /** The smallest group first; a smaller one pays the selling price. */
  groupPrices: GroupPrice[];
  /** For each room with one person. */
  singleSupplementPaise: number;
  /** What the way there costs a person, about and on that day; absent where staff have not said it. */
  flights?: { route: string; paise: number; checkedOn: string };
  seasons: Season[];
  minPeople: number | null;
  maxPeople: number | null;
  /** The last day of travel at these prices, `2027-03-31`. */
  pricesUntil: string | null;
  startPoint: string;
  endPoint: string;
  hotelClass: string;
  included: string[];
  notIncluded: string[];
  papers: string[];
  /** In the order of the way, `Paro: 2 nights` or `Dochula pass`; absent in packages saved before there were any. */
  places?: string[];
  /** The addresses of photographs, in the order of the page; absent in packages saved before there were any. */
  gallery?: string[];
  minAge: number | null;
  fitness: string;
  difficulty: Difficulty | '';
  theme: Theme | '';
  /** As visitors read it: `October to April`. */
  bestMonths: string;
};

export const noDetails: PackageDetails = {
  nights: null,
  childPrices: [],
  groupPrices: [],
  singleSupplementPaise: 0,
  seasons: [],
  minPeople: null,
  maxPeople: null,
  pricesUntil: null,
  startPoint: '',
  endPoint: '',
  hotelClass: '',
  included: [],
  notIncluded: [],
  papers: [],
  minAge: null,
  fitness: '',
  difficulty: '',
  theme: '',
  bestMonths: '',
};

/** `4 days, 3 nights` as 3; `undefined` when it names no nights. */
export function nightsIn(duration: string): number | undefined {
  const named = /(\d{1,3})\s*(?:nights?|n\b)/i.exec(duration);
  return named ? Number(named[1]) : undefined;
}

/** Bhutan charges for each night, so that without them there is no whole price. */
export const lacksNights = (country: 'Bhutan' | 'India', duration: string, nights: number | null): boolean =>
  country === 'Bhutan' && nights === null && nightsIn(duration) === undefined;

const isInSeason = ({ fromMonth, toMonth }: Season, month: number): boolean =>
  fromMonth <= toMonth
    ? month >= fromMonth && month <= toMonth
    : // Over the turn of the year, such as December to February.
      month >= fromMonth || month <= toMonth;

/** The first season of the list that has this month. */
export const seasonIn = (seasons: readonly Season[], month: number): Season | undefined =>
  seasons.find((season) => isInSeason(season, month));
