/** What the use cases of printed documents say besides the texts of the failure codes. */
export const documentMessages = {
  noAddress: 'No mail address of this customer is known.',
  gone: 'There is no such document.',
  printing: 'The document is being printed. Try again in a minute.',
  noIrn: 'Only an invoice or a credit note for a buyer with a GSTIN has an IRN.',
  irnEntered: 'This document has its IRN. It cannot be changed.',
  irnWrong: 'The IRN has 64 characters, 0 to 9 and a to f.',
  acknowledgementWrong: 'Enter the acknowledgement number of the portal.',
  dayWrong: 'Enter the day of the acknowledgement, today or earlier.',
  qrWrong:
    'Paste the whole signed QR code of the portal: three parts of letters and digits with a full stop between them, 4,000 characters at most.',
  qrFields: {
    SellerGstin: 'our GSTIN',
    BuyerGstin: 'the GSTIN of the buyer',
    DocNo: 'the number',
    DocTyp: 'the kind of document',
    DocDt: 'the day',
    TotInvVal: 'the total',
    Irn: 'the IRN',
  },
  qrField: (name: string, value: string, own: string) => `${name} is ${value} in the code and ${own} here`,
  qrDiffers: (differences: readonly string[]) =>
    `This signed QR code is of another document: ${differences.join('; ')}.`,
} as const;
