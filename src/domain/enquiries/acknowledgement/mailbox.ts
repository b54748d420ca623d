import * as z from 'zod/mini';

/** The longest address that SMTP carries (RFC 5321). */
const maxLength = 254;

const address = z.email().check(z.maxLength(maxLength));

/**
 * The typed text when it is one address and nothing else. Line breaks, commas and names are refused, so it can neither
 * add a header nor a second recipient.
 */
export const addressIn = (typed: string): string | undefined => address.safeParse(typed).data;

/**
 * One text for every spelling that may lead to the same mailbox: many providers ignore case, dots and what follows a
 * plus sign. Two customers whose addresses differ by a dot count as one, which costs one of them a mail at most.
 */
export function mailboxOf(typed: string): string {
  const at = typed.lastIndexOf('@');
  const [local = ''] = typed.slice(0, at).toLowerCase().split('+');
  return local.replaceAll('.', '') + typed.slice(at).toLowerCase();
}
