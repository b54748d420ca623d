import { expect, it } from 'vitest';
import { mayTurn, requestStates } from './request-states.ts';

it('lets a state become only what follows from it', () => {
  const table = Object.fromEntries(
    requestStates.map((from) => [from, requestStates.filter((to) => mayTurn(from, to)).join(' ')]),
  );
  expect(table).toEqual({
    asked: 'claimed confirmed mismatch expired withdrawn',
    claimed: 'confirmed mismatch withdrawn',
    confirmed: 'mismatch refunded',
    mismatch: 'confirmed withdrawn refunded',
    expired: 'confirmed mismatch',
    withdrawn: 'mismatch',
    refunded: 'mismatch',
  });
});

it('never goes back to asked, and stays nowhere by a change', () => {
  for (const state of requestStates) {
    expect(mayTurn(state, 'asked')).toBe(false);
    expect(mayTurn(state, state)).toBe(false);
  }
});
