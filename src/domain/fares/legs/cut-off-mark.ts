import type { CutOff } from '#domain/fares/network/cut-off.ts';
import { fingerprintOf } from '#domain/sheet-import/sheet-file.ts';

/** Sent back with a change, so that it cuts off exactly the stops that were shown; empty where it cuts off none. */
export const cutOffMark = (cutOff: readonly CutOff[]): string =>
  cutOff.length === 0 ? '' : fingerprintOf(cutOff);
