/** A quote with its link, which is shown only once. */
export type Shared = { version: number; total: string; discount: string; validUntil: string; link: string };
