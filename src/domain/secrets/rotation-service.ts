import { listBookingLinks } from '#domain/bookings/making/booking-link.ts';
import { listPaperNumbers } from '#domain/bookings/papers/paper-number.ts';
import { listDriverLinks } from '#domain/bookings/slip/driver-link.ts';
import { listPans } from '#domain/documents/buyers/buyer-pan.ts';
import { listRequestLinks } from '#domain/payments/requests/request-link.ts';
import { listSigningKeys } from '#domain/previews/signing-key-service.ts';
import { listQuoteLinks } from '#domain/quotes/quote-link.ts';
import { listTotpSecrets } from '#domain/staff/totp-secret.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type Rotation, rotate } from './rotation.ts';

type Parts = { db: Queryable; encryption: Encryption };

/** Encrypts with the present key what has a former key or is stored in plain text. */
export const encryptStoredSecrets = async (parts: Parts): Promise<Rotation> =>
  rotate([
    ...(await listTotpSecrets(parts)),
    ...(await listSigningKeys(parts)),
    ...(await listQuoteLinks(parts)),
    ...(await listBookingLinks(parts)),
    ...(await listRequestLinks(parts)),
    ...(await listDriverLinks(parts)),
    ...(await listPaperNumbers(parts)),
    ...(await listPans(parts)),
  ]);
