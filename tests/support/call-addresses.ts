import { addressOf, type Call, type CallName, calls } from '#api/calls.ts';

export type CallAddress = { path: string; headers: Record<string, string> };

/** Where a call answers: below `/api`, and at its bare address with what chooses it there. */
export function addressesOf(name: CallName): CallAddress[] {
  const { path, chosenBy }: Call = calls[name];
  const prefixed = { path: addressOf(name), headers: {} };
  if (chosenBy === 'nothing') return [prefixed];
  if (chosenBy === undefined) return [prefixed, { path, headers: {} }];
  if (chosenBy === 'accept') return [prefixed, { path, headers: { accept: 'application/json' } }];
  return [prefixed, { path: `${path}?${chosenBy.query}=1`, headers: {} }];
}
