import { staffAmountsContent as content } from '#app/content/staff/amounts.ts';
import type { AmountToCheck, PackageToCheck, QuoteToCheck } from '#domain/amount-review/amount-review.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import {
  deletedTourPackagesPath,
  editTourPackagePath,
  enquiryPath,
  tourPackageHistoryPath,
} from '#staff-paths.ts';

/** An amount as text, and where to check it. */
export type ShownAmount = {
  key: string;
  name: string;
  states: string[];
  facts: string;
  lines: string[];
  reasons: string[];
  links: { text: string; to: string }[];
};

const reasonsOf = ({ reasons }: AmountToCheck) => reasons.map((reason) => content.reasons[reason]);

function presentPackage(amount: PackageToCheck): ShownAmount {
  const { id, name, sellingPricePaise, priceBeforeDiscountPaise: before, isDeleted, isChanged } = amount;
  const state = isDeleted ? 'deleted' : amount.state;
  return {
    key: `tour-package-${id}`,
    name: `${content.tourPackage}: ${name}`,
    states: [content.states[state], ...(isChanged ? [content.states.changed] : [])],
    facts: [
      content.sellingPrice(formatPaise(sellingPricePaise)),
      ...(before === null ? [] : [content.priceBefore(formatPaise(before))]),
    ].join(', '),
    lines: [],
    reasons: reasonsOf(amount),
    links: [
      isDeleted
        ? { text: content.openDeleted, to: deletedTourPackagesPath }
        : { text: content.edit, to: editTourPackagePath(id) },
      { text: content.history, to: tourPackageHistoryPath(id) },
    ],
  };
}

function presentQuote(amount: QuoteToCheck): ShownAmount {
  const { id, enquiryId, version, totalPaise, madeBy, madeAt, acceptedAt, isReplaced } = amount;
  return {
    key: `quote-${id}`,
    name: content.quote(referenceOf(BigInt(enquiryId)), version),
    states: [
      ...(acceptedAt ? [content.states.accepted(shownTime(acceptedAt))] : []),
      ...(isReplaced ? [content.states.replaced] : []),
    ],
    facts: `${content.total(formatPaise(totalPaise))}, ${content.made(madeBy, shownTime(madeAt))}`,
    lines: amount.lines.map(({ number, text, quantity, unitPaise }) =>
      content.line(number, text, quantity, formatPaise(unitPaise)),
    ),
    reasons: reasonsOf(amount),
    links: [{ text: content.openEnquiry, to: enquiryPath(enquiryId) }],
  };
}

export const presentAmount = (amount: AmountToCheck): ShownAmount =>
  amount.kind === 'quote' ? presentQuote(amount) : presentPackage(amount);
