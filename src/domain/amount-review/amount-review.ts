import type { PublishState } from '#domain/publishing/publishing.ts';

/** Why an amount may have been stored wrongly; the migration 0010 has found them. */
type PackageReason = 'low-price' | 'before-below-selling' | 'before-far-above-selling';
type QuoteReason = 'discount-line' | 'low-line';
export type Reason = PackageReason | QuoteReason;

export type PackageToCheck = {
  kind: 'tour-package';
  id: string;
  reasons: Reason[];
  name: string;
  sellingPricePaise: number;
  priceBeforeDiscountPaise: number | null;
  state: PublishState;
  isDeleted: boolean;
  /** Saved after the amounts were found. */
  isChanged: boolean;
};

export type QuoteToCheck = {
  kind: 'quote';
  id: string;
  reasons: Reason[];
  enquiryId: string;
  version: number;
  /** Another version has taken its place. */
  isReplaced: boolean;
  totalPaise: number;
  madeBy: string;
  madeAt: Date;
  acceptedAt: Date | null;
  /** Those that look wrong, counted from 1. */
  lines: { number: number; text: string; quantity: number; unitPaise: number }[];
};

export type AmountToCheck = PackageToCheck | QuoteToCheck;

export type AmountReview = {
  /** What was stored before this moment is meant. */
  foundAt: Date;
  checkedAt: Date | null;
  checkedBy: string;
};
