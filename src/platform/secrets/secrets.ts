import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 32 random bytes as base64url, for cookies and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token or a code, from which the secret cannot be recovered. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** So many random digits, for codes that people say. */
export const newDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');
