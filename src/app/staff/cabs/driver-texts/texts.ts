/** The message by which drivers get their duties, and the dialog with those of a day. Asterisks are bold in WhatsApp. */
export const driverTextContent = {
  hello: (name: string, duties: number) =>
    duties === 1 ? `Hello ${name}, your duty:` : `Hello ${name}, your ${duties} duties:`,
  head: (number: string, when: string) => `*${number}, ${when}*`,
  labels: {
    pickUp: 'Pick-up',
    drop: 'Drop',
    customer: 'Customer',
    people: 'People',
    car: 'Car',
    booked: 'Booked',
    besides: 'Customer pays besides',
    collect: 'To collect',
    note: 'Please note',
    link: 'Your link for the duty',
  },
  open: 'Messages to drivers',
  dialog: {
    title: (day: string) => `Messages to drivers, ${day}`,
    hint: 'Each text has all duties of the driver on this day, with the links. WhatsApp opens with the text; you send it there.',
    loading: 'Loading…',
    failed: 'The texts could not be loaded.',
    again: 'Try again',
    none: 'No driver has a duty on this day.',
    made: 'The texts are ready.',
    whatsapp: 'Open WhatsApp',
    whatsappOf: (name: string) => `Open WhatsApp: ${name}`,
    noNumber: 'No number stored.',
    off: (reason: string) =>
      `Day off${reason ? `: ${reason}` : ''}. Give the duty to another driver before you send it.`,
    copy: 'Copy the text',
    copied: 'Copied',
    opened: (when: string) => `opened by the driver ${when}`,
    notOpened: 'not opened yet',
    preview: 'Read the text',
  },
} as const;
