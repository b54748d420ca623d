/** What is said about cars, drivers and the plan of duties. */
export const fleetMessages = {
  fleet: {
    plateWrong: 'Type the number plate, such as AS 01 AB 1234.',
    usualDriverGone: 'The usual driver is out of use. Choose another one.',
    plateTaken: 'There is already a car in use with this number plate.',
    carTypeWrong: 'Choose the type of the car.',
    cityWrong: 'Choose the city.',
    modelTooLong: 'The model has up to 60 characters.',
    partnerTooLong: 'The name of the partner has up to 100 characters.',
    notesTooLong: 'Notes have up to 1,000 characters.',
    paperNumberTooLong: 'The number of a paper has up to 60 characters.',
    paperDayMissing: 'Type the day on which this paper expires.',
    dayWrong: 'Type the day as 15/11/2026.',
    nameWrong: 'Type the name of the driver, up to 100 characters.',
    phoneWrong: 'Type a phone number; choose its country when it is not Indian.',
    phoneTaken: 'There is already a driver with this phone number.',
    licenceTooLong: 'The number of a licence has up to 40 characters.',
    languagesTooLong: 'Type at most 10 languages of up to 30 characters, with commas between them.',
    daysOffWrong: 'Type the first and the last day. The last day cannot be before the first.',
    reasonTooLong: 'The reason has up to 200 characters.',
    changedMeanwhile:
      'Another staff member has changed this meanwhile. Close this and open it again to see the change.',
    gone: 'This is no longer there. Close this and open the list again.',
    eraseInUse: 'Take the driver out of use first.',
    eraseConfirmWrong: 'Type the name of the driver as it stands above.',
    erased: 'The driver’s data is erased. Past duties show a former driver.',
    hasDuties: (count: number) =>
      count === 1
        ? '1 duty is still planned. Reassign it first.'
        : `${count} duties are still planned. Reassign them first.`,
  },
  duties: {
    gone: 'This duty is no longer there.',
    changedMeanwhile: (name: string) =>
      `${name || 'Another staff member'} has changed this duty meanwhile. Look at it again; nothing was saved.`,
    begun: 'This duty has begun or is over, so its time, car and driver stay as they are.',
    carTaken: (number: string, customer: string, when: string) =>
      `The car is on another duty then: ${number}, ${customer}, ${when}.`,
    driverTaken: (number: string, customer: string, when: string) =>
      `The driver is on another duty then: ${number}, ${customer}, ${when}.`,
    taken: 'The car or the driver is on another duty then.',
    planning: 'Several people are planning this car or driver in this moment. Nothing was saved; try again.',
    carGone: 'This car is out of use.',
    driverGone: 'This driver is out of use.',
    timeWrong: 'Choose the day and the time.',
    lateChange:
      'The old or the new pick-up is too near for a free change. Change the time on the page of the booking.',
    statusWrong: 'The duty cannot get this status now.',
    closed: 'This duty is closed. Reopen its statement first.',
    swapSame: 'Choose another duty to swap with.',
    swapNothing: 'The two duties have the same car and driver, or none.',
  },
  /** Why one duty of a proposal was left open. */
  proposal: {
    changed: 'was changed meanwhile',
    carUnfit: 'the papers of the car have expired, or it is of another type or city now',
    carTaken: 'the car is on another duty then',
    driverUnfit: 'the driver is off, or the licence has expired',
    driverTaken: 'the driver is on another duty then',
    tooMany: 'Look at the proposal again; nothing was assigned.',
  },
} as const;
