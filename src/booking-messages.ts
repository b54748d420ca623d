/** Texts about bookings, duties and their money. */
export const bookingMessages = {
  bookings: {
    gone: 'This booking no longer exists.',
    numberWrong: 'Type the customer’s phone number.',
    emailWrong: 'Type the e-mail address as name@example.com, or leave it empty.',
    nameMissing: 'Type the customer’s name.',
    fromMissing: 'Type where the ride begins.',
    toMissing: 'Type where the ride goes.',
    dayWrong: 'Choose the day of the pick-up.',
    timeWrong: 'Type the time as 06:30.',
    returnWrong: 'Choose the day of the return: from the day of the pick-up on, at most 30 days.',
    hoursWrong: 'Type the hours as a number from 1 to 24, such as 8 or 4.5.',
    kmWrong: 'Type the kilometres one way as a whole number up to 4,000.',
    peopleWrong: 'Type the number of people as a whole number from 1 to 60.',
    bagsWrong: 'Type the number of bags as a whole number up to 60.',
    carMissing: 'Choose the car.',
    priceWrong: 'Type the price in rupees.',
    priceMissing: 'No fare could be worked out for this trip. Type the price.',
    tooLong: 'That is longer than this field can hold.',
    quoteNotAccepted: 'The customer has not accepted this quote.',
    changedMeanwhile:
      'Another staff member has changed this duty meanwhile. Look at it as it is now, then decide again.',
    chargeChanged: (amount: string) => `The charge is ${amount} now. Please look again and confirm.`,
    madeDifferently: (number: string) =>
      `${number} was made from this form or this quote already, with other details. Nothing was changed: open it to change it there.`,
    pastPickup: (when: string) =>
      `The pick-up is in the past: ${when}. Correct day and time, or tick that it is right.`,
    chargeWrong: 'Type the charge in rupees, or 0 for none.',
    reducedTooHigh: (amount: string) => `Type less than ${amount}, or 0 to charge nothing.`,
    reducedReasonMissing: 'Type why the customer pays less. The timeline keeps it.',
    notPossible: 'That is not possible any more in the present status of the duty.',
    carTaken: 'The car is on another duty at that time. Choose another time, or take the car off this duty.',
    driverTaken:
      'The driver is on another duty at that time. Choose another time, or take the driver off this duty.',
    sameTime: 'The pick-up is at that time already.',
    pastTime: 'Choose a time that is still to come.',
    amountWrong: 'Type the amount in rupees.',
    receivedWrong: 'Choose the day on which the money came: today or a day of the last twelve months.',
    aboveBalance: (amount: string, balance: string) =>
      `${amount} is more than the balance of ${balance}. Look at the amount again. If it is right, save it once more.`,
    utrTaken: (number: string, amount: string, day: string) =>
      `This UTR is entered already: ${amount} for ${number}, received on ${day}. If that one is wrong, reverse it first.`,
    cashOfBooking: (limit: string, before: string) =>
      `The law forbids ${limit} or more in cash for one booking, also in parts. Cash entered before: ${before}. Ask for UPI, card or a bank transfer.`,
    cashOfDay: (limit: string, before: string) =>
      `The law forbids ${limit} or more in cash from one customer on one day, also in parts. Cash of that day entered before: ${before}. Ask for UPI, card or a bank transfer.`,
    refundTooLarge: (amount: string) => `That is more than was received: ${amount}.`,
    entryGone: 'This entry does not exist.',
    reversedBefore: 'This entry was reversed before.',
    enteredBefore: (amount: string) =>
      `The first try was saved, with ${amount}. Reload the page; if that is wrong, reverse the entry.`,
    passengerPhoneWrong: 'Type the phone number of the passenger.',
    notesTooLong: 'Notes can have at most 3,000 characters.',
    otherBooking: 'The quote has become another booking since. Cancel that one first.',
  },
  slip: {
    timeWrong: 'Type the day and the time.',
    odometerWrong: 'Type the kilometres on the dashboard as a number, such as 50123.',
    amountWrong: 'Type the amount in rupees.',
    expenseWrong: 'Choose what was paid for.',
    reasonTooLong: 'The reason has up to 300 characters.',
    reasonMissing: 'Type the reason. The customer reads it.',
    noDriver: 'Assign a driver first. The link is for that driver.',
    notDone: 'The duty has not ended yet. Enter its end first.',
    closedAlready: 'This duty is closed already.',
    notClosed: 'This duty is not closed.',
    totalChanged: (amount: string) => `The total is ${amount} now. Please look again, then close the duty.`,
    belowZero: 'The corrections take off more than the whole amount.',
    closed: 'This duty is closed. Reopen it first.',
    enteredBefore: 'The first try was saved, as it was typed then. Reload the page, and correct that entry.',
  },
} as const;
