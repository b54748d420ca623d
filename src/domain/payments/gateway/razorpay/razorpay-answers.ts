import { z } from 'zod';
import type {
  GatewayLink,
  GatewayPayment,
  GatewayRefund,
  SettledPayment,
  Settlement,
} from '#domain/payments/gateway/gateway.ts';

/** Amounts are whole paise; times are seconds since 1970. */
const paise = z.int().min(0);
const textOrNull = z.string().nullish();
const moment = z.int().transform((seconds) => new Date(seconds * 1000));
const id = z.string().min(1).max(100);

export const paymentAnswer = z
  .object({
    id,
    amount: paise,
    currency: z.string().max(3),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: textOrNull,
    order_id: textOrNull,
    fee: paise.nullish(),
    tax: paise.nullish(),
    amount_refunded: paise.nullish(),
    // An empty list when there is nothing.
    acquirer_data: z.looseObject({}).or(z.array(z.unknown())).nullish(),
    created_at: moment,
  })
  .transform(
    ({
      id,
      amount,
      currency,
      status,
      method,
      order_id,
      fee,
      tax,
      amount_refunded,
      acquirer_data,
      created_at,
    }) =>
      ({
        ...{ id, currency, state: status, method: method ?? '', orderId: order_id ?? '' },
        ...{
          amountPaise: amount,
          feePaise: fee ?? 0,
          taxPaise: tax ?? 0,
          refundedPaise: amount_refunded ?? 0,
        },
        bankReference: bankReferenceOf(acquirer_data),
        createdAt: created_at,
      }) satisfies GatewayPayment,
  );

function bankReferenceOf(data: unknown): string {
  const known = z
    .object({ rrn: textOrNull, bank_transaction_id: textOrNull, auth_code: textOrNull })
    .safeParse(data);
  const { rrn, bank_transaction_id, auth_code } = known.data ?? {};
  return (rrn ?? bank_transaction_id ?? auth_code ?? '').slice(0, 100);
}

export const linkAnswer = z
  .object({
    id,
    short_url: z.url({ protocol: /^https?$/ }).max(500),
    reference_id: textOrNull,
    amount: paise,
    currency: z.string().max(3),
    status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
    order_id: textOrNull,
    payments: z.array(z.object({ payment_id: id })).nullish(),
  })
  .transform(
    ({ id, short_url, reference_id, amount, currency, status, order_id, payments }) =>
      ({
        ...{
          id,
          url: short_url,
          reference: reference_id ?? '',
          amountPaise: amount,
          currency,
          state: status,
        },
        orderId: order_id ?? '',
        paymentIds: (payments ?? []).map(({ payment_id }) => payment_id),
      }) satisfies GatewayLink,
  );

export const linksAnswer = z.object({ payment_links: z.array(linkAnswer) });

export const refundAnswer = z
  .object({
    id,
    payment_id: id,
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: textOrNull,
  })
  .transform(({ id, payment_id, amount, status, receipt }) => ({
    refund: { id, paymentId: payment_id, amountPaise: amount, state: status } satisfies GatewayRefund,
    key: receipt ?? '',
  }));

export const listAnswer = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export const settlementAnswer = z
  .object({
    id,
    amount: paise,
    status: z.enum(['created', 'processed', 'failed']),
    utr: textOrNull,
    created_at: moment,
  })
  .transform(({ id, amount, status, utr, created_at }) => ({
    settlement: { id, amountPaise: amount, utr: utr ?? '', at: created_at } satisfies Settlement,
    isPaid: status === 'processed',
  }));

/** A line of what was settled: a payment, a refund, a transfer or an adjustment. */
export const settledAnswer = z
  .object({
    entity_id: id,
    type: z.string(),
    fee: paise.nullish(),
    tax: paise.nullish(),
    settled: z.boolean(),
    settled_at: moment.nullish(),
    settlement_id: textOrNull,
  })
  .transform(
    ({ entity_id, type, fee, tax, settled, settled_at, settlement_id }): SettledPayment | undefined =>
      type === 'payment' && settled && settled_at && settlement_id
        ? {
            ...{ paymentId: entity_id, settlementId: settlement_id, at: settled_at },
            ...{ feePaise: fee ?? 0, taxPaise: tax ?? 0 },
          }
        : undefined,
  );

/** An error of the gateway: a code, and a description that is for the log only. */
export const errorAnswer = z.object({
  error: z.object({ code: z.string().optional(), description: z.string().optional() }),
});

const entity = z.object({ entity: z.object({ id: z.string().max(100), payment_id: textOrNull }).partial() });

export const webhookBody = z.object({
  event: z.string().max(100),
  payload: z.object({ payment: entity.optional(), refund: entity.optional() }),
});
