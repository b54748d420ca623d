export const staffCancellationContent = {
  title: 'Cancellation terms',
  intro:
    'What a customer pays who cancels a trip, by the days before it begins. A new quote begins with the terms that hold on the day it is made, and keeps them. Cabs have theirs in the rates.',
  caption: 'All cancellation terms, the latest day first',
  none: 'No terms are entered. Each quote for a trip asks for its own.',
  columns: { kind: 'Kind of trip', validFrom: 'From', steps: 'Charge', note: 'Note', made: 'Added' },
  kinds: { tour: 'Tour in India', 'overseas-tour': 'Overseas tour', other: 'Other trip' },
  holds: 'Holds now',
  made: (name: string, when: string) => `${name}, ${when}`,
  add: 'Add terms',
  fields: {
    kind: 'Kind of trip',
    validFrom: 'For quotes made from',
    note: 'Note for customers',
  },
  chooseKind: 'Please choose',
  noteHint: 'Such as what is never given back: visa and permit fees.',
  steps: 'What cancelling costs',
  stepsHint:
    'Who cancels at least so many days before the first day pays this share of the price with GST, without TCS. The last step has 0 days.',
  step: (number: number) => `Step ${number}`,
  daysBefore: 'Days before',
  chargePercent: 'Charge in percent',
  addStep: 'Add a step',
  save: 'Add these terms',
} as const;
