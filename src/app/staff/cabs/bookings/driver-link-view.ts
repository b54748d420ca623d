import { staffSlipContent as content } from '#app/staff/cabs/slip/texts.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { isOpenDuty } from '#domain/bookings/duty-status.ts';
import type { DriverLinkView } from '#domain/bookings/slip/driver-link-service.ts';
import { clockInIndia, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { driverPath } from '#paths.ts';
import { slipFilePath } from '#staff-paths.ts';
import { driverText } from './driver-text.ts';

/** `18:02`, with the day when it is not today. */
const openedText = (openedAt: Date, now: Date): string =>
  dayInIndia(openedAt) === dayInIndia(now) ? clockInIndia(openedAt) : timeText(openedAt);

/** After the ride there is nothing to send: the driver has no more need of the customer's number. */
export function toDriverLinkView(view: DriverLinkView, baseUrl: string, now = new Date()) {
  const { driverToken, crew, duty, openedAt } = view;
  if (driverToken === null) return null;
  const href = baseUrl + driverPath(driverToken);
  const text = isOpenDuty(duty.status) ? driverText(crew.driver, [{ ...duty, crew, link: href }]) : '';
  return {
    driver: crew.driver,
    href,
    text,
    chatHref: text && crew.driverPhone ? chatLink(crew.driverPhone, text) : null,
    slipHref: slipFilePath(duty.id),
    opened: openedAt ? content.link.opened(openedText(openedAt, now)) : '',
  };
}

export type DriverLinkTexts = NonNullable<ReturnType<typeof toDriverLinkView>>;
