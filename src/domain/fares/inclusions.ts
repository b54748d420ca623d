/** What every fare by the rates includes, and staff may leave out of another price. */
export const inclusions = ['tolls', 'state-taxes', 'waiting', 'night'] as const;
export type Inclusion = (typeof inclusions)[number];

export type LeftOut = {
  parts: readonly Inclusion[];
  /** What a night of driving then costs, with GST; 0 where it is included. */
  nightPaise: number;
};

/** More for a night is a typing mistake. */
export const maxNightPaise = 10_000_00;

export const nothingLeftOut: LeftOut = { parts: [], nightPaise: 0 };

/** In a fixed order, and with the price of a night only where it is left out. */
export function leftOutOf(parts: readonly Inclusion[], nightPaise: number): LeftOut {
  const known = inclusions.filter((part) => parts.includes(part));
  return { parts: known, nightPaise: known.includes('night') ? nightPaise : 0 };
}

/** Night as the trade has it, in hours of the day in India. */
export const nightHours = { from: 22, to: 6 } as const;

/** The fields of a form that say what is left out. */
export const extraFields = {
  tolls: 'tollsExtra',
  'state-taxes': 'stateTaxesExtra',
  waiting: 'waitingExtra',
  night: 'nightExtra',
} as const satisfies Record<Inclusion, string>;
