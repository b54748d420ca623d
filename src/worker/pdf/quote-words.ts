/** The labels of a printed quote, as on its page. */
export const quoteWords = {
  title: (reference: string) => `Quote ${reference}`,
  heading: 'Your quote',
  for: (firstName: string) => `For ${firstName}`,
  facts: { reference: 'Reference', version: 'Version', validUntil: 'Valid until', madeBy: 'Made by' },
  columns: ['What', 'Quantity', 'Rate', 'Amount'],
  subtotal: 'Subtotal',
  gst: (percent: string) => `GST ${percent}%`,
  total: 'Total',
  inclusions: 'What is included',
  exclusions: 'What is not included',
  accept: 'To accept it, open the link that we sent you, or call us.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  notWhole:
    'Words in a script that this print has no letters for are marked by three dots. The page of this quote has them all.',
};
