import { z } from 'zod';

/** Mails a customer what was booked. */
export const bookingMail = { name: 'booking-mail', payload: z.object({ mailId: z.string() }) };
