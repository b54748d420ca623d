import type { ReactNode } from 'react';
import { layoutContent } from '#app/content/layout.ts';
import { bookingTerms, moneyTerms, termsTexts } from '#app/content/site/booking-terms.ts';
import { firmContent } from '#app/content/site/contact.ts';
import { callBackAt, callBackText } from '#domain/settings/call-back.ts';
import { officeHoursText, readOfficeHours } from '#domain/settings/office-hours.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { SettingGroup, SettingValues } from './settings-groups.ts';
import { staffSettingsContent } from './texts.ts';

/** As the page of the terms says it while staff have not changed it. */
const termsHeading = (part: string) => bookingTerms.sections.find(({ id }) => id === part)?.heading;

const { excerpts: texts } = staffSettingsContent;

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines
    .filter((line) => line !== '')
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: typed lines may be the same
      <p key={index}>{line}</p>
    ));

/** The dark bands at the top and at the foot of the public pages. */
const Night = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-1 rounded-lg bg-night p-3 text-on-night text-sm">{children}</div>
);

function GstLines({ values }: { values: SettingValues }) {
  const { gst } = termsTexts;
  const { tourGstPercent, overseasGstPercent, overseasTcsPercent, gstin } = values;
  return (
    <Lines
      lines={[
        gst.packages(tourGstPercent, overseasGstPercent),
        Number(overseasTcsPercent) > 0 ? gst.tcs(overseasTcsPercent) : '',
        gstin === '' ? '' : gst.gstin(gstin),
      ]}
    />
  );
}

function Firm({ values }: { values: SettingValues }) {
  const hours = readOfficeHours(values.officeHours);
  return (
    <Lines
      lines={[
        values.contactName && [values.contactName, values.contactRole].filter(Boolean).join(', '),
        values.legalName,
        ...values.streetAddress.split('\n'),
        values.mapUrl && firmContent.map,
        values.registrationNo && [values.registrationKind, values.registrationNo].filter(Boolean).join(' '),
        ...(hours ? officeHoursText(hours) : []),
      ]}
    />
  );
}

function CallBack({ values, now }: { values: SettingValues; now: Date }) {
  const target = Number(values.responseTargetMinutes);
  if (!(target > 0)) return null;
  const at = callBackAt(now, {
    responseTargetMinutes: target,
    officeHours: readOfficeHours(values.officeHours) ?? '',
  });
  return <p>{texts.callBack(callBackText(at, now))}</p>;
}

type Excerpt = (values: SettingValues, now: Date) => ReactNode;

const excerpts: Record<SettingGroup, Excerpt> = {
  agency: ({ agencyName, line, headOffice, established }) => (
    <Night>
      <p className="font-display font-semibold text-xl">{agencyName}</p>
      <Lines lines={[line, headOffice, `${layoutContent.footer.established} ${established}`]} />
    </Night>
  ),
  contact: ({ phoneE164, email, careHours, website }) => (
    <Night>
      <p>
        {layoutContent.care(careHours)}
        <strong className="whitespace-nowrap">{displayPhone(phoneE164)}</strong>
      </p>
      <Lines lines={[email, website]} />
    </Night>
  ),
  social: ({ socialUrl, videoUrl, photoUrl, postsUrl }) => {
    const { social, video, photos, posts } = layoutContent.footer;
    const links = [
      [social, socialUrl],
      [video, videoUrl],
      [photos, photoUrl],
      [posts, postsUrl],
    ] as const;
    return (
      <Night>
        <Lines lines={links.map(([name, address]) => texts.link(name, address))} />
      </Night>
    );
  },
  firm: (values) => <Firm values={values} />,
  terms: ({ refundDays, ...values }) => {
    const { payment, refunds } = moneyTerms({ ...values, refundDays: Number(refundDays) || null });
    return (
      <>
        <p className="font-semibold">{termsHeading('payment')}</p>
        <Lines lines={payment} />
        <p className="font-semibold">{termsHeading('refunds')}</p>
        <Lines lines={refunds} />
      </>
    );
  },
  money: ({ inrPerUsd }) =>
    Number(inrPerUsd) > 0 && <p>{texts.dollars(Math.round(50_000 / Number(inrPerUsd)))}</p>,
  tax: (values) => <GstLines values={values} />,
  bhutan: (values) => (
    <Lines
      lines={[
        texts.firstBooking(values.firstBookingPercent),
        texts.fee(values.sdfIndianRupees, values.sdfIndianChildRupees, values.sdfFreeUnderAge),
        texts.otherFee(values.sdfOtherUsd, values.bhutanVisaUsd),
      ]}
    />
  ),
  pay: ({ bankAccountName, bankAccountNo, bankIfsc, bankName, upiId }) => (
    <Lines lines={[bankAccountName, bankAccountNo, bankIfsc, bankName, upiId].filter(Boolean)} />
  ),
  answer: (values, now) => <CallBack values={values} now={now} />,
  privacy: ({ retentionMonths, bookingRetentionMonths, attachmentRetentionMonths }) => (
    <Lines
      lines={[
        texts.kept(Number(retentionMonths)),
        texts.bookingsKept(Number(bookingRetentionMonths)),
        texts.filesKept(Number(attachmentRetentionMonths)),
      ]}
    />
  ),
};

type Props = { group: SettingGroup; values: SettingValues; now: Date };

/** How the group looks with what is typed. */
export const SettingsExcerpt = ({ group, values, now }: Props) => (
  <div className="grid gap-1 text-sm wrap-anywhere" suppressHydrationWarning>
    {excerpts[group](values, now)}
  </div>
);
