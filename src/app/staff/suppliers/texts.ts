import { supplierKindNames, supplierLabels } from '#domain/suppliers/supplier-messages.ts';

const list = {
  title: 'Suppliers',
  caption: 'Suppliers, by name',
  add: 'Add a supplier',
  search: { label: 'Name, city, contact or phone', go: 'Search', all: 'Show all' },
  show: { label: 'Show', 'in-use': 'In use', ended: 'Deactivated' },
  kind: { label: 'Kind', any: 'All kinds' },
  columns: { name: 'Name', kind: 'Kind', city: 'City', contact: 'Contact', phone: 'Phone', sample: 'Sample' },
  sampleHint: 'Added by the setup of a developer’s machine.',
  empty: 'No suppliers yet: hotels, transporters, guides and permit agents. Add the first one.',
  none: 'Nothing matches.',
  paging: { label: 'Pages', first: 'First', previous: 'Previous', next: 'Next' },
} as const;

const form = {
  heading: 'Details',
  labels: supplierLabels,
  kinds: supplierKindNames,
  chooseKind: 'Select a kind',
  hints: {
    phone: 'From abroad with + and the code of the country, such as +975 17 12 34 56.',
    gstin: 'As on the certificate. Only those who may see money see this.',
    payDays: 'After the day of a service, such as 30. Empty: we pay on its day.',
    payTerms: 'When and how we pay. Only those who may see money see this.',
  },
  save: 'Save',
  open: (name: string) => `Open ${name}`,
  added: (name: string) => `${name} is added.`,
  changed: (name: string) => `${name} is changed.`,
} as const;

const page = {
  back: 'Suppliers',
  dues: 'Dues and payments',
  newTitle: 'New supplier',
  missing: 'This supplier does not exist.',
  isEnded: 'Deactivated: new bookings and cars cannot choose this supplier.',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  deactivated: (name: string) => `${name} is deactivated.`,
  reactivated: (name: string) => `${name} is in use again.`,
  changedBy: (who: string, when: string) => `Last changed by ${who}, ${when}`,
  fleet: 'Cars and drivers',
  noFleet: 'No car and no driver belongs to this supplier.',
  fleetEnded: 'out of use',
  call: 'Call',
  mail: 'Write an e-mail',
} as const;

export const staffSuppliersContent = { list, form, page } as const;
