/** Two names of one provider. */
const sameDomains: ReadonlyMap<string, string> = new Map([['googlemail.com', 'gmail.com']]);

/**
 * One text for every spelling that may lead to the same mailbox: many providers ignore case, dots and what follows a
 * plus sign. Two customers whose addresses differ by a dot count as one, which costs one of them a mail at most.
 */
export function mailboxOf(typed: string): string {
  const at = typed.lastIndexOf('@');
  const [local = ''] = typed.slice(0, at).toLowerCase().split('+');
  const domain = typed.slice(at + 1).toLowerCase();
  return `${local.replaceAll('.', '')}@${sameDomains.get(domain) ?? domain}`;
}
