/** Receipts and tax documents on a customer's page. */
export const paymentPapersContent = {
  heading: 'Receipts and invoices',
  document: (title: string, name: string) => `${title} ${name}`,
  ofDay: (amount: string, day: string) => `${amount}, ${day}`,
  receipt: (number: string) => `Receipt ${number}`,
  of: (amount: string, day: string) => `${amount}, received on ${day}`,
} as const;
