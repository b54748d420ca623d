import type { EnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import type { Quote, ServiceKind } from './quote.ts';

type Asked = Pick<EnquiryContact, 'trip' | 'carType' | 'packageId'>;

/** The customer asked for a ride or a car, and not about a package. */
export const asksForCab = ({ trip, carType, packageId }: Asked): boolean =>
  packageId === null && (trip !== null || carType !== '');

/** Quotes begin as 'other', also those for a cab; then it counts what the customer asked for. */
export const isForCab = (serviceKind: ServiceKind, isCabAsked: boolean): boolean =>
  serviceKind === 'other' ? isCabAsked : serviceKind === 'cab';

export const isCabQuote = ({ serviceKind }: Pick<Quote, 'serviceKind'>, enquiry: Asked): boolean =>
  isForCab(serviceKind, asksForCab(enquiry));
