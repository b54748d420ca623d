/** The enquiry that now has what was typed. */
export type AddedEnquiry = { id: string };
