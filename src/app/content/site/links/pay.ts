/** How a customer pays, on the page of a quote, of a booking and of a payment request. */
export const payContent = {
  heading: 'How to pay',
  upi: (amount: string) => `Pay ${amount} by UPI`,
  upiId: 'UPI ID',
  upiHeading: 'UPI',
  upiLimit:
    'Some banks and UPI apps allow at most ₹1,00,000 by UPI in a day. If yours does, pay by bank transfer.',
  upiHint: 'Opens your UPI app on this phone. On a computer, scan the code with the app.',
  qr: (amount: string) => `QR code to pay ${amount} by UPI`,
  bank: 'Bank transfer',
  accountName: 'Account name',
  accountNo: 'Account number',
  ifsc: 'IFSC',
  bankName: 'Bank',
  copy: 'Copy',
  copyOf: (name: string) => `Copy ${name}`,
  copied: 'Copied',
  after: (reference: string) =>
    `Write ${reference} as the remark and send us the UTR number. We confirm it once it is in our account.`,
  remark: (reference: string) =>
    `Write ${reference} as the remark. Then type the UTR number below. We confirm it once it is in our account.`,
  remarkThen: (reference: string) =>
    `Write ${reference} as the remark. Then press ‘I have paid’ and type the UTR number. We confirm it once it is in our account.`,
  havePaid: 'I have paid',
  checking: {
    heading: 'We are checking a payment',
    next: 'Please do not pay it again. We confirm it once it is in our account.',
  },
  page: {
    title: (reference: string, agency: string) => `Payment ${reference}, ${agency}`,
    heading: 'Your payment',
    for: (firstName: string) => `For ${firstName}`,
    amounts: {
      asked: 'To pay',
      claimed: 'You told us you paid',
      paid: 'Paid',
      short: 'Received',
      checking: 'Asked for',
      expired: 'Asked for',
      withdrawn: 'Asked for',
      refunded: 'Refunded',
      cancelled: 'Asked for',
    },
    accepted: (amount: string) => `Thank you, you accepted the quote of ${amount}.`,
    toQuote: 'See your quote',
    toBooking: 'See your booking',
    reference: 'Reference',
    purpose: 'For',
    due: 'Pay by',
    expires: 'This link is open until',
    ofAsked: (open: string) =>
      `${open} is left to pay here: something was paid in another way, or the price has changed.`,
    parts: {
      deposit: 'Deposit',
      balance: 'Balance',
      further: 'Further charges',
      total: 'Total',
      amount: 'Payment',
    },
    ofBooking: (part: string, number: string) => `${part} of your booking ${number}`,
    ofQuote: (part: string, reference: string) => `${part} of your quote ${reference}`,
    online: (amount: string) => `Pay ${amount} online`,
    receipt: {
      booking: 'Your receipt is on the page of your booking',
      quote: 'Your receipt is on the page of your quote',
    },
    payRest: {
      booking: (amount: string) => `Pay ${amount} on the page of your booking`,
      quote: (amount: string) => `Pay ${amount} on the page of your quote`,
    },
    onlineHint: 'By card, UPI or net banking, at our payment gateway.',
    onlineReady: 'Continue to the payment',
    onlineWait: 'The page of our payment gateway opens.',
    onlineFailed:
      'The payment gateway cannot be reached now. Please pay by UPI or bank transfer, or try again later.',
    noWay: 'Please call us or write to us: we tell you how to pay.',
    claim: {
      heading: 'I have paid',
      text: 'Type the UTR number of your payment. It is in your UPI app or in the message of your bank.',
      label: 'UTR number',
      hint: '12 digits for UPI and IMPS, 16 or 22 characters for a bank transfer.',
      go: 'I have paid',
    },
    correct: {
      open: 'Correct the number',
      label: 'UTR number',
      go: 'Save the number',
    },
    states: {
      claimed: {
        heading: 'Thank you. We are checking it.',
        text: (day: string) =>
          `You told us on ${day} that you paid. We confirm it once it is in our account, and then this page says so.`,
        utr: (utr: string) => `Your UTR number: ${utr}`,
      },
      paid: {
        heading: 'Paid. Nothing is left to pay here.',
        text: 'Thank you.',
      },
      short: {
        heading: (received: string, open: string) => `${received} received, ${open} still to pay`,
        text: 'Thank you. The page of your booking or quote shows how to pay the rest.',
      },
      checking: {
        heading: 'We are checking a payment.',
        text: (came: string) =>
          `${came}. Our office gets in touch with you. Please do not pay it again before that.`,
      },
      cancelled: {
        heading: 'Your trip is cancelled.',
        text: 'Nothing is to be paid by this link.',
      },
      expired: {
        heading: 'This link has expired.',
        text: 'Please ask us for a new one. If you have paid already, send us the UTR number.',
      },
      withdrawn: {
        heading: 'Please do not pay by this link.',
        text: 'We have withdrawn this request. If you have paid already, send us the UTR number.',
      },
      refunded: {
        heading: 'This payment was refunded.',
        text: 'If you have a question about it, please ask us.',
      },
    },
    chatText: (reference: string) => `Hello, I have a question about the payment ${reference}.`,
    gone: {
      title: 'No payment here',
      heading: 'There is no payment to show by this link.',
      text: 'It may have lost a letter on its way. Please ask us, and we send you a new one.',
      chatText: 'Hello, the link to my payment does not open. Please send me a new one.',
    },
  },
} as const;
