import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { paths } from '#paths.ts';
import { renderAt } from '../../../../../tests/support/component-board.tsx';
import { SettingsForm } from './settings-form.tsx';
import { type SettingValues, settingGroups } from './settings-groups.ts';

const empty = Object.fromEntries(
  Object.values(settingGroups).flatMap(({ fields }) => fields.map((field) => [field, ''])),
) as SettingValues;

const values: SettingValues = {
  ...empty,
  ...{ agencyName: 'Purvai', line: 'Cabs and tours', headOffice: 'Guwahati', established: '2011' },
  ...{ phoneE164: '+913610000000', email: 'care@purvai.example', careHours: 'day and night' },
  ...{ inrPerUsd: '80', tourGstPercent: '5', overseasGstPercent: '5', overseasTcsPercent: '2' },
  ...{ firstBookingPercent: '10', sdfIndianRupees: '1200', sdfIndianChildRupees: '600' },
  ...{ sdfFreeUnderAge: '6', sdfOtherUsd: '100', bhutanVisaUsd: '40' },
  ...{
    responseTargetMinutes: '30',
    acknowledgesEnquiries: 'false',
    acknowledgesRequests: 'true',
    mailsReceipts: 'true',
    retentionMonths: '0',
  },
  ...{ bookingRetentionMonths: '96', attachmentRetentionMonths: '12', contactPhoto: '/media/image/7.webp' },
};

/** 1 December 2026, a Tuesday, at noon in India. */
const now = new Date('2026-12-01T06:30:00Z');

type Fields = Record<string, FormDataEntryValue>;

async function openSettings(answer: () => unknown = () => done('The settings are saved.')) {
  const sent: Fields[] = [];
  await renderAt(paths.adminSettings, [
    {
      path: paths.adminSettings,
      loader: () => null,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return answer();
      },
      Component: () => <SettingsForm settings={values} now={now} withoutScript={undefined} />,
    },
  ]);
  await expect.element(saveButton()).toBeVisible();
  return sent;
}

const saveButton = () => page.getByRole('button', { name: 'Save settings' });
const group = (name: string) => page.getByRole('region', { name, exact: true });

describe('what is typed', () => {
  /** A group, a field of it, what is typed, and what the group shows then and did not before. */
  const typed: [group: string, field: string, text: string, shown: string][] = [
    ['The agency', 'Line under the name', 'Rides and trips', 'Rides and trips'],
    ['Contact', 'When customer care answers', 'from six to midnight', 'Customer care, from six to midnight:'],
    ['Contact', 'Phone, also for WhatsApp', '+913611234567', '+91 361 123 4567'],
    ['Links to other sites', 'Photo page', 'https://photos.example', 'Our photos: https://photos.example'],
    ['Who visitors deal with', 'Office hours', 'Mon-Sat 10:00-19:00', 'Mon–Sat 10:00–19:00'],
    ['Payment and refunds', 'How refunds work', 'Within a week.', 'Within a week.'],
    ['Payment and refunds', 'Ways to pay', 'UPI or card', 'You can pay by UPI or card.'],
    [
      'Payment and refunds',
      'Days until a refund',
      '7',
      'We send a refund within 7 days of the cancellation.',
    ],
    ['Money', 'Rupees per dollar', '100', 'A package of ₹50,000 is shown as about $500.'],
    ['Taxes on quotes', 'GST percent, tour packages in India', '12', 'at present 12% within India'],
    ['Bhutan packages', 'Percent off the first booking', '14.4', '14.4% off the first booking'],
    ['Bhutan packages', 'Percent off the first booking', '0', 'No discount on the first booking'],
    ['How customers pay', 'UPI ID', 'purvai@bank', 'purvai@bank'],
    ['Answers to enquiries', 'Response target in minutes', '90', 'we aim to call by 13:30'],
    ['How long data is kept', 'Erase after this many months', '18', 'Enquiries are erased after 18 months.'],
  ];

  it('shows at once where it appears', async () => {
    await openSettings();
    for (const [name, field, text, shown] of typed) {
      expect(group(name).element()).not.toMatchTextContent(shown);
      await group(name).getByLabelText(field, { exact: false }).fill(text);
      await expect.element(group(name)).toMatchTextContent(shown);
    }
  });
});

it('a group leads to the pages that show it, and one of quotes says so', async () => {
  await openSettings();
  const link = group('Contact').getByRole('link', { name: 'Contact Us' });
  await expect.element(link).toHaveAttribute('href', paths.contact);
  await expect
    .element(group('How customers pay'))
    .toMatchTextContent('Quotes and bookings only, not on public pages.');
});

it('what was there before is sent beside what is typed, and the result is said', async () => {
  const sent = await openSettings();
  await page.getByLabelText('Line under the name').fill('Rides');
  await saveButton().click();
  await expect.element(page.getByRole('status')).toMatchTextContent('The settings are saved.');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    line: 'Rides',
    'was.line': 'Cabs and tours',
    'was.careHours': 'day and night',
  });
  // The long form is not left to see it.
  await expect.element(saveButton()).toBeInViewport();
});

it('a photograph is taken out and sent so', async () => {
  const sent = await openSettings();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('No photograph')).toBeVisible();
  await saveButton().click();
  await expect.element(page.getByRole('status')).toMatchTextContent('The settings are saved.');
  expect(sent[0]).toMatchObject({ contactPhoto: '', 'was.contactPhoto': '/media/image/7.webp' });
});

it('a wrong value is said at its field, which keeps what was typed', async () => {
  await openSettings(() => ({ ...refused('invalid', 'Type a rate above zero.'), field: 'inrPerUsd' }));
  const field = page.getByLabelText('Rupees per dollar');
  await field.fill('-3');
  await saveButton().click();
  await expect.element(page.getByRole('status')).toMatchTextContent('Type a rate above zero.');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('-3');
  await expect.element(page.getByLabelText('Line under the name')).not.toHaveAttribute('aria-invalid');
});
