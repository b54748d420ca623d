/** Texts of the panel and the list of payment requests. */
export const paymentTexts = {
  events: {
    asked: (who: string, reference: string, amount: string) =>
      who
        ? `${who} asked for ${amount} (${reference}).`
        : `The customer accepted and was asked for ${amount} (${reference}).`,
    mailed: (who: string, reference: string, address: string) =>
      `${who || 'The system'} mailed the payment request ${reference} to ${address}.`,
    mailFailed: (reference: string, address: string, reason: string) =>
      `The payment request ${reference} could not be mailed to ${address} yet: ${reason}.`,
    mailRefused: (reference: string, address: string, reason: string) =>
      `The mail with the payment request ${reference} to ${address} was refused: ${reason}.`,
    claimed: (reference: string, amount: string) =>
      `The customer says that ${amount} is paid (${reference}). Our bank has to show it.`,
    confirmed: (who: string, reference: string, amount: string) =>
      who ? `${who} confirmed ${amount} for ${reference}.` : `${amount} for ${reference} is confirmed.`,
    mismatch: (reference: string, asked: string, arrived: string) =>
      arrived
        ? `${arrived} came for ${reference}, which asked for ${asked}. It is not counted yet.`
        : `What came for ${reference} does not fit. It is not counted yet.`,
    withdrawn: (who: string, reference: string) =>
      `${who || 'The system'} withdrew the payment request ${reference}.`,
    expired: (reference: string) => `The payment request ${reference} has expired.`,
    refunded: (who: string, reference: string, amount: string) =>
      `${who || 'The gateway'} refunded ${amount} of ${reference}.`,
    changed: 'A payment request changed.',
  },
} as const;
