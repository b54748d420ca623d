/** A quote with its link and the text to send with it. */
export type Shared = {
  quoteId: string;
  version: number;
  link: string;
  /** The address of the PDF; empty while it is being made. */
  pdf: string;
  text: string;
};
