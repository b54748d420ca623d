import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayEvent } from '#domain/payments/gateway/gateway.ts';
import { parseJson, storable } from '#platform/text.ts';
import { webhookBody } from './razorpay-answers.ts';

const signaturePattern = /^[0-9a-f]{64}$/i;
const idPattern = /^[\w.:-]{1,100}$/;

function isSigned(body: Buffer, signature: string, secrets: readonly string[]): boolean {
  if (!signaturePattern.test(signature)) return false;
  const sent = Buffer.from(signature, 'hex');
  // Every secret is compared, so that the time does not tell which of them fits.
  return secrets
    .map((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), sent))
    .includes(true);
}

const jsonOf = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
};

/** What Razorpay has signed: the HMAC-SHA256 of the raw body. The header with the id of the event is not signed. */
export function readRazorpayWebhook(
  headers: Headers,
  body: Buffer,
  secrets: readonly string[],
): GatewayEvent | undefined {
  if (!isSigned(body, headers.get('x-razorpay-signature') ?? '', secrets)) return undefined;
  const text = body.toString('utf8');
  const { data } = webhookBody.safeParse(jsonOf(text));
  const { payment, refund } = data?.payload ?? {};
  const sentId = headers.get('x-razorpay-event-id') ?? '';
  return {
    // A signed body without an id is known by its content.
    id: idPattern.test(sentId) ? sentId : `body:${createHash('sha256').update(body).digest('hex')}`,
    kind: data?.event ?? 'unreadable',
    body: storable(text),
    paymentId: payment?.entity.id ?? refund?.entity.payment_id ?? '',
  };
}
