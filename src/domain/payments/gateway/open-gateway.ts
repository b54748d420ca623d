import type { Env } from '#platform/env.ts';
import type { Gateway } from './gateway.ts';
import { openRazorpay } from './razorpay/razorpay.ts';

type GatewayEnv = Pick<
  Env,
  'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET' | 'RAZORPAY_URL'
>;

/** `undefined` without keys: customers then pay by UPI and to the bank. */
export function openGateway(env: GatewayEnv): Gateway | undefined {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_URL } = env;
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) return undefined;
  return openRazorpay({
    keyId: RAZORPAY_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET,
    webhookSecrets: RAZORPAY_WEBHOOK_SECRET,
    url: RAZORPAY_URL,
  });
}
