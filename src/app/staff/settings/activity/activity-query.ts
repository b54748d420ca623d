import type { Action } from '#domain/activity/activity.ts';
import type { readActivity } from '#domain/activity/activity-service.ts';
import { startOfDayInIndia } from '#domain/shared/india-time.ts';
import { rowId } from '#paths.ts';
import { staffActivityContent as content } from './texts.ts';

/** The query parameters as text; empty when absent. */
export type ActivityQuery = { staffMember: string; action: string; from: string; before: string };

type Filter = Parameters<typeof readActivity>[2];

const isAction = (text: string): text is Action => Object.hasOwn(content.names, text);

/** The start of a day in India. */
function startOfDay(day: string): Date | undefined {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? startOfDayInIndia(day) : undefined;
  return start && !Number.isNaN(start.getTime()) ? start : undefined;
}

/** Invalid values are ignored, and the form does not show them. */
export function readQuery(params: URLSearchParams): ActivityQuery {
  const given = (name: string, makesSense: (text: string) => boolean) => {
    const text = params.get(name) ?? '';
    return makesSense(text) ? text : '';
  };
  return {
    staffMember: given('person', (text) => rowId.test(text)),
    action: given('action', isAction),
    from: given('from', (text) => startOfDay(text) !== undefined),
    before: given('before', (text) => rowId.test(text)),
  };
}

export function filterOf({ staffMember, action, from, before }: ActivityQuery): Filter {
  const start = startOfDay(from);
  return {
    ...(staffMember && { actorId: staffMember }),
    ...(isAction(action) && { action }),
    ...(start && { from: start }),
    ...(before && { before }),
  };
}

/** The same filters, starting after the given line (keyset paging). */
export function addressFrom({ before: _here, ...filters }: ActivityQuery, before: string): string {
  const given = Object.entries({ ...filters, before }).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(given)}`;
}
