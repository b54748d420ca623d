/** The development page of the kit. */
export const kitContent = {
  title: 'Kit',
  parts: {
    buttons: 'Buttons, links and badges',
    fields: 'Fields',
    lists: 'Lists and tables',
    layers: 'Dialogs and messages',
  },
  open: { dialog: 'A dialog', panel: 'A side panel', confirm: 'Delete B48?', toast: 'A message' },
  columns: { name: 'Name', amount: 'Amount', actions: 'Actions' },
  rows: [
    { value: 'guwahati', label: 'Guwahati', amount: '₹4,500' },
    { value: 'shillong', label: 'Shillong', amount: '₹12,800' },
  ],
  words: {
    ...{
      search: 'Search',
      link: 'A link',
      name: 'Priya Sharma',
      more: 'More',
      save: 'Save',
      remove: 'Delete',
    },
    ...{ hint: 'As the booking says.', wrong: 'Not a number', remarks: 'Remarks', city: 'City', any: 'Any' },
    ...{ day: 'Day', amount: 'Amount', disabled: 'Disabled', file: 'File', parts: 'Parts', paging: 'Pages' },
    ...{ place: 'Page 1 of 2', previous: 'Previous', next: 'Next', none: 'No quotes here.', keep: 'Keep it' },
    ...{ saved: 'B48 moved from 14:00 to 12:00', undo: 'Undo' },
  },
} as const;
