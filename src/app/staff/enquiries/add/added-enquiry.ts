/** The enquiry that now has what was typed. */
export type AddedEnquiry = {
  id: string;
  /** The page to go on to, where a price was chosen; otherwise that of the enquiry. */
  leadsTo?: string;
};

/** `short_number`: the number looks short and is asked about once. */
export type AddCode = 'short_number';
