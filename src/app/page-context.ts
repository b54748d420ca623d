import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';
import type { PrintDutySlip } from '#domain/bookings/slip/slip-print-service.ts';
import type { PrintVoucher } from '#domain/bookings/vouchers/voucher-print-service.ts';
import type { PrintReceipt } from '#domain/documents/receipts/receipt-service.ts';
import type { Estimate } from '#domain/fares/estimate.ts';
import type { FareBooks } from '#domain/fares/fare-book-service.ts';
import type { PaymentLinks } from '#domain/payments/requests/payment-links.ts';
import type { PrintSettlement } from '#domain/payments/settlements/settlement-print-service.ts';
import type { PrintDriverData } from '#domain/privacy/driver-data.ts';
import type { PrintPersonalData } from '#domain/privacy/personal-data.ts';
import type { Visitor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import type { PageTag } from '#platform/database/page-tags.ts';
import type { Env } from '#platform/env.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { ReadSheet } from '#platform/sheets/sheet.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Inline texts of a page that the content security policy allows by hash. */
export type Inlined = { styles: string; script: string; staffStyles: string };

/** What the server passes to loaders and actions, and what they return beside the page itself. */
export type PageContext = {
  db: Db;
  encryption: Encryption;
  queue: Queue;
  storage: Storage;
  baseUrl: string;
  /** How logins and the first Admin are handled. */
  loginEnv: Pick<Env, 'NODE_ENV' | 'SETUP_TOKEN' | 'STRICT_LOGIN_REPLIES'>;
  /** Set for staff pages and form posts; public pages are cached and the same for everyone. */
  visitor: Visitor | undefined;
  /** The script of a public page; staff pages get their scripts from the router. */
  entryModule: string;
  /** The CSP nonce of a staff page's inline scripts. Public pages use hashes. */
  nonce: string | undefined;
  /** Undefined in development and in the frame of a preview, which link their style sheets. */
  inlined: Inlined | undefined;
  /** Loaders add the cache tags that their page depends on; a change purges the cached page. */
  tags: Set<PageTag>;
  /** Counts fares that were shown to a browser without script. */
  countEstimate(estimate: Estimate): void;
  printPersonalData: PrintPersonalData;
  printDriverData: PrintDriverData;
  printDutySlip: PrintDutySlip;
  printSettlement: PrintSettlement;
  printVoucher: PrintVoucher;
  printSharedVoucher: PrintVoucher;
  printReceipt: PrintReceipt;
  printSharedReceipt: PrintReceipt;
  readSheet: ReadSheet;
  /** From memory. */
  readFareBook: FareBooks['read'];
  /** `undefined` without a payment gateway. */
  paymentLinks: PaymentLinks | undefined;
  /** The error of a loader or of rendering, for the status and the log. */
  failure: unknown;
  /** The rendered document of a public page. In the response it would be copied several times on its way to the cache. */
  document: Uint8Array<ArrayBuffer> | undefined;
};

/** What the root route loads from it; every page reads it as the data of the route `root`. */
export type RootData = Pick<PageContext, 'entryModule' | 'nonce' | 'baseUrl'> & {
  isInlined: boolean;
  /** The theme that a staff member chose; the system's without one, and on public pages. */
  theme: 'light' | 'dark' | undefined;
};

export const pageContext = createContext<PageContext>();

/**
 * What the loaders of a public page return. The router encodes the properties of loaded data for its script, which public
 * pages do not have; a private one it leaves out.
 */
export class PageData<Data> {
  readonly #data: Data;

  constructor(data: Data) {
    this.#data = data;
  }

  get data(): Data {
    return this.#data;
  }
}

/** Only on the server: as data of a route, the styles would be in a staff page twice. */
export const InlinedContext = createReactContext<Inlined | undefined>(undefined);
