/** Texts about what suppliers get and were paid. */
export const supplierPaymentMessages = {
  gone: 'This supplier does not exist.',
  nothing: 'Tick at least one service and type what is paid for it.',
  amountWrong: 'Type the amount in rupees.',
  notAbove: 'A payment is more than nothing. What the supplier owes us is taken off at a larger payment.',
  dayWrong: 'Choose the day of the payment: today or a day of the last twelve months.',
  serviceGone: 'One of these services is no longer with this supplier. Load the page again.',
  aboveDue: (paid: string, due: string) =>
    `${paid} is more than the ${due} that are due. Press the button once more to save it.`,
  moreThanOffice: (amount: string) => `The office has ${amount} in cash. Pay at most that in cash.`,
  sentBefore: 'This was sent before with something else in it. Load the page again.',
  paymentGone: 'This payment is not there any more, or it was reversed.',
  referenceTooLong: 'The reference has up to 100 characters.',
} as const;
