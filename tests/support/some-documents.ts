import type pg from 'pg';

export type SomeDocument = {
  kind: 'receipt-voucher' | 'invoice' | 'refund-voucher' | 'credit-note';
  day: string;
  /** Value, CGST, SGST, IGST, TCS. */
  heads: readonly [number, number, number, number, number];
  place?: string;
  gstin?: string;
  percent?: string;
  sac?: string;
  isReverseCharge?: boolean;
  refersTo?: readonly { name: string; issuedOn: string; paise: number }[];
  bookingId?: string;
};

/** Rows of documents as issuing stores them, for tests of what reads them. */
export async function someDocuments(pool: pg.Pool, state = '18', { isSample = false } = {}) {
  const gstin = `${state}AABCU9603R1ZM`;
  const { rows } = await pool.query(
    `insert into registrations (gstin, state, legal_name, address, series_code, from_day, is_sample, made_by)
     values ($1, $2, 'Purvai Travels', 'Guwahati', $3, '2026-04-01', $4, 'Test') returning id::text`,
    [gstin, state, state === '18' ? 'PT' : 'PD', isSample],
  );
  const registrationId = rows[0].id as string;
  const letters = { 'receipt-voucher': 'V', invoice: 'I', 'refund-voucher': 'R', 'credit-note': 'C' };
  return {
    registrationId,
    async add({
      kind,
      day,
      heads,
      place = state,
      percent = '5.00',
      sac = '998555',
      refersTo = [],
      ...more
    }: SomeDocument) {
      const [valuePaise, cgstPaise, sgstPaise, igstPaise] = heads;
      const series = await pool.query(
        `insert into document_series (registration_id, financial_year, kind, last_number) values ($1, '2627', $2, 1)
         on conflict (registration_id, financial_year, kind) do update set last_number = document_series.last_number + 1
         returning id, last_number`,
        [registrationId, kind],
      );
      const { id: seriesId, last_number: number } = series.rows[0];
      const name = `${state === '18' ? 'PT' : 'PD'}/2627/${letters[kind]}${String(number).padStart(6, '0')}`;
      const total = heads.reduce((sum, paise) => sum + paise, 0);
      const taxes = [{ sac, gstPercent: percent, valuePaise, cgstPaise, sgstPaise, igstPaise }];
      await pool.query(
        `insert into documents (registration_id, series_id, number, name, kind, issued_on, purpose, source_key, buyer_name,
           buyer_gstin, place_of_supply, sac, gst_percent, is_reverse_charge, value_paise, cgst_paise, sgst_paise, igst_paise,
           tcs_paise, total_paise, content, content_hash, made_by, booking_id)
         values ($1, $2, $3, $4, $5, $6, 'trip', gen_random_uuid()::text, 'Asha Sharma', $7, $8, $9, $10, $11, $12, $13, $14,
           $15, $16, $17, $18, sha256('x'), 'Test', $19)`,
        [
          ...[registrationId, seriesId, number, name, kind, day, more.gstin ?? '', place, sac, percent],
          ...[more.isReverseCharge ?? false, ...heads, total, JSON.stringify({ taxes, refersTo })],
          more.bookingId ?? null,
        ],
      );
      return { name, issuedOn: day, paise: total };
    },
  };
}
