import type { RateFault } from '#domain/fares/rates-input.ts';
import type { FailureCode } from '#platform/failure.ts';
import type { ShownPreview } from './shown-rates.ts';

/** The result of the page's action. `code` decides what the page does, `text` is what it shows. */
export type RatesAnswer = {
  ok: boolean;
  text: string;
  code?: FailureCode;
  faults?: readonly RateFault[];
  preview?: ShownPreview;
  sessionOver?: boolean;
};

export const intents = {
  preview: 'preview',
  save: 'save',
  saveAndConfirm: 'save-and-confirm',
  confirm: 'confirm',
  carType: 'car-type',
} as const;
