import * as z from 'zod/mini';

/** The longest address that SMTP carries (RFC 5321). */
const maxLength = 254;

const address = z.email().check(z.maxLength(maxLength));

/**
 * The typed text when it is one address and nothing else. Line breaks, commas and names are refused, so it can neither
 * add a header nor a second recipient.
 */
export const addressIn = (typed: string): string | undefined => address.safeParse(typed).data;
