import type { z } from 'zod';
import { type Gateway, GatewayError, type NewLink } from '#domain/payments/gateway/gateway.ts';
import {
  linkAnswer,
  linksAnswer,
  listAnswer,
  paymentAnswer,
  refundAnswer,
  settledAnswer,
  settlementAnswer,
} from './razorpay-answers.ts';
import { openRazorpayClient, type RazorpayKeys } from './razorpay-client.ts';
import { readRazorpayWebhook } from './razorpay-webhook.ts';

/** A customer waits for the link, and has UPI and bank details without it. */
const linkTimeoutMs = 4000;
const timeoutMs = 10_000;
/** As many as Razorpay gives at once. */
const pageSize = 100;
/** Razorpay's own limits. */
const maxDescription = 2048;
const maxLinkMs = 180 * 24 * 3600_000;
const minLinkMs = 16 * 60_000;

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** A link cannot live longer than six months, nor end within a quarter of an hour. */
function endOf(expiresAt: Date, now: Date): number {
  const end = Math.min(expiresAt.getTime(), now.getTime() + maxLinkMs);
  return seconds(new Date(Math.max(end, now.getTime() + minLinkMs)));
}

const linkBody = ({ reference, amountPaise, description, expiresAt, returnUrl }: NewLink, now: Date) => ({
  amount: amountPaise,
  currency: 'INR',
  // A request asks for one amount; a part of it would be a mismatch.
  accept_partial: false,
  reference_id: reference,
  description: description.slice(0, maxDescription),
  expire_by: endOf(expiresAt, now),
  // Our own mails and messages ask; Razorpay gets neither name nor number of the customer from us.
  notify: { sms: false, email: false },
  reminder_enable: false,
  ...(returnUrl !== undefined && { callback_url: returnUrl, callback_method: 'get' }),
});

const pathOf = (id: string) => encodeURIComponent(id);

/** Razorpay behind our interface, by its documentation of November 2026 (docs/money.md). */
export function openRazorpay(keys: RazorpayKeys & { webhookSecrets: readonly string[] }): Gateway {
  const client = openRazorpayClient(keys);

  async function* pagesOf<Item extends z.ZodType>(
    path: string,
    item: Item,
    query: Record<string, string | number>,
  ): AsyncGenerator<z.infer<Item>[]> {
    for (let skip = 0; ; skip += pageSize) {
      const page = { ...query, count: pageSize, skip };
      const { items } = await client.call({ path, query: page, timeoutMs, answer: listAnswer(item) });
      if (items.length > 0) yield items;
      if (items.length < pageSize) return;
    }
  }

  const linksBy = async (query: Record<string, string>, limitMs: number) =>
    (await client.find({ path: '/payment_links', query, timeoutMs: limitMs, answer: linksAnswer }))
      ?.payment_links ?? [];

  return {
    async makeLink(link) {
      try {
        return await client.call({
          ...{ method: 'POST', path: '/payment_links', timeoutMs: linkTimeoutMs, answer: linkAnswer },
          body: linkBody(link, new Date()),
        });
      } catch (error) {
        // A reference is used once, so a link whose answer was lost is found by it.
        if (!(error instanceof GatewayError) || error.code !== 'refused') throw error;
        const links = await linksBy({ reference_id: link.reference }, linkTimeoutMs);
        const made = links.find(({ reference }) => reference === link.reference);
        if (!made) throw error;
        return made;
      }
    },
    async cancelLink(linkId) {
      try {
        const path = `/payment_links/${pathOf(linkId)}/cancel`;
        await client.find({ method: 'POST', path, timeoutMs, answer: linkAnswer });
      } catch (error) {
        if (!(error instanceof GatewayError) || error.code !== 'refused') throw error;
      }
    },
    fetchLink: (linkId) =>
      client.find({ path: `/payment_links/${pathOf(linkId)}`, timeoutMs, answer: linkAnswer }),
    async linkOfPayment(paymentId) {
      const [link] = await linksBy({ payment_id: paymentId }, timeoutMs);
      // The list leaves the payments out.
      return (
        link && client.find({ path: `/payment_links/${pathOf(link.id)}`, timeoutMs, answer: linkAnswer })
      );
    },
    fetchPayment: (paymentId) =>
      client.find({ path: `/payments/${pathOf(paymentId)}`, timeoutMs, answer: paymentAnswer }),
    async *listPaidSince(since) {
      for await (const payments of pagesOf('/payments', paymentAnswer, { from: seconds(since) }))
        yield payments.filter(({ state }) => state === 'captured' || state === 'refunded');
    },
    async refund({ paymentId, amountPaise, key }) {
      const { refund } = await client.call({
        ...{ method: 'POST', path: `/payments/${pathOf(paymentId)}/refund`, timeoutMs, answer: refundAnswer },
        headers: { 'x-refund-idempotency': key },
        body: { amount: amountPaise, speed: 'normal', receipt: key },
      });
      return refund;
    },
    async findRefund(paymentId, key) {
      for await (const page of pagesOf(`/payments/${pathOf(paymentId)}/refunds`, refundAnswer, {})) {
        const found = page.find((one) => one.key === key);
        if (found) return found.refund;
      }
      return undefined;
    },
    async fetchRefund(refundId) {
      const path = `/refunds/${pathOf(refundId)}`;
      return (await client.find({ path, timeoutMs, answer: refundAnswer }))?.refund;
    },
    async *listSettlementsSince(since) {
      for await (const page of pagesOf('/settlements', settlementAnswer, { from: seconds(since) }))
        yield page.filter(({ isPaid }) => isPaid).map(({ settlement }) => settlement);
    },
    async *listSettledOn(day) {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      const query = { year, month, day: date };
      for await (const page of pagesOf('/settlements/recon/combined', settledAnswer, query))
        yield page.filter((settled) => settled !== undefined);
    },
    readWebhook: (headers, body) => readRazorpayWebhook(headers, body, keys.webhookSecrets),
  };
}
