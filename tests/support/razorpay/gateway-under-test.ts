import { openRazorpay } from '#domain/payments/gateway/razorpay/razorpay.ts';
import { keyId, keySecret, startRazorpay, webhookSecret } from './stand-in.ts';

const { RAZORPAY_TEST_KEY_ID, RAZORPAY_TEST_KEY_SECRET } = process.env;

/** Razorpay's own test mode when its keys are set, and the stand-in otherwise; the suite does not know which. */
export async function gatewayUnderTest() {
  if (RAZORPAY_TEST_KEY_ID && RAZORPAY_TEST_KEY_SECRET) {
    const keys = { keyId: RAZORPAY_TEST_KEY_ID, keySecret: RAZORPAY_TEST_KEY_SECRET };
    return { keys: { ...keys, url: 'https://api.razorpay.com' }, stop: async () => {} };
  }
  const { url, stop } = await startRazorpay();
  return { keys: { keyId, keySecret, url }, stop };
}

export const openWith = (keys: { keyId: string; keySecret: string; url: string }) =>
  openRazorpay({ ...keys, webhookSecrets: [webhookSecret] });
