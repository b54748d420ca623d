import type { BadgeTone } from '#app/staff/kit/badge.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import type { VoucherRow, VoucherState } from '#domain/bookings/vouchers/voucher-rows.ts';
import type { VouchersView as StoredVouchers } from '#domain/bookings/vouchers/voucher-service.ts';
import { chatText } from '#domain/bookings/vouchers/voucher-text.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { voucherFilePath } from '#staff-paths.ts';
import { vouchersTexts as texts } from './texts.ts';

const tones: Record<VoucherState, BadgeTone> = {
  'not-made': 'draft',
  made: 'plain',
  sent: 'good',
  'out-of-date': 'warn',
  withdrawn: 'danger',
};

type Agency = Pick<SiteSettings, 'agencyName' | 'phoneE164'>;

const isToMake = ({ state }: VoucherRow): boolean => state === 'not-made' || state === 'out-of-date';

/** What became of the newest version, and what to look at before it is sent. */
function notesOf({ state, newest, mail, unconfirmed }: VoucherRow): string[] {
  const { sentAt, sentBy } = newest ?? {};
  return [
    ...(sentAt && sentBy ? [texts.sentBy[sentBy](timeText(sentAt))] : []),
    ...(mail?.state === 'waiting' ? [texts.waiting(mail.to)] : []),
    ...(mail?.state === 'refused' ? [texts.refused(mail.to)] : []),
    ...(unconfirmed.length > 0 ? [texts.unconfirmed(unconfirmed)] : []),
    ...(state === 'withdrawn' && sentAt ? [texts.withdrawn] : []),
  ];
}

function toRowView(row: VoucherRow, { agencyName, phoneE164 }: Agency) {
  const { supplierId, name, state, newest, earlier, address } = row;
  const maySend = newest !== undefined && (state === 'made' || state === 'sent');
  const text = maySend ? chatText(newest.content, agencyName, displayPhone(phoneE164)) : '';
  return {
    key: supplierId ?? 'trip',
    name,
    stateName: texts.states[state],
    tone: tones[state],
    version: newest ? texts.version(newest.version, timeText(newest.madeAt)) : '',
    notes: notesOf(row),
    voucherId: newest?.id ?? '',
    pdfHref: newest ? voucherFilePath(newest.id) : '',
    maySend,
    address,
    chatHref: maySend && row.phoneE164 ? chatLink(row.phoneE164, text) : '',
    earlier: earlier.map(({ id, version }) => ({
      href: voucherFilePath(id),
      text: texts.earlierVersion(version),
    })),
  };
}

export type VoucherRowView = ReturnType<typeof toRowView>;

export function toVouchersView({ rows, isCancelled, hasDays }: StoredVouchers, agency: Agency) {
  const isMade = rows.some(({ newest }) => newest !== undefined);
  const isFresh = rows.some(({ state, mail }) => state === 'made' && mail?.state !== 'waiting');
  return {
    rows: rows.map((row) => toRowView(row, agency)),
    make: rows.some(isToMake) ? (isMade ? texts.makeAgain : texts.make) : '',
    maySendAll: isFresh,
    hint: isCancelled
      ? texts.cancelled
      : !hasDays
        ? texts.noDays
        : rows.every(({ supplierId }) => supplierId === null)
          ? texts.none
          : '',
  };
}

export type VouchersView = ReturnType<typeof toVouchersView>;
