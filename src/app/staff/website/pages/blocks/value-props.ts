import type { PlaceChoices } from '#domain/places/place-choices-service.ts';
import type { Way } from './changed-value.ts';
import type { Shape } from './page-shape.ts';

export type ValueProps = {
  shape: Shape;
  name: string;
  value: unknown;
  way: Way;
  /** The id of the field that the server has refused. */
  fault: string | undefined;
  /** A function as value gets the present one. */
  onChange: (way: Way, value: unknown) => void;
};

/** The fields of a list of places that is made by hand or by query. */
export type SourceProps<Source> = {
  source: Source;
  choices: PlaceChoices | undefined;
  /** The id of the fields, which the server names when it refuses one. */
  id: string;
  fault: string | undefined;
  onChange: (source: Source) => void;
};

export const addClass =
  'inline-flex min-h-9 items-center justify-self-start rounded-md border border-line px-3 font-semibold text-sm text-teal hover:border-current disabled:opacity-40 pointer-coarse:min-h-11';
/** An item of a list that can be dragged: a line shows where it is dropped. */
export const itemClass =
  'grid items-start gap-2 border-teal data-dragged:opacity-50 data-[drop=after]:border-b-4 data-[drop=before]:border-t-4 sm:grid-cols-[minmax(0,1fr)_auto]';
