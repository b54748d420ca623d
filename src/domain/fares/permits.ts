import { dateText } from '#domain/shared/india-time.ts';
import { listed } from '#domain/shared/listed.ts';

/** States that ask their visitors for papers, as the stops name them. */
export const permitStates = ['Arunachal Pradesh', 'Nagaland', 'Manipur', 'Mizoram', 'Bhutan'] as const;
export type PermitState = (typeof permitStates)[number];

/** The day on which these rules were last looked up. */
const checkedOn = '2026-11-15';

/** The states with papers among these, each once and in a fixed order. */
export const permitStatesAmong = (states: Iterable<string>): PermitState[] => {
  const found = new Set(states);
  return permitStates.filter((state) => found.has(state));
};

/** What each group of these states asks for; empty where none of them asks for anything. */
export function permitTexts(states: readonly PermitState[] = []): string[] {
  const innerLine = states.filter((state) => state !== 'Bhutan');
  const asOf = `As of ${dateText(checkedOn)}.`;
  return [
    ...(innerLine.length > 0
      ? [
          `${listed(innerLine)} ${innerLine.length === 1 ? 'asks' : 'each ask'} Indian visitors for an Inner Line Permit, which the fare does not include; with another passport, ask us which papers you need there. ${asOf}`,
        ]
      : []),
    ...(states.includes('Bhutan')
      ? [
          `Bhutan asks Indian citizens for a permit and everybody else for a visa, and charges a fee for each night, none of which the fare includes; an Indian car pays by the day there, so travellers usually change to a Bhutanese car at the border: ask us before you book a ride beyond it. ${asOf}`,
        ]
      : []),
  ];
}
