import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as text that fits a cookie and an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token or a code; nobody gets from it to the secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
