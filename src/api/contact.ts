import { idempotencyKeyField } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { enquiryInput, readIdempotencyKey } from '#domain/enquiries/intake/enquiry-input.ts';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { thanksFor } from '#domain/enquiries/intake/thanks-service.ts';
import { parseInput } from '#platform/http/input.ts';
import type { Handler } from './handler.ts';
import { reply } from './reply.ts';

export const receiveContactMessage: Handler = async (services, { request, fields, visitor }) => {
  const enquiry = parseInput(enquiryInput, fields);
  const key = readIdempotencyKey(request.headers.get('idempotency-key') ?? fields[idempotencyKeyField]);
  return reply.enquiryReceived(thanksFor(await receiveEnquiry(services, enquiry, visitor, key)));
};
