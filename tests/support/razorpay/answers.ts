import {
  type Ledger,
  type Link,
  linkEntity,
  newId,
  paymentEntity,
  type Refund,
  refundEntity,
  seconds,
  settlementEntity,
} from './ledger.ts';

export type Answer = { status: number; body: unknown };

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
};

const ok = (body: unknown): Answer => ({ status: 200, body });

export const refused = (description: string, status = 400): Answer => ({
  status,
  body: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    },
  },
});

const unknownId = () => refused('The id provided does not exist');

const dayMs = 24 * 3600_000;

/** What Razorpay's documentation says of a link that it does not make. */
function faultOfLink(ledger: Ledger, body: Record<string, unknown>): string | undefined {
  const { amount, reference_id, expire_by, callback_url, callback_method } = body;
  if (!Number.isInteger(amount) || Number(amount) < 100) return 'amount: must be at least 100 paise.';
  if (typeof reference_id === 'string' && reference_id.length > 40)
    return 'reference_id: the length must be no more than 40.';
  if (typeof reference_id === 'string' && ledger.linkOfReference.has(reference_id))
    return `payment link with given reference_id: ${reference_id} already exists`;
  const now = Date.now();
  if (typeof expire_by === 'number' && expire_by * 1000 < now + 15 * 60_000)
    return 'expire_by: must be at least 15 minutes in the future.';
  if (typeof expire_by === 'number' && expire_by * 1000 > now + 184 * dayMs)
    return 'expire_by: must be within six months.';
  if (callback_url !== undefined && callback_method !== 'get') return 'callback_method: must be get.';
  return undefined;
}

function makeLink(ledger: Ledger, text: string): Answer {
  const body = JSON.parse(text) as Record<string, unknown>;
  const fault = faultOfLink(ledger, body);
  if (fault) return refused(fault);
  const id = newId('plink');
  const link: Link = {
    id,
    amount: Number(body.amount),
    amount_paid: 0,
    currency: String(body.currency ?? 'INR'),
    accept_partial: body.accept_partial === true,
    reference_id: String(body.reference_id ?? ''),
    description: String(body.description ?? ''),
    expire_by: Number(body.expire_by ?? 0),
    expired_at: 0,
    cancelled_at: 0,
    created_at: seconds(),
    order_id: '',
    short_url: `https://rzp.io/i/${id.slice(6, 14)}`,
    status: 'created',
    callback_url: String(body.callback_url ?? ''),
    callback_method: String(body.callback_method ?? ''),
  };
  ledger.links.set(id, link);
  if (link.reference_id !== '') ledger.linkOfReference.set(link.reference_id, link);
  return ok(linkEntity(ledger, link));
}

function listLinks(ledger: Ledger, query: URLSearchParams): Answer {
  const payment = ledger.payments.get(query.get('payment_id') ?? '');
  const found = query.has('payment_id')
    ? ledger.links.get(payment?.linkId ?? '')
    : ledger.linkOfReference.get(query.get('reference_id') ?? '');
  return ok({ payment_links: found ? [linkEntity(ledger, found, true)] : [] });
}

function cancelLink(ledger: Ledger, id: string): Answer {
  const link = ledger.links.get(id);
  if (!link) return unknownId();
  if (link.status !== 'created')
    return refused(`Payment Link cannot be cancelled. Status is ${link.status}.`);
  Object.assign(link, { status: 'cancelled', cancelled_at: seconds() });
  return ok(linkEntity(ledger, link));
}

function pageOf<One>(all: readonly One[], query: URLSearchParams, entity: (one: One) => unknown): Answer {
  const count = Math.min(Number(query.get('count') ?? 10), 100);
  const skip = Number(query.get('skip') ?? 0);
  const items = all.slice(skip, skip + count).map(entity);
  return ok({ entity: 'collection', count: items.length, items });
}

/** The newest first. */
const since = <One extends { created_at: number }>(rows: Iterable<One>, query: URLSearchParams): One[] =>
  [...rows]
    .filter(({ created_at }) => created_at >= Number(query.get('from') ?? 0))
    .filter(({ created_at }) => created_at <= Number(query.get('to') ?? Number.MAX_SAFE_INTEGER))
    .reverse();

function makeRefund(ledger: Ledger, { headers, text }: Asked, paymentId: string): Answer {
  const payment = ledger.payments.get(paymentId);
  if (!payment) return unknownId();
  const key = headers['x-refund-idempotency'];
  if (typeof key === 'string') {
    if (!/^[\w-]{10,}$/.test(key)) return refused('The idempotency key must be at least 10 characters.');
    const earlier = ledger.refundKeys.get(key);
    if (earlier)
      return earlier.body === text
        ? ok(refundEntity(earlier.refund))
        : refused('Different request body sent for the same idempotency key.');
  }
  const body = JSON.parse(text) as { amount?: number; receipt?: string };
  const amount = body.amount ?? payment.amount - payment.amount_refunded;
  if (payment.status !== 'captured') return refused('The payment has been fully refunded already');
  if (amount > payment.amount - payment.amount_refunded)
    return refused('The total refund amount is greater than the refund payment amount');
  const refund: Refund = {
    id: newId('rfnd'),
    amount,
    payment_id: paymentId,
    receipt: body.receipt ?? null,
    status: 'processed',
    created_at: seconds(),
  };
  ledger.refunds.set(refund.id, refund);
  payment.amount_refunded += amount;
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
  if (typeof key === 'string') ledger.refundKeys.set(key, { body: text, refund });
  return ok(refundEntity(refund));
}

/** `2026-11-19` in India. */
const dayOf = (moment: number) => new Date(moment * 1000 + 5.5 * 3600_000).toISOString().slice(0, 10);

function settledOn(ledger: Ledger, query: URLSearchParams): Answer {
  const parts = [query.get('year'), query.get('month'), query.get('day')].map((part) =>
    String(part).padStart(2, '0'),
  );
  const settlements = [...ledger.settlements.values()].filter(
    ({ created_at }) => dayOf(created_at) === parts.join('-'),
  );
  const lines = settlements.flatMap(({ id, created_at, utr }) =>
    [...ledger.payments.values()]
      .filter(({ settlementId }) => settlementId === id)
      .map((payment) => ({
        ...{ entity_id: payment.id, type: 'payment', debit: 0, credit: payment.amount - payment.fee },
        ...{ amount: payment.amount, currency: 'INR', fee: payment.fee, tax: payment.tax },
        ...{ on_hold: false, settled: true, created_at: payment.created_at, settled_at: created_at },
        ...{ settlement_id: id, settlement_utr: utr, payment_id: null, notes: '{}', method: payment.method },
      })),
  );
  return pageOf(lines, query, (line) => line);
}

/** Razorpay's answer to a request whose keys are right. */
export function answerTo(ledger: Ledger, asked: Asked): Answer {
  const { method, path, query, text } = asked;
  const [, kind = '', id = '', part = ''] = /^\/v1\/(\w+)\/?([\w]*)\/?([\w]*)\/?$/.exec(path) ?? [];
  const what = `${method} ${kind}${id === '' ? '' : '/id'}${part === '' ? '' : `/${part}`}`;
  switch (what) {
    case 'POST payment_links':
      return makeLink(ledger, text);
    case 'GET payment_links':
      return listLinks(ledger, query);
    case 'GET payment_links/id': {
      const link = ledger.links.get(id);
      return link ? ok(linkEntity(ledger, link)) : unknownId();
    }
    case 'POST payment_links/id/cancel':
      return cancelLink(ledger, id);
    case 'GET payments':
      return pageOf(since(ledger.payments.values(), query), query, paymentEntity);
    case 'GET payments/id': {
      const payment = ledger.payments.get(id);
      return payment ? ok(paymentEntity(payment)) : unknownId();
    }
    case 'POST payments/id/refund':
      return makeRefund(ledger, asked, id);
    case 'GET payments/id/refunds':
      return ledger.payments.has(id)
        ? pageOf(
            [...ledger.refunds.values()].filter(({ payment_id }) => payment_id === id),
            query,
            refundEntity,
          )
        : unknownId();
    case 'GET refunds/id': {
      const refund = ledger.refunds.get(id);
      return refund ? ok(refundEntity(refund)) : unknownId();
    }
    case 'GET settlements':
      return pageOf(since(ledger.settlements.values(), query), query, settlementEntity);
    case 'GET settlements/id/combined':
      return settledOn(ledger, query);
    default:
      return refused('The requested URL was not found on the server.', 404);
  }
}
