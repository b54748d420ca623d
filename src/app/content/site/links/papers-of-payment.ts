/** Receipts and tax documents on a customer's page. */
export const paymentPapersContent = {
  heading: 'Your receipts',
  receipt: (number: string) => `Receipt ${number}`,
  of: (amount: string, day: string) => `${amount}, received on ${day}`,
} as const;
