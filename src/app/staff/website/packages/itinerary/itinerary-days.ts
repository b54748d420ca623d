import { staffTourPackagesContent } from '#app/staff/website/packages/texts.ts';
import type { ItineraryDay } from '#domain/tour-packages/tour-package.ts';

const content = staffTourPackagesContent.itinerary;

/** The key stays with a day when it is moved. */
export type Day = ItineraryDay & { key: number };

export type DayPart = 'title' | 'up' | 'down' | 'put-back';

export type Days = {
  days: Day[];
  nextKey: number;
  removed: { day: Day; index: number } | undefined;
  /** A message about the last change, and the control to focus. */
  note: string;
  focus: { key: number; part: DayPart } | undefined;
};

export type DaysChange =
  | { kind: 'write'; key: number; part: 'title' | 'text'; text: string }
  | { kind: 'plan'; key: number; change: Partial<Pick<ItineraryDay, 'meals' | 'services'>> }
  | { kind: 'add' }
  | { kind: 'move'; key: number; by: -1 | 1 }
  | { kind: 'remove'; key: number }
  | { kind: 'put-back' };

/** In one order of the keys; a day without meals or services is written as before there were any. */
const plainDay = ({ title, text, meals = [], services = [] }: ItineraryDay): ItineraryDay => ({
  title,
  text,
  ...(meals.length > 0 && { meals }),
  ...(services.length > 0 && { services }),
});

export function daysFrom(json: string): Days {
  const days = (JSON.parse(json) as ItineraryDay[]).map((day, key) => ({ key, ...plainDay(day) }));
  return { days, nextKey: days.length, removed: undefined, note: '', focus: undefined };
}

export const daysAsJson = ({ days }: Days): string => JSON.stringify(days.map(plainDay));

function add({ days, nextKey: key }: Days): Days {
  return {
    days: [...days, { key, title: '', text: '' }],
    nextKey: key + 1,
    removed: undefined,
    note: content.added(days.length + 1),
    focus: { key, part: 'title' },
  };
}

function move(state: Days, key: number, by: -1 | 1): Days {
  const from = state.days.findIndex((day) => day.key === key);
  const to = from + by;
  const [day, other] = [state.days[from], state.days[to]];
  if (!day || !other) return state;
  const days = state.days.with(from, other).with(to, day);
  // At the first and last place, one of the two buttons is disabled.
  const onwards = by === -1 ? ('up' as const) : ('down' as const);
  const isAtEnd = to === 0 || to === days.length - 1;
  const part = isAtEnd ? (to === 0 ? 'down' : 'up') : onwards;
  return { ...state, days, note: content.moved(from + 1, to + 1), focus: { key, part } };
}

function remove(state: Days, key: number): Days {
  const index = state.days.findIndex((day) => day.key === key);
  const day = state.days[index];
  if (!day) return state;
  return {
    ...state,
    days: state.days.toSpliced(index, 1),
    removed: { day, index },
    note: content.removed(index + 1, day.title.trim()),
    focus: { key, part: 'put-back' },
  };
}

function putBack(state: Days): Days {
  if (!state.removed) return state;
  const { day, index } = state.removed;
  return {
    ...state,
    days: state.days.toSpliced(index, 0, day),
    removed: undefined,
    note: content.isBack(index + 1),
    focus: { key: day.key, part: 'title' },
  };
}

export function changeDays(state: Days, change: DaysChange): Days {
  switch (change.kind) {
    case 'write': {
      const days = state.days.map((day) =>
        day.key === change.key ? { ...day, [change.part]: change.text } : day,
      );
      return { ...state, days };
    }
    case 'plan': {
      const days = state.days.map((day) => (day.key === change.key ? { ...day, ...change.change } : day));
      return { ...state, days };
    }
    case 'add':
      return add(state);
    case 'move':
      return move(state, change.key, change.by);
    case 'remove':
      return remove(state, change.key);
    case 'put-back':
      return putBack(state);
  }
}
