/** The enquiry that now has what was typed. */
export type AddedEnquiry = { id: string };

/** `short_number`: the number looks short and is asked about once. */
export type AddCode = 'short_number';
