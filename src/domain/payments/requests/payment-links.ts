import type { PaymentRequest } from './request.ts';

/** What a gateway does for the page of a request. */
export type PaymentLinks = {
  /**
   * Where the customer pays so much for the request, and where they return to; `undefined` while the gateway cannot be reached, and for
   * another amount than was asked for.
   */
  linkFor(request: PaymentRequest, duePaise: number, returnUrl?: string): Promise<string | undefined>;
};
