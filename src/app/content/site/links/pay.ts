/** How a customer pays, on the page of a quote and of a booking. */
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
  after: (reference: string) =>
    `Write ${reference} as the remark and send us the UTR number. We confirm the payment once it is in our account.`,
} as const;
