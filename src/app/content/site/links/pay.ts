/** How a customer pays, on the page of a quote, of a booking and of a payment request. */
export const payContent = {
  heading: 'How to pay',
  upi: (amount: string) => `Pay ${amount} by UPI`,
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
    `Write ${reference} as the remark and send us the UTR number. We confirm the payment once it is in our account.`,
  remark: (reference: string) =>
    `Write ${reference} as the remark. Then type the UTR number below: we count the payment once our bank shows it.`,
  page: {
    title: (reference: string, agency: string) => `Payment ${reference}, ${agency}`,
    heading: 'Your payment',
    for: (firstName: string) => `For ${firstName}`,
    toPay: 'To pay',
    reference: 'Reference',
    purpose: 'For',
    due: 'Pay by',
    expires: 'This link is open until',
    ofAsked: (open: string, asked: string) => `${open} is left of the ${asked} that we asked for.`,
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
      go: 'Tell us',
    },
    states: {
      claimed: {
        heading: 'Thank you. We are checking it.',
        text: (day: string) =>
          `You told us on ${day} that you paid. We count the payment once our bank shows it, and then this page says so.`,
        utr: (utr: string) => `Your UTR number: ${utr}`,
      },
      paid: {
        heading: 'Paid. Nothing is left to pay here.',
        text: 'Thank you. Your receipt is on the page of your booking or quote.',
      },
      checking: {
        heading: 'We are checking a payment.',
        text: 'What came is not the amount that we asked for, or it came at another time. Our office looks at it and gets in touch with you.',
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
      heading: 'This link shows no payment.',
      text: 'It may have lost a letter on its way. Please ask us, and we send you a new one.',
      chatText: 'Hello, the link to my payment does not open. Please send me a new one.',
    },
  },
} as const;
