import { createContext, useContext } from 'react';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import type { Fields } from '#app/staff/forms/use-action.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';

export type TripActions = {
  bookingId: string;
  /** Nothing is edited on a cancelled trip. */
  isFixed: boolean;
  /** Sends a request and says what came of it; false when it was refused. */
  act: (fields: Fields) => Promise<boolean>;
  /** Says what was saved, with a way to take it back. */
  onSaved: (result: ActionResult<SavedField>) => void;
};

export const TripContext = createContext<TripActions | undefined>(undefined);

export function useTrip(): TripActions {
  const trip = useContext(TripContext);
  if (!trip) throw new Error('this is no part of a trip');
  return trip;
}
