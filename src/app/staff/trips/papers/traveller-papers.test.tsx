import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { ServiceRow } from '#app/staff/trips/plan/service-row.tsx';
import { TravellersCard } from '#app/staff/trips/plan/travellers-card.tsx';
import { toTripPlanView } from '#app/staff/trips/plan/trip-plan-view.ts';
import { TripContext } from '#app/staff/trips/plan/use-trip.ts';
import type { StoredFile } from '#domain/attachments/file-service.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import type { Paper } from '#domain/bookings/papers/paper.ts';
import { paperMessages } from '#domain/bookings/papers/paper-messages.ts';
import type { TripService } from '#domain/bookings/trips/services.ts';
import type { Traveller } from '#domain/bookings/trips/trip.ts';
import type { ViewedTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { paths } from '#paths.ts';
import { expectSound } from '../../../../../tests/support/component-axe.ts';
import { renderOnPage, type Sent } from '../../../../../tests/support/component-router.tsx';
import { toPapersView } from './papers-view.ts';
import { TravellerPapers } from './traveller-papers.tsx';

const now = new Date('2026-11-19T08:35:00Z');
const called = 'Meera Nair';

const traveller: Traveller = {
  ...{ id: '5', name: called, birthDate: '1990-04-17', age: null, nationality: 'IN', isLead: true },
  remarks: '',
};
const permit = (change: Partial<TripService> = {}) =>
  ({
    ...{ id: '31', kind: 'permit', title: 'Permit for Bhutan', state: 'asked', travellerIds: [] },
    ...{ details: { region: 'bhutan' }, day: null, nights: 0, starts: '', supplier: null, heldUntil: null },
    ...{ confirmation: '', remarks: '', quoted: null, revision: 1 },
    ...change,
  }) as TripService;
const passport: Paper = {
  ...{ id: '9', bookingId: '7', travellerId: '5', kind: 'passport', numberEnd: '567', attachmentId: '3' },
  ...{ expiresOn: '2031-04-17', receivedAt: now, madeBy: 'Rupa Das', checkedBy: '', checkedAt: null },
  revision: 4,
};
const scan = {
  ...{ id: '3', ownerId: '5', kind: 'pdf', state: 'ready', fileName: 'scan.pdf', bytes: 12_000 },
  ...{ madeBy: 'Rupa Das', createdAt: now, width: 0, height: 0 },
} as StoredFile;

type Trip = {
  papers?: Paper[];
  files?: StoredFile[];
  travellers?: Traveller[];
  services?: TripService[];
  booking?: Partial<Booking>;
};

const tripOf = ({ travellers = [traveller], services, booking }: Trip): ViewedTrip => ({
  booking: {
    ...{ id: '7', firstDay: '2027-04-17', lastDay: '2027-04-22', cancelledAt: null },
    ...booking,
  } as Booking,
  ...{ days: [], travellers, services: services ?? [permit()], costs: undefined },
});
const viewOf = (trip: Trip) =>
  toPapersView(tripOf(trip), { papers: trip.papers ?? [], files: trip.files ?? [] }, now);

type Answer = (sent: Sent) => ReturnType<typeof refused> | ReturnType<typeof done>;

const open = (trip: Trip, answer: Answer = () => done('', {}) as never, isFixed = false) =>
  renderOnPage(
    <main>
      <TravellerPapers
        called={called}
        papers={viewOf(trip).ofTraveller((trip.travellers ?? [traveller])[0] ?? traveller)}
        isFixed={isFixed}
      />
    </main>,
    { actions: { [paths.adminPapers]: answer } },
  );

const section = page.getByRole('region', { name: 'Papers of Meera Nair' });
const button = (name: string) => page.getByRole('button', { name });

it('says what is missing for which permit and why, until it is there', async () => {
  await open({});
  await expect.element(page.getByText('Permit for Bhutan needs:')).toBeVisible();
  await expect.element(page.getByText('Passport or Voter card')).toBeVisible();
  await expect.element(page.getByText(/Bhutan asks Indians for a passport .* 22 Oct 2027/)).toBeVisible();
  await expect.element(page.getByText('The permit for Bhutan needs a photo.')).toBeVisible();
  await expectSound(section.element());
});

it('counts what is missing by permit, and nothing for a trip that is over or cancelled', async () => {
  const counts = (trip: Trip) => {
    const view = viewOf(trip);
    return [view.missing, view.missingFor('31'), view.missingFor('32')];
  };
  const nagaland = permit({ id: '32', details: { region: 'nagaland' } });
  expect(counts({})).toEqual([3, 3, 0]);
  expect(counts({ services: [permit(), nagaland], papers: [passport] })).toEqual([3, 2, 1]);
  expect(counts({ booking: { lastDay: '2026-11-18' } })).toEqual([0, 0, 0]);
  expect(counts({ booking: { cancelledAt: now } })).toEqual([0, 0, 0]);
});

it('says that the papers of an unknown nationality are those of an Indian', async () => {
  await open({ travellers: [{ ...traveller, nationality: '' }] });
  await expect.element(page.getByText(/The nationality is not known/)).toBeVisible();
});

it('shows the whole number when it is asked for, and hides it again', async () => {
  const { sent } = await open({ papers: [passport], files: [scan] }, () =>
    done('', { number: 'Z1234567' } as never),
  );
  await expect.element(page.getByText('…567')).toBeVisible();
  await expect.element(page.getByText('Valid until 17 Apr 2031')).toBeVisible();
  await expect.element(page.getByText('Received 19 Nov 2026, 14:05 by Rupa Das')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'scan.pdf' }))
    .toHaveAttribute('href', '/adminDashboard/attachment?id=3&size=large');
  await button('Show number: Passport of Meera Nair').click();
  await expect.element(page.getByText('Z1234567')).toBeVisible();
  await button('Hide number: Passport of Meera Nair').click();
  await expect.element(page.getByText('Z1234567')).not.toBeInTheDocument();
  expect(sent).toEqual([{ intent: 'show', id: '9' }]);
  await expectSound(section.element());
});

it('is marked as checked and removed with the revision that was seen, and says when another was first', async () => {
  const { sent } = await open({ papers: [passport] }, ({ intent }) =>
    intent === 'check' ? refused('conflict', paperMessages.changedMeanwhile) : done(''),
  );
  await button('Mark as checked: Passport of Meera Nair').click();
  await expect.element(page.getByText(paperMessages.changedMeanwhile)).toBeVisible();
  await button('Remove: Passport of Meera Nair').click();
  const popup = page.getByRole('dialog', { name: 'Remove this paper?' });
  await popup.getByRole('button', { name: 'Remove' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(sent).toEqual([
    { intent: 'check', id: '9', revision: '4', checked: 'yes' },
    { intent: 'remove', id: '9', revision: '4' },
  ]);
});

it('is changed without typing its number again', async () => {
  const { sent } = await open({ papers: [passport] }, () => done('Passport: changed.', {} as never));
  await button('Change: Passport of Meera Nair').click();
  const form = page.getByRole('form', { name: 'Change: Passport of Meera Nair' });
  await expect.element(form.getByText(/keep the number that ends with 567/)).toBeVisible();
  await expectSound(section.element());
  await form.getByLabelText('Valid until').fill('2032-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(sent).toEqual([
    { intent: 'change', id: '9', revision: '4', kind: 'passport', number: '', expiresOn: '2032-01-01' },
  ]);
});

it('is added by keyboard with its scan, each with its own key, and not sent when it is too large', async () => {
  const replies = [refused('invalid', paperMessages.kindWrong), done(''), done('')];
  const { sent } = await open({}, () => replies.shift() ?? done(''));
  const opener = button('Add a paper of Meera Nair');
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const form = page.getByRole('form', { name: 'Add a paper of Meera Nair' });
  const [kind, number, file] = ['Paper', 'Number (optional)', 'Scan or photo (optional)'].map((label) =>
    form.getByLabelText(label),
  );
  await number?.fill('Z1234567');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(paperMessages.kindWrong)).toBeVisible();
  await kind?.selectOptions('Passport');
  await file?.upload(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }));
  await form.getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByText('A file can have at most 10 MB.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await file?.upload(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  await expectSound(section.element());
  await form.getByRole('button', { name: 'Add' }).click();
  await expect.element(number ?? form).toHaveValue('');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[1]).toMatchObject({ intent: 'add', travellerId: '5', kind: 'passport', number: 'Z1234567' });
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[1]?.key).not.toBe(sent[2]?.key);
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('of a cancelled trip can be seen and removed, and nothing else', async () => {
  const other = { ...scan, id: '4', fileName: 'letter.pdf' };
  await open({ papers: [passport], files: [scan, other] }, undefined, true);
  await expect.element(button('Remove: Passport of Meera Nair')).toBeVisible();
  await expect.element(button('Change: Passport of Meera Nair')).not.toBeInTheDocument();
  await expect.element(button('Add a paper of Meera Nair')).not.toBeInTheDocument();
  await button('Other files of Meera Nair').click();
  await expect.element(page.getByRole('link', { name: 'letter.pdf' })).toBeVisible();
  await expect.element(page.getByLabelText('Add files')).not.toBeInTheDocument();
  await expectSound(section.element());
});

it('is counted above the travellers and in the row of its permit', async () => {
  const other = { ...traveller, id: '6', name: 'Arun Nair' };
  const trip = { papers: [passport], travellers: [traveller, other] };
  const plan = toTripPlanView(tripOf(trip), undefined, viewOf(trip), now);
  const actions = { bookingId: '7', isFixed: false, act: async () => true, onSaved: () => {} };
  await renderOnPage(
    <TripContext value={actions}>
      <ul>
        {plan.wholeTrip.map((service) => (
          <ServiceRow key={service.id} service={service} travellers={plan.travellers} />
        ))}
      </ul>
      <TravellersCard travellers={plan.travellers} papersMissing={plan.papersMissing} />
    </TripContext>,
  );
  const card = page.getByRole('region', { name: 'Travellers' });
  await expect.element(card.getByText('5 papers missing')).toBeVisible();
  await expect.element(page.getByText(/papers missing: 5/)).toBeVisible();
  const arun = card.getByRole('region', { name: 'Papers of Arun Nair' });
  await expect.element(arun.getByText('Passport or Voter card')).toBeVisible();
  await expect.element(section.getByText('Passport or Voter card')).not.toBeInTheDocument();
  await expectSound(card.element());
});

it('has room on a phone and on a desktop', async () => {
  const long = { ...scan, fileName: `${'scan-of-a-passport-'.repeat(6)}.pdf` };
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    const { unmount } = await open({
      papers: [passport, { ...passport, id: '10', checkedBy: 'Rupa Das', checkedAt: now }],
      files: [long],
    });
    await button('Add a paper of Meera Nair').click();
    await expect.element(page.getByRole('form')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectSound(section.element());
    await unmount();
  }
  await page.viewport(1280, 800);
});
