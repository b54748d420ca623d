const yes = new Set(['yes', 'true', 'on', '1']);

/** Whether a field or query parameter says yes. A missing one, `no`, `false`, `0` and anything else do not. */
export const isTicked = (value: string | null | undefined): boolean =>
  yes.has((value ?? '').trim().toLowerCase());
