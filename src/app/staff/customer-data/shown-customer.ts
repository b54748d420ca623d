import { staffEnquiriesContent as enquiryTexts } from '#app/content/staff/enquiries.ts';
import type { KeptEnquiry, StoredCustomer } from '#domain/privacy/personal-data.ts';
import { shownTime } from '#domain/shared/india-time.ts';

const stages: Readonly<Record<string, string>> = enquiryTexts.stages;
const sources: Readonly<Record<string, string>> = enquiryTexts.sources;

const presentEnquiry = ({ receivedAt, stage, source, service, ...enquiry }: KeptEnquiry) => ({
  ...enquiry,
  received: shownTime(receivedAt),
  about: [stages[stage] ?? stage, service, sources[source] ?? source].filter(Boolean).join(', '),
});

export const presentCustomer = (customer: StoredCustomer) => ({
  ...customer,
  name: customer.names[0] ?? '',
  reference: customer.enquiries[0]?.reference ?? '',
  enquiries: customer.enquiries.map(presentEnquiry),
});

export type ShownCustomer = ReturnType<typeof presentCustomer>;
