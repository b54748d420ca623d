/** Texts about payment requests. */
export const requestsMessages = {
  gone: 'This payment request does not exist.',
  goneSubject: 'This booking or quote no longer exists.',
  amountWrong: 'Type the amount in rupees.',
  nothingToPay: 'Nothing is left to pay of that.',
  aboveBalance: (amount: string, balance: string) =>
    `${amount} is more than the balance of ${balance}. Look at the amount again. If it is right, ask once more.`,
  askedBefore: (reference: string) =>
    `${reference} asks for that already. Send it again, or withdraw it first.`,
  askedDifferently: (reference: string) =>
    `The first try was saved as ${reference}. Reload the page, and withdraw it if it is wrong.`,
  changedMeanwhile: 'Somebody else changed this request meanwhile. Look at it as it is now.',
  utrMissing:
    'Look at the UTR number again: it has 12 digits for UPI and IMPS, 16 or 22 characters for a bank transfer.',
  mailAddressChanged: 'The customer’s address has changed meanwhile. Look at it as it is now.',
  linkLost: 'The link cannot be read any more. Withdraw this request and ask again.',
} as const;
