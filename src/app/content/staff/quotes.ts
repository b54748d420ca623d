export const staffQuotesContent = {
  heading: 'Quotes',
  loading: 'Loading…',
  gone: 'This enquiry has no quotes: the customer’s data has been erased.',
  none: 'No quote has been made yet.',
  make: 'Make a quote',
  next: 'Make the next version',
  version: (version: number) => `Version ${version}`,
  versionInText: (version: number) => `version ${version}`,
  validUntil: (day: string) => `valid until ${day}`,
  made: (name: string, when: string) => `Made by ${name}, ${when}`,
  states: {
    accepted: 'Accepted',
    newer: 'Replaced',
    expired: 'Expired',
    opened: 'Opened',
    sent: 'Not opened yet',
  },
  opened: (count: number, when: string) =>
    count === 1 ? `Opened on ${when}` : `Opened ${count} times, first on ${when}`,
  accepted: (name: string, when: string) => `Accepted by ${name} on ${when}`,
  details: (version: number) => `Details of version ${version}`,
  columns: { text: 'Description', quantity: 'Quantity', unit: 'Rate', amount: 'Amount' },
  subtotal: 'Subtotal',
  gst: (percent: string) => `GST ${percent}%`,
  total: 'Total',
  inclusions: 'Included',
  exclusions: 'Not included',
  renew: 'New link',
  renewHint: 'The link before this one stops working.',
  renewOf: (version: number) => `New link to version ${version}`,
  renewed: (version: number) => `New link to version ${version} made.`,
  madeDone: (version: number, total: string) => `Version ${version} made: ${total}.`,
  working: 'Working…',
  editor: {
    heading: (version: number) => (version === 1 ? 'A quote' : `Version ${version} of the quote`),
    lines: 'Lines',
    line: (number: number) => `Line ${number}`,
    text: 'Description',
    quantity: 'Quantity',
    price: 'Rate in ₹',
    discountLine: 'A line is added to the total. Enter a discount in the Discount field below the lines.',
    discount: {
      legend: 'Discount',
      kinds: { none: 'None', percent: 'Percent', amount: 'Amount' },
      percent: 'Discount in percent',
      amount: 'Discount in ₹',
      takesOff: (amount: string) => `Takes ${amount} off the subtotal.`,
      label: 'Name on the quote',
      labelHint: 'The customer reads it beside the amount.',
    },
    remove: 'Remove',
    removeLine: (number: number) => `Remove line ${number}`,
    removed: (number: number) => `Line ${number} is removed.`,
    add: 'Add a line',
    gst: 'GST in percent',
    validUntil: 'Valid until',
    inclusions: 'Included',
    exclusions: 'Not included',
    listHint: 'One to a line.',
    total: 'Total with GST',
    noTotal: 'The total appears once every line has a quantity and a rate.',
    go: 'Make this quote',
    effect: 'A quote cannot be changed once it is made. A correction is its next version.',
    cancel: 'Cancel',
    empty: 'Start with an empty quote',
  },
  share: {
    heading: (version: number) => `The link to version ${version}`,
    once: 'It is shown only now: we keep no copy of it. If it gets lost, make a new link.',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    chat: 'Open in WhatsApp',
    noPhone: 'This enquiry has no number that WhatsApp accepts.',
    mail: 'Open in mail',
    close: 'Done',
    text: ({ firstName, reference, total, discount, validUntil, link }: ShareWords) =>
      `Hello ${firstName}, here is our quote ${reference}: ${total} including GST${discount && ` after a discount of ${discount}`}, valid until ${validUntil}. You can read and accept it here: ${link}`,
    subject: (reference: string) => `Our quote ${reference}`,
    replyTitle: (version: number) => `Quote, version ${version}`,
  },
} as const;

export type ShareWords = {
  firstName: string;
  reference: string;
  total: string;
  /** Empty when there is none. */
  discount: string;
  validUntil: string;
  link: string;
};
