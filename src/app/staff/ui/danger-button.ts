const shape =
  'inline-flex min-h-12 items-center justify-center rounded-lg px-6 py-2.5 font-semibold hover:brightness-110 aria-disabled:opacity-60';

/** For a button that deletes or discards. */
export const dangerButtonClass = `${shape} bg-brick text-on-teal`;

/** For a button that opens a popup to confirm. */
export const dangerOutlineClass = `${shape} border-2 border-brick text-brick`;
