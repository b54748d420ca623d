const shape =
  'inline-flex min-h-12 items-center justify-center rounded-lg px-6 py-2.5 font-semibold hover:brightness-110 aria-disabled:opacity-60';

/** Does away with something. */
export const dangerButtonClass = `${shape} bg-brick text-on-teal`;

/** Leads to a popup that asks first. */
export const dangerOutlineClass = `${shape} border-2 border-brick text-brick`;
