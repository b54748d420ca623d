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
    corrected: (reference: string) => `The customer corrected the UTR number of ${reference}.`,
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
  parts: {
    deposit: 'Deposit',
    balance: 'Balance',
    further: 'Further charges',
    total: 'Total',
    amount: 'Other amount',
  },
  states: {
    asked: 'Asked',
    claimed: 'Customer says paid',
    confirmed: 'Confirmed',
    mismatch: 'Does not fit',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
    refunded: 'Refunded',
  },
  mismatches: {
    amount: 'Another amount came.',
    currency: 'It came in another currency.',
    reference: 'It came with another reference.',
    'paid-before': 'That part was paid before.',
    'paid-twice': 'It was paid before by the same request.',
    cancelled: 'The booking was cancelled before it came.',
    expired: 'It came after the request had expired.',
    withdrawn: 'It came after the request was withdrawn.',
  },
  panel: {
    heading: 'Payment requests',
    none: 'Nothing was asked for yet.',
    ask: 'Ask for payment',
    paid: 'Nothing is left to pay.',
    since: (day: string) => `since ${day}`,
    opened: 'opened',
    paidOtherwise: 'Paid in another way',
    nothingLeft: 'nothing left to pay',
    open: (amount: string) => `${amount} left to pay`,
    utr: (utr: string) => `UTR ${utr}`,
    came: (arrived: string, asked: string) => `${arrived} came, ${asked} was asked for.`,
    copy: 'Copy link',
    copied: 'Copied',
    chat: 'WhatsApp',
    mail: (address: string) => `Mail to ${address}`,
    withdraw: 'Withdraw',
    withdrawOf: (reference: string) => `Withdraw ${reference}`,
    check: 'Confirm',
    checkOf: (reference: string) => `Confirm ${reference}`,
    count: (amount: string) => `Count ${amount}`,
    linkLost: 'The link cannot be read any more. Withdraw it and ask again.',
    /** `href` is the link. */
    message: (
      firstName: string,
      amount: string,
      part: string,
      number: string,
      agency: string,
      href: string,
    ) =>
      `${firstName ? `Hello ${firstName}, please` : 'Please'} pay ${amount} (${part}) for ${number} with ${agency}: ${href}`,
    ofQuote: 'your quote',
  },
  askForm: {
    title: 'Ask for payment',
    part: 'What for',
    amount: 'Amount in rupees',
    go: 'Ask',
    goAbove: (amount: string) => `Ask for ${amount} all the same`,
    working: 'Asking…',
    done: (reference: string, amount: string) => `${reference} asks for ${amount}. Send its link.`,
  },
  checkForm: {
    title: (reference: string) => `Confirm ${reference}`,
    text: 'Type what the bank shows. It is counted as received when it is what was asked for.',
    amount: 'Amount received, in rupees',
    method: 'How it came',
    day: 'Day it came',
    reference: 'UTR number',
    go: 'Confirm',
    working: 'Confirming…',
    confirmed: (reference: string) => `${reference} is confirmed and counted.`,
    mismatch: (reference: string) =>
      `What came for ${reference} does not fit, so it is not counted. Count it all the same, or refund it.`,
  },
  done: {
    mailed: (address: string) => `The mail to ${address} is on its way.`,
    withdrawn: 'The request is withdrawn.',
    counted: 'What came is counted as received.',
  },
  list: {
    title: 'To check',
    none: 'No payment waits to be checked.',
    caption: 'Payments that customers say they made, and payments that do not fit',
    columns: {
      since: 'Since',
      customer: 'Customer',
      reference: 'Reference',
      state: 'State',
      amount: 'Asked',
      came: 'Came, or UTR',
    },
    unnamed: 'No name',
  },
} as const;
