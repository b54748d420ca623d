/** What cancelling a trip costs, on the page of its quote and of its booking. */
export const cancellingContent = {
  heading: 'If you cancel',
  caption: 'What cancelling costs, and until when',
  when: 'If you cancel',
  costs: 'Charge',
};
