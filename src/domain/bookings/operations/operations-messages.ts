/** Texts about asking suppliers. */
export const operationsMessages = {
  askChanged: 'What is to be asked has changed meanwhile. Read the message again.',
  nothingToAsk: 'There is nothing to ask this supplier.',
  noAddress: 'This supplier has no mail address. Add it, or ask by WhatsApp.',
  supplierGone: 'This supplier no longer exists.',
} as const;
