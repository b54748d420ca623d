/** Texts about the vouchers of trips. */
export const voucherMessages = {
  noDays: 'Agree the first and the last day of the trip before you make its vouchers.',
  noServices: 'The trip has no service that could be on a voucher.',
  gone: 'This voucher no longer exists. Look at the vouchers as they are now.',
  outOfDate: 'The trip has changed since this voucher was made. Make the vouchers again first.',
  addressChanged: 'The address has changed meanwhile. Look at it as it is now.',
  noSupplierAddress: 'This supplier has no mail address. Add it to the supplier.',
} as const;
