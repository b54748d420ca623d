import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import type { SourceView } from '#app/staff/money/refunds/refund-view.ts';
import { refundTexts } from '#app/staff/money/refunds/texts.ts';
import { chargePartsOf } from '#domain/bookings/packages/package-cancellation.ts';
import { splitOverSources } from '#domain/payments/refunds/refund-shares.ts';
import { formatPaise } from '#domain/shared/money.ts';

const { preview: texts } = staffBookingsContent.trip;

type Sold = Parameters<typeof chargePartsOf>[0];

/** What a cancellation of the trip is worked out from. */
export type CancelBasis = {
  sold: Sold;
  receivedPaise: number;
  /** Extras and other charges stay due. */
  otherPaise: number;
  refundDays: number | null;
};

type Row = { name: string; value: string };
export type CancelPreview = { rows: Row[]; back: string[]; documents: string[]; when: string };

/** What a cancellation comes to, before it happens: charge, GST in it, TCS kept, refund or rest, and the documents that follow. */
export function previewCancelling(
  { sold, receivedPaise, otherPaise, refundDays }: CancelBasis,
  sources: readonly SourceView[],
  { chargePaise, tcsPaise }: { chargePaise: number; tcsPaise: number },
): CancelPreview {
  const { cgstPaise, sgstPaise, igstPaise } = chargePartsOf(sold, chargePaise);
  const gstPaise = cgstPaise + sgstPaise + igstPaise;
  const backPaise = receivedPaise - chargePaise - tcsPaise - otherPaise;
  const rows: Row[] = [
    { name: texts.charge, value: formatPaise(chargePaise) },
    { name: texts.gst, value: formatPaise(gstPaise) },
    ...(tcsPaise > 0 ? [{ name: texts.tcs, value: formatPaise(tcsPaise) }] : []),
    ...(otherPaise > 0 ? [{ name: texts.other, value: formatPaise(otherPaise) }] : []),
    { name: texts.received, value: formatPaise(receivedPaise) },
    {
      name: backPaise >= 0 ? texts.back : texts.owed,
      value: formatPaise(Math.abs(backPaise)),
    },
  ];
  const back = splitOverSources(sources, Math.max(0, backPaise)).map(({ source, amountPaise }) =>
    refundTexts.dialog.source(source.method, source.day, formatPaise(amountPaise)),
  );
  return {
    ...{ rows, back },
    documents: [
      ...(chargePaise > 0 ? [texts.invoice(formatPaise(chargePaise - gstPaise), formatPaise(gstPaise))] : []),
      ...(backPaise > 0 ? [texts.refundVoucher] : []),
    ],
    when: backPaise > 0 && refundDays !== null ? texts.within(refundDays) : '',
  };
}
