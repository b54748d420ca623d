/** The inbox with an enquiry beside the list. */
export const staffSplitContent = {
  title: 'Split',
  enquiry: 'Chosen enquiry',
  none: 'Choose an enquiry in the list to see it here.',
  loading: 'Loading…',
  page: 'Open as a page',
} as const;

/** The inbox as a board of columns. */
export const staffBoardContent = {
  title: 'Board',
  list: 'List',
  layouts: 'Show as',
  column: (stage: string, count: string) => `${stage}, ${count}`,
  enquiries: (count: string) => (count === '1' ? '1 enquiry' : `${count} enquiries`),
  more: '10,000+',
  late: (percent: number) => `${percent}% late`,
  lastDays: 'last 90 days',
  none: 'No enquiries',
  rest: (count: number) => `${count.toLocaleString('en-IN')} more in the list`,
  moveTo: 'Move to…',
  moveName: (name: string) => `Move to…, ${name}`,
  noValue: 'No value yet',
  unassigned: 'Unassigned',
  help: 'Drag a card to another column, or use “Move to…”.',
} as const;
