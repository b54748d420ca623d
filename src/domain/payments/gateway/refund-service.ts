import { type Gateway, GatewayError, type GatewayRefund, type RefundRequest } from './gateway.ts';

/**
 * Sends money back to where it came from, once for each key: what an earlier try has done is asked for before each, and again when there
 * was no answer. A refund that failed at the gateway is returned as it is; another try needs another key.
 */
export async function refundOnce(
  gateway: Pick<Gateway, 'refund' | 'findRefund'>,
  request: RefundRequest,
): Promise<GatewayRefund> {
  const earlier = await gateway.findRefund(request.paymentId, request.key);
  if (earlier) return earlier;
  try {
    return await gateway.refund(request);
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.isTransient) throw error;
    const made = await gateway.findRefund(request.paymentId, request.key).catch(() => undefined);
    if (made) return made;
    throw error;
  }
}
