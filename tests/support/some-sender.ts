let count = 0;

/** A visitor with a unique address of the network for benchmarks. */
export function someSender() {
  count++;
  return { fromAddress: `198.18.${(count >> 8) & 255}.${count & 255}` };
}
