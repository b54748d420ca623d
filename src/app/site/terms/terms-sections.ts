import type { Block, PartName, SectionContent } from '#app/content/page-content.ts';
import { termsTexts as content, moneyTerms } from '#app/content/site/booking-terms.ts';
import type { ChangePolicy, TravelTerms } from '#domain/bookings/policy/policy-service.ts';
import { alwaysIncluded, notIncluded } from '#domain/fares/inclusion-text.ts';
import type { FareTax } from '#domain/fares/rates.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

const { changes } = content;

type Row = [wish: string, when: string, costs: string];

/** When a step holds: from its own days before the pick-up to those of the step before it. */
function stepTime(daysBefore: number, earlier: number | undefined): string {
  if (earlier === undefined) {
    if (daysBefore === 0) return changes.anyTime;
    return daysBefore === 1 ? changes.dayBefore : changes.atLeastDays(daysBefore);
  }
  if (daysBefore === 0) return earlier === 1 ? changes.pickUpDay : changes.fewerDays(earlier);
  return daysBefore === earlier - 1
    ? changes.exactDays(daysBefore)
    : changes.betweenDays(daysBefore, earlier - 1);
}

function lateCosts({ lateChangeCharge: charge }: ChangePolicy): string {
  if (!charge) return changes.lateUnknown;
  return charge.kind === 'amount' ? formatPaise(charge.paise) : changes.percent(charge.percent);
}

/** The rows of the table, from the policy that bookings are charged by. */
export function changeRows(policy: ChangePolicy): Row[] {
  const steps = policy.cancellation.toSorted((a, b) => b.daysBefore - a.daysBefore);
  return [
    [changes.reschedule, changes.inTime(policy.freeChangeHours), changes.free],
    [changes.reschedule, changes.late, lateCosts(policy)],
    ...steps.map(
      ({ daysBefore, chargePercent }, index): Row => [
        changes.cancel,
        stepTime(daysBefore, steps[index - 1]?.daysBefore),
        chargePercent === 0 ? changes.free : changes.percent(chargePercent),
      ],
    ),
  ];
}

const tableOf = ({ from, policy }: TravelTerms): Block => ({
  kind: 'table',
  caption: from === null ? changes.caption : changes.later(dateText(from)),
  columns: changes.columns,
  rows: changeRows(policy),
});

const text = (paragraphs: readonly string[]): Block => ({ kind: 'text', paragraphs });

const includedItems = ({ waiting, dayMinimum }: TravelTerms) => [
  content.included.always(alwaysIncluded),
  content.included.booked,
  content.included.roundTrip(dayMinimum),
  waiting
    ? content.included.waiting({
        minutes: waiting.freeWaitingMinutes,
        airportMinutes: waiting.airportFreeWaitingMinutes,
      })
    : content.included.waitingUnknown,
];

const extraItems = ({ waiting }: TravelTerms) => [
  content.extra.onTheSpot(notIncluded),
  waiting ? content.extra.waiting(waiting.waitingStepMinutes) : content.extra.waitingUnknown,
  content.extra.more,
];

const percentOf = ({ cgstBasisPoints, sgstBasisPoints }: FareTax) =>
  String((cgstBasisPoints + sgstBasisPoints) / 100);

function gstTexts({ tax }: TravelTerms, settings: SiteSettings): string[] {
  const { tourGstPercent, overseasGstPercent, overseasTcsPercent, gstin } = settings;
  const [inIndia, overseas, tcs] = [tourGstPercent, overseasGstPercent, overseasTcsPercent].map(Number);
  return [
    tax ? content.gst.cab(percentOf(tax)) : content.gst.cabUnknown,
    content.gst.packages(String(inIndia), String(overseas)),
    ...(tcs ? [content.gst.tcs(String(tcs))] : []),
    ...(gstin ? [content.gst.gstin(gstin)] : []),
  ];
}

type TermsPart = Exclude<PartName, 'contact-ways'>;

/** The sections of the page, with the values that bookings and quotes use in place of their parts. */
export function withTerms(
  sections: readonly SectionContent[],
  terms: readonly TravelTerms[],
  settings: SiteSettings,
): SectionContent[] {
  const [now] = terms;
  if (!now) throw new Error('there are always terms');
  const parts: Record<TermsPart, () => Block[]> = {
    'change-terms': () => terms.map(tableOf),
    'fare-includes': () => [{ kind: 'list', items: includedItems(now) }],
    'fare-extras': () => [{ kind: 'list', items: extraItems(now) }],
    'payment-terms': () => [text(moneyTerms(settings).payment)],
    'refund-terms': () => [text(moneyTerms(settings).refunds)],
    'gst-terms': () => [text(gstTexts(now, settings))],
  };
  const blocksOf = (block: Block): Block[] => {
    if (block.kind !== 'part') return [block];
    return block.part === 'contact-ways' ? [] : parts[block.part]();
  };
  return sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(blocksOf) }));
}
