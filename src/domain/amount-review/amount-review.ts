import type { PublishState } from '#domain/publishing/publishing.ts';

/** Why an amount may have been stored wrongly, as migration 0010 found it. */
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
  /** There is a newer version. */
  isReplaced: boolean;
  totalPaise: number;
  madeBy: string;
  madeAt: Date;
  acceptedAt: Date | null;
  /** The suspicious lines, numbered from 1. */
  lines: { number: number; text: string; quantity: number; unitPaise: number }[];
};

export type AmountToCheck = PackageToCheck | QuoteToCheck;

export type AmountReview = {
  /** Amounts stored before this moment are listed. */
  foundAt: Date;
  checkedAt: Date | null;
  checkedBy: string;
};
