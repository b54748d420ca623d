/** What is said about the rates and the routes of cabs. */
export const fareMessages = {
  rates: {
    moneyWrong: 'Type an amount in rupees, such as 19 or 37.50.',
    wholeWrong: (min: number, max: number) => `Type a whole number from ${min} to ${max}.`,
    percentWrong: 'Type a percentage, such as 2.5.',
    sacWrong: 'Type a SAC of 4 or 6 digits.',
    sizeMissing: 'Type the hours and the kilometres of this package.',
    sizeTwice: 'This package is listed twice.',
    stepMissing: 'Type both the days and the percentage, or neither.',
    stepTwice: 'These days are listed twice.',
    stepCheaper: 'A later cancellation cannot cost less than an earlier one.',
    lastStepMissing: 'The last step is for the day of travel: type 0 days.',
    lateChangeWrong: 'Choose how a late change is charged.',
    validFromWrong: 'Choose the first day of travel.',
    validFromPast: 'The first day of travel must be today or later.',
    noteTooLong: 'Limit the note to 500 characters.',
    unchanged: 'Nothing was changed.',
    version: (version: number) => `version ${version}`,
    saved: (version: number) => `Version ${version} is saved. Visitors see it once an Admin confirms it.`,
    savedAndConfirmed: (version: number) => `Version ${version} is saved and confirmed.`,
    confirmed: (version: number) => `Version ${version} is confirmed.`,
    savedMeanwhile: (name: string, version: number) =>
      `${name || 'Another staff member'} has saved version ${version} in the meantime. What you typed is still here. Compare it with version ${version} in the history, or start again from it.`,
    confirmedAlready: (name: string) =>
      `${name || 'Another staff member'} has already confirmed these rates.`,
    newerConfirmed: (version: number) =>
      `Version ${version} is newer and already confirmed. Save a new version instead.`,
    adminOnly: 'Only an Admin can confirm rates.',
    gone: 'This version of the rates does not exist.',
  },
  cabLists: {
    carNameWrong: 'Type a name of up to 40 characters.',
    cityNameWrong: 'Type a name of up to 60 characters.',
    otherNamesTooLong: 'Other names have up to 300 characters.',
    examplesWrong: 'Type examples of up to 100 characters.',
    seatsWrong: (max: number) => `Type the seats for passengers as a whole number from 1 to ${max}.`,
    bagsWrong: (max: number) => `Type the large bags as a whole number from 0 to ${max}.`,
    pictureWrong: 'Choose a picture from the list.',
    gone: 'This is no longer in the list: reload the page to see the change.',
    changedMeanwhile:
      'Somebody else changed this while you were editing. Nothing was saved: reload the page to see the change.',
    movedMeanwhile: 'Somebody else changed the order meanwhile. Nothing was moved: look at the list again.',
    nameTaken: (typed: string, other: string) =>
      typed.toLowerCase() === other.toLowerCase()
        ? `There is already ${other}. Choose another name.`
        : `“${typed}” already means ${other}. Choose another name.`,
    last: 'The last one cannot be deactivated, because fares need at least one.',
  },
  legs: {
    kmWrong: 'Type the kilometres as a whole number from 1 to 1,000.',
    minutesWrong: 'Type the driving time as 3 h 30 or 45 min, up to 50 hours.',
    hillWrong: 'Type Yes or No.',
    monthsWrong: 'Type months such as Jan, Jul or Dec–Mar, or leave it empty.',
    noteTooLong: 'The note has up to 300 characters.',
    sourceTooLong: 'The source has up to 300 characters.',
    taken: (from: string, to: string) => `There is already a road leg between ${from} and ${to}.`,
    cutsOff:
      'Other road legs have changed meanwhile, so this would cut off other stops than were shown. Show what changes again.',
  },
  routes: {
    nameMissing: 'Type the name of the stop, up to 100 characters.',
    nameTaken: (name: string) => `There is already a stop called ${name}.`,
    kindWrong: 'Choose Airport, In the city or Beyond the city.',
    cityWrong: (cities: readonly string[]) => `Choose one of our cities: ${cities.join(', ')}.`,
    otherNamesTooLong: 'Other names have up to 300 characters.',
    stateTooLong: 'The state has up to 60 characters.',
    latWrong: (min: number, max: number) =>
      `Type the latitude in degrees from ${min} to ${max}, such as 26.165, or leave it empty.`,
    lngWrong: (min: number, max: number) =>
      `Type the longitude in degrees from ${min} to ${max}, such as 91.765, or leave it empty.`,
    coordinatesHalf: 'Type both latitude and longitude, or leave both empty.',
    hasLegs: (name: string) => `${name} has road legs. Remove them first.`,
    codeWrong: 'A code has small letters, digits and hyphens, up to 60, such as kamakhya-temple.',
    stopUnknown: (typed: string) => `No stop is called ${typed}. Add it under Stops first.`,
    stopMissing: 'Type the name of a stop.',
    missGone: 'This name is no longer in the list: reload the page to see the change.',
    sameStop: 'Choose two different stops.',
    kmWrong: 'Type the kilometres as a whole number from 1 to 4,000, or leave them empty.',
    minutesWrong: 'Type the time as 3 h 30 or 45 min, or leave it empty.',
    distanceHalf: 'Type both kilometres and time, or leave both empty: then the road legs have the distance.',
    sourceTooLong: 'The source has up to 300 characters.',
    checkedOnWrong: 'Type the day as 15/11/2026. It cannot be after today.',
    textTooLong: 'This text has up to 3,000 characters.',
    routeTaken: (from: string, to: string) => `There is already a route between ${from} and ${to}.`,
    changedMeanwhile:
      'Another staff member has changed this meanwhile. Close this and open it again to see the change.',
    routesChanged: 'The routes of this stop have changed meanwhile. Close this and try again.',
  },
};
