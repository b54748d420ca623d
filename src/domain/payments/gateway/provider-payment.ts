import type { GatewayLink, GatewayPayment } from './gateway.ts';

/** What is kept of the gateway's answer for the accountant: nothing about the customer. */
export type FetchedPayment = { orderId: string; bankReference: string; linkId: string; reference: string };

/** A payment at the gateway, with the link that it was made by. */
export type FoundPayment = { payment: GatewayPayment; link: GatewayLink | undefined };
