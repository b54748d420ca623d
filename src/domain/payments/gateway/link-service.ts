import type { PaymentLinks } from '#domain/payments/requests/payment-links.ts';
import type { PaymentRequest } from '#domain/payments/requests/request.ts';
import { findRequest, setGatewayLink } from '#domain/payments/requests/request-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log.ts';
import type { WebGateway } from './gateway.ts';
import { updateLinkOpen } from './link-store.ts';

type Parts = { db: Db; gateway: WebGateway; log: Log };

async function makeLink(
  { db, gateway }: Parts,
  request: PaymentRequest,
  returnUrl: string | undefined,
): Promise<string> {
  const { id, reference, amountPaise, expiresAt } = request;
  const link = await gateway.makeLink({
    ...{ reference, amountPaise, expiresAt, returnUrl },
    description: `Purvai Travels, ${reference}`,
  });
  await db.transaction(async (tx) => {
    await setGatewayLink(tx, id, link);
    await updateLinkOpen(tx, id);
  });
  return link.url;
}

/** Links of the gateway, made when a customer asks for them, one for each request. */
export const openPaymentLinks = (parts: Parts): PaymentLinks => ({
  async linkFor(request, duePaise, returnUrl) {
    // The gateway's link asks for one amount, and any other would be a mismatch.
    if (duePaise !== request.amountPaise) return undefined;
    try {
      const made = await findRequest(parts.db, request.id);
      return made?.gatewayLinkUrl || (await makeLink(parts, request, returnUrl));
    } catch (error) {
      parts.log.warn({ err: error, request: request.id }, 'a payment link could not be made');
      return undefined;
    }
  },
});
