import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { expectSound } from '../../../../../tests/support/component-axe.ts';
import { press } from '../../../../../tests/support/component-keys.ts';
import { renderOnPage, type Sent } from '../../../../../tests/support/component-router.tsx';
import { AddEnquiry } from './add-button.tsx';
import { AddEnquiryHost } from './add-enquiry-host.tsx';
import type { KnownCustomerView } from './add-enquiry-resource.ts';

const priya: KnownCustomerView = {
  ...{ id: '3', name: 'Priya Sharma', fullName: 'Priya Sharma', email: 'priya@example.com' },
  ...{ phone: '+91 98640 43210', digits: '9864043210', lastContact: '2 days' },
  open: [{ id: '42', reference: 'PT-42', stage: 'contacted', about: 'Shillong', age: '2 days' }],
};

const added = (_sent: Sent) => done('Added.', { id: '77' });

const renderHost = (answer: Parameters<typeof renderOnPage>[1] = {}) =>
  renderOnPage(
    <>
      <AddEnquiry />
      <label>
        Search <input />
      </label>
      <AddEnquiryHost />
    </>,
    {
      actions: { [paths.adminAddEnquiry]: added, ...answer.actions },
      loaders: {
        [paths.adminAddEnquiry]: (query) => ((query.get('number') ?? '').startsWith('98640') ? [priya] : []),
        ...answer.loaders,
      },
    },
  );

const opener = page.getByRole('button', { name: 'Add an enquiry' });
const popup = page.getByRole('dialog', { name: 'Add an enquiry' });
const field = (name: string) => popup.getByLabelText(name);
const add = popup.getByRole('button', { name: 'Add', exact: true });
const restored = popup.getByText('Restored what you had typed.');

/** As a user who has clicked at an empty place of the page. */
beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

async function openPopup(answer?: Parameters<typeof renderHost>[0]) {
  const shown = await renderHost(answer);
  await opener.click();
  await expect.element(field('Number')).toHaveFocus();
  return shown;
}

describe('by the key c', () => {
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event;
  };

  it('it takes what is typed while its script is loading', async () => {
    // A page that is busy has not loaded it yet.
    vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
    await renderHost();
    for (const name of ['c', ...'98640 1', 'Backspace', ...'77']) key(name);
    expect(popup.elements()).toEqual([]);
    await expect.element(field('Number')).toHaveFocus();
    await press('665');
    await expect.element(field('Number')).toHaveValue('98640 77665');
  });

  it('it has the focus in its first field before the next key, once its script is there', async () => {
    await openPopup();
    await press('<Escape>');
    await expect.element(popup).not.toBeInTheDocument();
    expect(key('c').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(field('Number').element());
  });

  it('it does not open while a text is typed, nor over another popup', async () => {
    await renderHost();
    const search = page.getByLabelText('Search');
    await search.click();
    await press('cab');
    await expect.element(search).toHaveValue('cab');
    await expect.element(popup).not.toBeInTheDocument();
    await opener.click();
    await field('Name').click();
    await press('c');
    await expect.element(field('Name')).toHaveValue('c');
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
  });
});

it('is filled in by keyboard, sent once, and leads to the enquiry', async () => {
  const { sent } = await openPopup();
  await expectSound(popup.element());
  await press('70020 11223', '<Tab>', 'Bina Devi', '<Tab>', 'Cab to Shillong tomorrow');
  await add.dblClick();
  await expect.element(page.getByRole('heading', { name: enquiryPath('77') })).toBeVisible();
  expect(sent).toMatchObject([
    { contactNo: '70020 11223', name: 'Bina Devi', message: 'Cab to Shillong tomorrow', source: 'call' },
  ]);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('new enquiry'))).toEqual([]);
});

it('asks once about a short number, at its field, and keeps what was typed', async () => {
  const { sent } = await openPopup();
  const question = popup.getByText(staffMessages.enquiries.numberShort);
  await field('Number').fill('2345');
  await field('Name').fill('Bina Devi');
  await add.click();
  await expect.element(question).toBeVisible();
  await expect.element(field('Number')).toHaveFocus();
  await expect.element(field('Number')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Name')).toHaveValue('Bina Devi');
  await field('Number').fill('2346');
  await expect.element(question).not.toBeInTheDocument();
  await add.click();
  await expect.element(question).toBeVisible();
  expect(sent).toEqual([]);
  await press('<Enter>');
  await expect.element(page.getByRole('heading', { name: enquiryPath('77') })).toBeVisible();
  expect(sent).toMatchObject([{ contactNo: '2346', askedNumber: '2346' }]);
});

it('shows a refusal at its field until that is corrected', async () => {
  const refuse = () => ({ ...refused('invalid', staffMessages.enquiries.nameMissing), field: 'name' });
  await openPopup({ actions: { [paths.adminAddEnquiry]: refuse } });
  await field('Number').fill('70020 11223');
  await field('Message (optional)').fill('Two days in Cherrapunji');
  await add.click();
  const fault = popup.getByText(staffMessages.enquiries.nameMissing);
  await expect.element(fault).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(field('Message (optional)')).toHaveValue('Two days in Cherrapunji');
  await press('B');
  await expect.element(fault).not.toBeInTheDocument();
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
});

it('says when the session is over, and has everything again after the login is closed', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ reason: null }));
  await openPopup({ actions: { [paths.adminAddEnquiry]: () => refused('unauthenticated', 'Log in.') } });
  await field('Number').fill('70020 11223');
  await field('Name').fill('Bina Devi');
  await add.click();
  const login = page.getByRole('dialog', { name: 'Log in again' });
  await expect.element(login.getByLabelText('Password', { exact: true })).toBeVisible();
  await expect.poll(() => fetched.mock.calls.map(([address]) => address)).toEqual([paths.sessionEnded]);
  await press('<Escape>');
  await expect.element(login).not.toBeInTheDocument();
  await expect.element(field('Name')).toHaveValue('Bina Devi');
});

describe('a number that is known', () => {
  const known = popup.getByRole('region', { name: 'Known customers' });

  it('shows from its sixth digit whose it is, and fills in that customer until it is another one', async () => {
    await openPopup();
    await press('98640');
    await expect.element(known).not.toBeInTheDocument();
    await press('4');
    await expect.element(known.getByText('Priya Sharma')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('');
    await press('3210');
    await expect.element(field('Name')).toHaveValue('Priya Sharma');
    await expectSound(popup.element());
    await field('Number').fill('70020 11223');
    await expect.element(known).not.toBeInTheDocument();
    await expect.element(field('Name')).toHaveValue('');
  });

  it('never replaces a name that staff typed', async () => {
    await openPopup();
    await field('Name').fill('Her sister');
    await field('Number').fill('9864043210');
    await expect.element(known.getByText('Priya Sharma')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Her sister');
    await known.getByRole('button', { name: 'New enquiry of Priya Sharma' }).click();
    await expect.element(field('Name')).toHaveValue('Priya Sharma');
    await expect.element(field('Message (optional)')).toHaveFocus();
  });

  it('has what the customer said added to an open enquiry', async () => {
    const { sent } = await openPopup();
    await press('98640 43');
    await field('Message (optional)').fill('Rather on Friday');
    await known.getByRole('button', { name: 'Add to this: PT-42' }).click();
    await expect.element(popup).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ to: '42', message: 'Rather on Friday' }]);
  });
});

describe('what was typed', () => {
  const typeAndClose = async () => {
    await openPopup();
    await popup.getByText('Walk-in').click();
    await field('Number').fill('70020 11223');
    await field('Message (optional)').fill('Two days in Cherrapunji');
    await expect.element(restored).not.toBeInTheDocument();
    await press('<Escape>');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
  };

  it('is there again when the popup was closed, and says so', async () => {
    await typeAndClose();
    await expect.element(restored).toBeVisible();
    await expect.element(field('Number')).toHaveValue('70020 11223');
    await expect.element(field('Message (optional)')).toHaveValue('Two days in Cherrapunji');
    await expect.element(popup.getByRole('radio', { name: 'Walk-in' })).toBeChecked();
    await field('Name').fill('Bina Devi');
    await add.click();
    await expect.element(page.getByRole('heading', { name: enquiryPath('77') })).toBeVisible();
  });

  it('is discarded on request, and stays away', async () => {
    await typeAndClose();
    await popup.getByRole('button', { name: 'Discard it' }).click();
    await expect.element(field('Message (optional)')).toHaveValue('');
    await expect.element(field('Number')).toHaveFocus();
    await press('<Escape>');
    await opener.click();
    await expect.element(field('Number')).toHaveValue('');
    await expect.element(restored).not.toBeInTheDocument();
  });
});

it('a code after Ref says where the customer came from and sets the source', async () => {
  const click = { kind: 'click', page: 'the page of Guwahati', channel: 'whatsapp' };
  const knownCode = (query: URLSearchParams) => (query.get('code') === 'K7PQ' ? click : { kind: 'unknown' });
  await openPopup({ loaders: { [paths.adminClickCode]: knownCode } });
  await popup.getByText('More details').click();
  await field('Ref code from WhatsApp (optional)').fill('Ref K7PQ');
  await expect.element(popup.getByText('The customer came from the page of Guwahati.')).toBeVisible();
  await expect.element(popup.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
});
