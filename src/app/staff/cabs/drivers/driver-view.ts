import { toExpiriesView } from '#app/staff/cabs/fleet/expiry-view.ts';
import { staffDriversContent as content } from '#app/staff/cabs/fleet/texts.ts';
import type { StoredDriver } from '#domain/bookings/drivers/driver-service.ts';
import { type CabNames, cityName } from '#domain/fares/cab-names.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { numberParts, numberWithCountry } from '#domain/shared/phone-number.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

const { daysOff: off } = content;

/** A row of the list, and what its panel is filled with. */
export function toDriverView(driver: StoredDriver, cabs: CabNames, today: string) {
  const { id, revision, isEnded, isSample, name, phoneE164, city, partner, notes } = driver;
  const { licenceNumber, licenceExpiresOn, languages } = driver;
  const { country, national } = numberParts(phoneE164);
  const dated = licenceExpiresOn ? [{ name: content.licence, expiresOn: licenceExpiresOn }] : [];
  const daysOff = driver.daysOff.map(({ id: dayOffId, firstDay, lastDay, reason }) => {
    const when = off.range(dateText(firstDay), dateText(lastDay));
    return { id: dayOffId, when, text: off.listed(when, reason) };
  });
  return {
    id,
    revision,
    isEnded,
    isSample,
    name,
    country,
    phone: national,
    phoneE164,
    phoneText: phoneE164.startsWith('+91') ? displayPhone(phoneE164) : numberWithCountry(phoneE164),
    city,
    cityName: cityName(cabs, city),
    partner,
    notes,
    licenceNumber,
    licenceExpiresOn: licenceExpiresOn ?? '',
    languages: languages.join(', '),
    expiry: toExpiriesView(dated, today),
    hasLicence: licenceExpiresOn !== null,
    daysOff,
  };
}

export type DriverView = ReturnType<typeof toDriverView>;
