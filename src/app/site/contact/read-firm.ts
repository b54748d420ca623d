import type { PageContext } from '#app/page-context.ts';
import { type ImageView, readImage } from '#app/site/images/image-sources.ts';
import { readSlotPhotos } from '#app/site/images/slot-photos.tsx';
import { officeSlot } from '#domain/photo-slots/photo-slot.ts';
import type { ProofField } from '#domain/settings/proof.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';

/** What is shown of the settings. */
export type FirmSettings = Pick<SiteSettings, ProofField | 'agencyName' | 'phoneE164' | 'email'> &
  Pick<SiteSettings, 'registrationKind' | 'officeHours'>;

/** The photographs of who visitors deal with. */
export async function readFirmPhotos(
  page: Pick<PageContext, 'db' | 'tags'>,
  { contactPhoto }: Pick<SiteSettings, 'contactPhoto'>,
): Promise<Record<'contactPhoto' | 'officePhoto', ImageView | undefined>> {
  const [contact, slots] = await Promise.all([
    readImage(page, contactPhoto),
    readSlotPhotos(page, [officeSlot]),
  ]);
  return { contactPhoto: contact, officePhoto: slots.get(officeSlot) };
}

/** For a page outside the layout of the public pages: the settings that it shows, and no others, with their photographs. */
export async function readFirm(page: Pick<PageContext, 'db' | 'tags'>, all: SiteSettings) {
  const { agencyName, legalName, registrationKind, registrationNo, gstin, streetAddress, mapUrl } = all;
  const { officeHours, contactName, contactRole, phoneE164, email, paymentMeans, refundDays } = all;
  const settings: FirmSettings = {
    ...{ agencyName, legalName, registrationKind, registrationNo, gstin, streetAddress, mapUrl },
    ...{ officeHours, contactName, contactRole, phoneE164, email, paymentMeans, refundDays },
    contactPhoto: all.contactPhoto,
  };
  return { settings, ...(await readFirmPhotos(page, all)) };
}
