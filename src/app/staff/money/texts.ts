import { paths } from '#paths.ts';

export const moneyNavTexts = {
  label: 'Parts of Money',
  /** Each with its screen; further parts of money add theirs. */
  parts: [
    { name: 'Overview', path: paths.adminMoney },
    { name: 'Received', path: paths.adminMoneyReceived },
    { name: 'Due', path: paths.adminMoneyDue },
    { name: 'Refunds', path: paths.adminMoneyRefunds },
    { name: 'To check', path: paths.adminMoneyRequests },
    { name: 'Drivers', path: paths.adminMoneyDrivers },
    { name: 'Suppliers', path: paths.adminMoneySuppliers },
    { name: 'Bank', path: paths.adminMoneyBank },
    { name: 'Exports', path: paths.adminMoneyExports },
    { name: 'Documents', path: paths.adminMoneyDocuments },
    { name: 'Companies', path: paths.adminMoneyCompanies },
    { name: 'Missing documents', path: paths.adminMoneyMissing },
    { name: 'Tax rules', path: paths.adminMoneyTax },
  ],
} as const;

/** Names that several screens of money use. */
export const moneyTexts = {
  places: { bank: 'Bank', gateway: 'Gateway', office: 'Office cash', driver: 'With drivers' },
  methods: { cash: 'Cash', upi: 'UPI', card: 'Card', bank: 'Bank transfer', other: 'Other' },
  ages: { later: 'Not yet due', week: '0–7 days', month: '8–30 days', older: 'Over 30 days' },
  period: {
    label: 'Period',
    names: { week: 'This week', month: 'This month', 'last-month': 'Last month' },
    chosen: 'Chosen days',
    from: 'First day',
    to: 'Last day',
    show: 'Show',
    against: (period: string) => `Change against ${period}`,
    untilToday: (period: string) => `${period}, until today`,
  },
  paging: { label: 'Pages', first: 'First page', more: 'More' },
} as const;
