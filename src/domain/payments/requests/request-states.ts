export const requestStates = [
  'asked',
  'claimed',
  'confirmed',
  'mismatch',
  'expired',
  'withdrawn',
  'refunded',
] as const;

/** `claimed`: the customer says that it is paid. `mismatch`: something came that is not counted by itself. */
export type RequestState = (typeof requestStates)[number];

/**
 * What each state may become. Money can come after a request has ended, and twice. A claim does not expire, because somebody has to
 * check it.
 */
const next: Readonly<Record<RequestState, readonly RequestState[]>> = {
  asked: ['claimed', 'confirmed', 'mismatch', 'expired', 'withdrawn'],
  claimed: ['confirmed', 'mismatch', 'withdrawn'],
  confirmed: ['mismatch', 'refunded'],
  mismatch: ['confirmed', 'withdrawn', 'refunded'],
  expired: ['confirmed', 'mismatch'],
  withdrawn: ['mismatch'],
  refunded: ['mismatch'],
};

export const mayTurn = (from: RequestState, to: RequestState): boolean => next[from].includes(to);

/** The states in which the customer is still asked, or an answer is awaited. */
export const isOpenState = (state: RequestState): boolean => state === 'asked' || state === 'claimed';
