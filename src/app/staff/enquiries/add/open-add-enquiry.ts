/** The name of the event that opens the form for a new enquiry, on every page of the staff area. */
export const addEnquiryEvent = 'add-enquiry';

/** Opens the form for a new enquiry; the layout listens and loads it. */
export const openAddEnquiry = (): void => {
  window.dispatchEvent(new Event(addEnquiryEvent));
};
