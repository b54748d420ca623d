import type { RefundState } from './refund.ts';

/** Texts about refunds. */
export const refundMessages = {
  gone: 'This refund does not exist.',
  reasonMissing: 'Type the reason, so that everybody can understand the refund later.',
  amountWrong: 'Type an amount in rupees above 0, such as 4,500 or 4,500.50.',
  tooLong: 'This text is too long.',
  tooMuch: (amount: string) => `At most ${amount} of what was paid can still go back.`,
  gatewayOnly: (amount: string) =>
    `Only ${amount} was paid to the bank or in cash. What came through the payment gateway goes back through it: use ‘Refund’.`,
  changed: 'Another staff member has asked for a refund of this booking meanwhile. Look at it as it is now.',
  moved: 'Another staff member has changed this refund meanwhile. Look at it as it is now.',
  askedTwice: 'This request was sent before with another amount. Look at the refunds of the booking.',
  ownRefund: 'Another staff member with the area Money approves it, not the one who asked for it.',
  notPossible: 'This refund cannot be changed like that any more. Look at it as it is now.',
  referenceMissing: 'Type the number of the bank’s transfer (UTR).',
  methodWrong: 'Choose how it was sent.',
  dayWrong: 'The day is today or one of the 366 days before.',
  paymentGone: 'Nothing of this payment can go back any more.',
  limitWrong: 'Type an amount in rupees, or 0 so that every refund needs a second person.',
  needsSecond: (limit: string) =>
    `Asked for. Refunds of a booking that together are above ${limit} wait for a second staff member with the area Money.`,
  asked: 'The refund is approved and can be sent.',
  atGateway: 'The refund is on its way through the payment gateway.',
  entered: 'The refund is entered.',
  typed: 'Entered with the payments',
  limitSaved: (day: string) => `Saved. The amount holds from ${day} on.`,
  done: {
    asked: '',
    approved: 'The refund is approved.',
    sent: 'The refund is entered as sent.',
    done: 'The refund is done.',
    failed: '',
    withdrawn: 'The refund is withdrawn.',
  } satisfies Record<RefundState, string>,
} as const;
