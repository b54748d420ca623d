export type NewEnquiry = {
  formDate: string;
  name: string;
  contactNo: string;
  email: string;
  message: string;
};

export type Enquiry = NewEnquiry & {
  id: string;
  receivedAt: Date;
  mailedAt: Date | null;
};
