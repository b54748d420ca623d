/** What the use cases of buyers say besides the texts of the failure codes. */
export const buyerMessages = {
  nameWrong: 'Enter the name for the bill, of 200 letters at most.',
  addressWrong: 'The address may have 500 letters at most.',
  stateWrong: 'Choose the state from the list.',
  gstinWrong: 'The GSTIN is not right. Check its 15 characters.',
  gstinOfOtherState: 'The GSTIN belongs to another state than the one that is chosen.',
  gstinAbroad: 'A buyer who lives abroad has no GSTIN.',
  panWrong: 'The PAN is not right. It has five letters, four digits and a letter.',
  panOfOther: 'The PAN is not the one in the GSTIN.',
  emailWrong: 'Enter a mail address such as accounts@example.com.',
  emailNeeded: 'A monthly bill needs a mail address.',
  gone: 'There is no such buyer any more.',
  changed: 'Somebody else changed this while you were editing. Check it, then save again.',
  ofOther: 'This buyer belongs to another customer.',
  customerGone: 'There is no such customer any more.',
} as const;
