import { findStop } from '#domain/fares/place-finder-service.ts';
import { fareMessages } from '#fare-messages.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { holdPlace, type PlaceRow } from './route-staff-store.ts';

const messages = fareMessages.routes;

/** A known place by its name or code, which is kept from being removed until the route is stored. */
async function endOf(db: Queryable, typed: string): Promise<PlaceRow> {
  const found = await findStop(db, typed);
  const place = found && (await holdPlace(db, found.slug));
  if (!place) throw new Failure('invalid', typed ? messages.placeUnknown(typed) : messages.placeMissing);
  return place;
}

/** One of the two places that a route or a road leg joins. */
export type RouteEnd = 'from' | 'to';
/** Which end was not understood, for the form. */
export type WrongEnd = { wrong: RouteEnd; text: string };

/** Two different places by what was typed; otherwise which of the two is wrong. */
export async function endsOf(
  db: Queryable,
  typed: Record<RouteEnd, string>,
): Promise<Record<RouteEnd, PlaceRow> | WrongEnd> {
  const found: Partial<Record<RouteEnd, PlaceRow>> = {};
  for (const end of ['from', 'to'] as const) {
    try {
      found[end] = await endOf(db, typed[end]);
    } catch (error) {
      if (error instanceof Failure && error.userText) return { wrong: end, text: error.userText };
      throw error;
    }
  }
  const { from, to } = found as Record<RouteEnd, PlaceRow>;
  return from.slug === to.slug ? { wrong: 'to', text: messages.samePlace } : { from, to };
}
