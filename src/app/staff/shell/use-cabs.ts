import { useRouteLoaderData } from 'react-router';
import type { CabChoices, OfferedName } from '#domain/fares/cab-names.ts';

const none: CabChoices = { carTypes: [], cities: [] };

/** All car types and cities, from the layout's loader data. */
export function useCabs(): CabChoices {
  return useRouteLoaderData<() => { cabs: CabChoices }>('staff/shell/dashboard-layout')?.cabs ?? none;
}

/** For a select. */
export const optionsOf = (names: readonly OfferedName[]): { value: string; label: string }[] =>
  names.map(({ code, name }) => ({ value: code, label: name }));
