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
