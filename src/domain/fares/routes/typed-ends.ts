import { fareMessages } from '#domain/fares/fare-messages.ts';
import { findStop } from '#domain/fares/stop-finder-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { holdStop, type StopRow } from './route-staff-store.ts';

const messages = fareMessages.routes;

/** A known stop by its name or code, which is kept from being removed until the route is stored. */
async function endOf(db: Queryable, typed: string): Promise<StopRow> {
  const found = await findStop(db, typed);
  const stop = found && (await holdStop(db, found.slug));
  if (!stop) throw new Failure('invalid', typed ? messages.stopUnknown(typed) : messages.stopMissing);
  return stop;
}

/** One of the two stops that a route or a road leg joins. */
export type RouteEnd = 'from' | 'to';
/** Which end was not understood, for the form. */
export type WrongEnd = { wrong: RouteEnd; text: string };

/** Two different stops by what was typed; otherwise which of the two is wrong. */
export async function endsOf(
  db: Queryable,
  typed: Record<RouteEnd, string>,
): Promise<Record<RouteEnd, StopRow> | WrongEnd> {
  const found: Partial<Record<RouteEnd, StopRow>> = {};
  for (const end of ['from', 'to'] as const) {
    try {
      found[end] = await endOf(db, typed[end]);
    } catch (error) {
      if (error instanceof Failure && error.userText) return { wrong: end, text: error.userText };
      throw error;
    }
  }
  const { from, to } = found as Record<RouteEnd, StopRow>;
  return from.slug === to.slug ? { wrong: 'to', text: messages.sameStop } : { from, to };
}
