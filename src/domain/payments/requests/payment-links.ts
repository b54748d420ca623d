import type { PaymentRequest } from './request.ts';

/** What a gateway does for the page of a request. */
export type PaymentLinks = {
  /** Where the customer pays so much for the request; `undefined` while the gateway cannot be reached. */
  linkFor(request: PaymentRequest, duePaise: number): Promise<string | undefined>;
};
