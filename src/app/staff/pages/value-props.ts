import type { Way } from './changed-value.ts';
import type { Shape } from './page-shape.ts';

export type ValueProps = {
  shape: Shape;
  name: string;
  value: unknown;
  way: Way;
  /** The id of the field that the server has refused. */
  fault: string | undefined;
  onChange: (way: Way, value: unknown) => void;
};

/** How the fields and the buttons of the editor look. */
export const boxClass =
  'w-full rounded-lg border border-quiet/60 bg-card px-3 py-2 text-base aria-invalid:border-2 aria-invalid:border-brick';
export const addClass =
  'inline-flex min-h-9 items-center justify-self-start rounded-md border border-line px-3 font-semibold text-sm text-teal hover:border-current disabled:opacity-40 pointer-coarse:min-h-11';
