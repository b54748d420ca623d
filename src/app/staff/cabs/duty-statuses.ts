export const dutyStatusNames = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  assigned: 'Assigned',
  'on-the-way': 'On the way',
  'on-duty': 'On duty',
  done: 'Done',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
} as const;

/** A duty that is done is still to be closed; after that its amount is final. */
export const doneNames = { toClose: 'Done, to close', closed: 'Closed' } as const;

/** Before the name, so that a status is not told by colour alone. */
export const dutyMarks = {
  requested: '?',
  confirmed: '○',
  assigned: '●',
  'on-the-way': '➜',
  'on-duty': '▸',
  done: '✓',
  cancelled: '✕',
  'no-show': '⊘',
} as const;
