let count = 0;

/** A visitor whose address no other has, of the network that is kept for measurements. */
export function someSender() {
  count++;
  return { fromAddress: `198.18.${(count >> 8) & 255}.${count & 255}` };
}
