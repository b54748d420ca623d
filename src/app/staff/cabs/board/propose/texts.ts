/** The panel that fills the open duties of a day. */
export const proposalContent = {
  open: (count: number) => `Propose (${count})`,
  title: (day: string) => `Proposal for ${day}`,
  loading: 'Looking for cars and drivers…',
  failed: 'The proposal could not be worked out.',
  again: 'Try again',
  nothing: 'No duty of this day misses a car or a driver.',
  assignments: 'Will be assigned',
  untick: 'Take a tick away to leave a duty open.',
  left: 'Stay open',
  duty: (clock: string, customer: string, number: string) => `${clock} ${customer}, ${number}`,
  crew: (car: string, driver: string) => `${car} and ${driver}`,
  apply: (count: number) => (count === 1 ? 'Assign 1 duty' : `Assign ${count} duties`),
  applying: 'Assigning…',
  cancel: 'Cancel',
  car: {
    kept: 'keeps its car',
    after: (clock: string, place: string, km: string) => `ends ${clock} in ${place}, ${km}`,
    afterNowhere: (clock: string, km: string) => `ends ${clock}, ${km}`,
    home: (city: string, km: string) => `free before, from ${city}, ${km}`,
  },
  driver: {
    kept: 'keeps its driver',
    usual: 'its usual driver',
    'same-car': 'the driver of its ride before',
    free: 'a free driver',
  },
  km: (km: number) => `${Math.round(km)} km empty`,
  noRoad: 'road not known',
  reasons: {
    over: 'It is over already.',
    car: {
      none: (type: string, city: string) => `There is no ${type} in ${city}.`,
      unfit: (type: string, city: string) => `The papers of every ${type} in ${city} have expired.`,
      busy: (type: string, city: string, when: string) => `No ${type} is free in ${city} ${when}.`,
      late: (type: string, city: string, when: string) =>
        `No ${type} in ${city} that is free ${when} has enough time for the road from or to its next duty.`,
    },
    driver: {
      none: (city: string) => `There is no driver in ${city}.`,
      unfit: (city: string) => `Every driver in ${city} is off, or the licence has expired.`,
      busy: (city: string, when: string) => `No driver is free in ${city} ${when}.`,
      late: (city: string, when: string) =>
        `No driver in ${city} who is free ${when} has enough time for the road from or to the next duty.`,
    },
  },
  done: {
    assigned: (count: number) => (count === 1 ? '1 duty is assigned.' : `${count} duties are assigned.`),
    none: 'Nothing was assigned.',
    left: (duties: string) => `Left open: ${duties}.`,
    leftOne: (number: string, why: string) => (number ? `${number} (${why})` : why),
    undone: (count: number) => (count === 1 ? '1 duty is as before.' : `${count} duties are as before.`),
    kept: (duties: string) => `Not taken back: ${duties}.`,
  },
} as const;
