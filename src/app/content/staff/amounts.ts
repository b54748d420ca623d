export const staffAmountsContent = {
  title: 'Amounts to check',
  notice: (count: number) =>
    count === 1
      ? 'One price or quote may hold a wrong amount.'
      : `${count} prices and quotes may hold a wrong amount.`,
  noticeGo: 'See what to check',
  why: (day: string) =>
    `Until ${day}, only the first number in a typed amount was stored: “1.5 lakh” became ₹1.50, “45k” became ₹45, and a minus was left out.`,
  whatToDo:
    'What is listed here may be wrong for that reason. Open each entry. If it is wrong, edit the package, or make the next version of the quote. Then confirm at the end of the list.',
  tourPackage: 'Tour package',
  quote: (reference: string, version: number) => `Quote ${reference}, version ${version}`,
  sellingPrice: (price: string) => `Selling price now ${price}`,
  priceBefore: (price: string) => `price before discount ${price}`,
  total: (total: string) => `Total with GST ${total}`,
  made: (name: string, when: string) => `made by ${name}, ${when}`,
  line: (number: number, text: string, quantity: number, price: string) =>
    `Line ${number}: ${text}, ${quantity} × ${price}`,
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    deleted: 'Deleted',
    changed: 'Changed since',
    accepted: (when: string) => `Accepted ${when}`,
    replaced: 'Replaced by a newer version',
  },
  reasons: {
    'low-price': 'The selling price was below ₹1,000.',
    'before-below-selling': 'The price before discount was below the selling price.',
    'before-far-above-selling': 'The price before discount was more than ten times the selling price.',
    'discount-line':
      'A line reads like a discount. If its price was typed with a minus, it was added to the total.',
    'low-line': 'A line has a price below ₹100.',
  },
  edit: 'Edit the package',
  openDeleted: 'Open the deleted packages',
  history: 'History',
  openEnquiry: 'Open the enquiry',
  confirm: 'I have checked these',
  confirmHint:
    'This closes the list for all Admins, and it does not come back. The activity log keeps your name.',
  done: 'Noted. The list is closed.',
  none: 'There is nothing to check.',
  checked: (name: string, when: string) => `${name} checked these amounts on ${when}.`,
} as const;
