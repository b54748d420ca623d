const some = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

const lines = (count: number) => some(count, 'line', 'lines');

export const bankTexts = {
  title: 'Bank',
  upload: {
    heading: 'Add a bank statement',
    jump: 'Add a statement',
    intro:
      'CSV or Excel (.xlsx) as the bank gives it, up to 10,000 rows. A file or a period that was sent before adds nothing twice.',
    file: 'Statement',
    account: 'Last four digits',
    accountHint: 'Of the account, only when the file does not name it.',
    go: 'Add the statement',
    working: 'Reading and matching…',
    added: (all: number, added: number) =>
      added === 0
        ? `All ${lines(all)} were there already.`
        : added === all
          ? `${lines(all)} added.`
          : `${lines(added)} added; ${lines(all - added)} were there already.`,
    matched: (count: number) => `${lines(count)} matched.`,
    waiting: (count: number) => `${lines(count)} still to be matched: press “Match open lines”.`,
    faults: (count: number) =>
      `${some(count, 'row', 'rows')} could not be read and ${count === 1 ? 'was' : 'were'} left out:`,
    fault: (row: number, column: string, text: string) => `Row ${row}${column && `, ${column}`}: ${text}`,
    moreFaults: (count: number) => `and ${count.toLocaleString('en-IN')} more`,
  },
  match: {
    go: 'Match open lines',
    working: 'Matching…',
    nothing: 'No further line can be matched by itself.',
  },
  summary: (all: number, matched: number, open: number, aside: number) =>
    [`${lines(all)}`, `${matched.toLocaleString('en-IN')} matched`, `${open.toLocaleString('en-IN')} to do`]
      .concat(aside > 0 ? [`${aside.toLocaleString('en-IN')} set aside`] : [])
      .join(', '),
  show: {
    label: 'Which lines',
    open: 'To do',
    matched: 'Matched',
    'set-aside': 'Set aside',
  },
  onlyFile: (name: string) => `Only of ${name}`,
  allFiles: 'Show all files',
  none: {
    open: 'Nothing to do: every line is matched or set aside.',
    matched: 'No line is matched yet.',
    'set-aside': 'No line is set aside.',
  },
  empty: 'No statement has been added yet.',
  line: {
    list: 'Lines of bank statements',
    came: 'Came in',
    left: 'Went out',
    account: (digits: string) => `account …${digits}`,
    utr: (utr: string) => `UTR ${utr}`,
    balance: (amount: string) => `balance ${amount}`,
    gateway:
      'A settlement of the payment gateway. It is matched when the gateway has reported it, never with a booking.',
    likely: 'Likely',
    nothingLikely: 'Nothing with this amount or number is known.',
    signs: {
      utr: 'same number of the bank',
      reference: 'names the request',
      number: 'names the booking',
      amount: 'same amount',
    },
    kinds: {
      entry: (day: string) => `entered for ${day}`,
      refund: (day: string) => `refund of ${day}`,
      request: (reference: string) => `asked as ${reference}`,
      booking: (balance: string) => `balance ${balance}`,
      move: (day: string) => `moved on ${day}`,
      'supplier-payment': (day: string) => `paid on ${day}`,
    },
    otherAmount: (amount: string) => `other amount: ${amount}`,
    quote: 'A quote',
    supplier: 'A supplier',
    ownMoney: 'Our own money',
    go: {
      entry: 'This is it',
      request: 'Count it',
      booking: 'Count it',
      move: 'This is it',
      'supplier-payment': 'This is it',
    },
    goLabel: (go: string, name: string) => `${go}: ${name}`,
    goAnyway: 'Count it all the same',
    bookingNumber: 'Number of the booking',
    bookingExample: 'B41',
    count: 'Count it',
    setAside: 'Set aside',
    working: 'Saving…',
  },
  aside: {
    title: 'Set this line aside',
    text: (line: string) => `${line} is no money of a booking or a supplier.`,
    reason: 'Why',
    reasonHint: 'Such as interest, rent, salary, own transfer.',
    go: 'Set aside',
  },
  undo: {
    go: 'Undo',
    title: 'Undo this match',
    counted:
      'The money that this line has counted is reversed on the booking, and its request waits for money again.',
    confirmed: 'What was entered stays as it is. The line is open again.',
    keep: 'Leave it',
    goOf: (line: string) => `Undo: ${line}`,
    done: 'The line is open again.',
  },
  done: { matched: 'Matched.', counted: (booking: string) => `Counted for ${booking}.`, aside: 'Set aside.' },
  by: (who: string, when: string) => `${who}, ${when}`,
  files: {
    heading: 'Statements',
    account: (digits: string) => `Account …${digits}`,
    again: (all: number, added: number) => `${lines(all)} in the file, ${added.toLocaleString('en-IN')} new`,
    sum: (amount: string) => `together ${amount}`,
    show: (name: string) => `Show what is to do of ${name}`,
  },
  paging: { label: 'Pages', first: 'Newest', previous: 'Newer', next: 'Older' },
} as const;
