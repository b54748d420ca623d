/** What a price other than the fare includes, in the forms of bookings and of quotes. */
export const inclusionFieldsContent = {
  legend: 'This price includes',
  parts: {
    tolls: 'Tolls',
    'state-taxes': 'State taxes',
    waiting: 'Free waiting, as in the fare',
    night: 'Driving at night',
  },
  allStay: 'As in the fare: fuel, driver and GST too. Untick what the customer pays besides.',
  customerReads:
    'The customer reads this on the offer and on the booking, and the statement of charges follows it.',
  atCost: {
    tolls: 'The customer pays the tolls at cost.',
    'state-taxes': 'The customer pays the state taxes at cost.',
  },
  waiting: (rate: string, minutes: number) =>
    `The customer pays ${rate} and GST for each started ${minutes} minutes, from the agreed time on.`,
  nightPrice: 'Rupees for a night, with GST',
  nightMissing: 'Type what the customer pays for each night with driving between 22:00 and 06:00.',
  pays: (what: string) => `The customer pays: ${what}.`,
} as const;
