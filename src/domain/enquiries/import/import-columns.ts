import { ColumnMatcher, type HeadingRules, type SheetColumns } from '#domain/sheet-import/sheet-columns.ts';

/** What a column of an imported list can hold, as staff read it. */
const labels = {
  name: 'Name',
  phone: 'Number',
  email: 'E-mail',
  city: 'City',
  date: 'Date of the enquiry',
  message: 'Requirement',
  remarks: 'Remarks (a note on the customer or the enquiry)',
  status: 'Status',
  followUp: 'Follow-up',
  tripTo: 'Destination',
  tripStarts: 'Travel date',
} as const;
export type ImportField = keyof typeof labels;

export type ImportColumns = SheetColumns<ImportField>;

/** What happens to rows of customers who are stored already. */
export const duplicateChoices = ['add', 'skip'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** Headings as agencies write them. */
const rules: HeadingRules<ImportField> = [
  ['', /\b(driver|vehicle|cab no|agent|staff|owner|handled|assigned|hotel|company|invoice|bill|father)\b/],
  ['followUp', /\b(follow ?ups?|next call|call ?back|reminder|nfd)\b/],
  [
    'tripStarts',
    /\b(travel|journey|tour|trip|departure|arrival|start|check ?in|pick ?up) date\b|\bdate of (travel|journey|tour|trip)\b|\bdoj\b/,
  ],
  ['email', /\be ?mails?\b|\bmail\b|\bgmail\b|ईमेल|ইমেইল/],
  ['name', /\bcontact (person|name)\b/],
  [
    'phone',
    /\b(mobile|mob|phone|ph|whats ?app|wa|cell|tel|telephone|contact|number)\b|मोबाइल|फोन|फ़ोन|মোবাইল|ফোন|ফোন/,
  ],
  ['status', /\b(status|stage|disposition)\b/],
  ['date', /\b(date|dt|timestamp|received|created)\b|दिनांक|तारीख|তারিখ/],
  ['remarks', /\b(remarks?|notes?|comments?|feedback|discussions?)\b/],
  ['name', /\b(names?|customer|client|guest|party|passenger)\b|नाम|নাম/],
  ['tripTo', /\b(destinations?|dest|sector|going to|place of visit)\b/],
  [
    'message',
    /\b(requirements?|req|query|enquiry|inquiry|message|details?|description|purpose|looking for|package|tour)\b/,
  ],
  ['city', /\b(city|town|location|place|area|district)\b|शहर|চহৰ|শহর/],
];

/** A row needs a name, and a number or an address. */
export const customerColumns = new ColumnMatcher<ImportField>(labels, [['name'], ['phone', 'email']], rules);
