import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { estimateOn } from '#domain/fares/estimator.ts';
import { fareBookOf, type StopRecord } from '#domain/fares/fare-book.ts';
import type { RoadLeg } from '#domain/fares/network/road-leg.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { dateText, dayInIndia, daysAfter, minuteInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { expectSound } from '../../../tests/support/component-axe.ts';
import { press } from '../../../tests/support/component-keys.ts';
import { someCabs, someCars } from '../../../tests/support/some-cabs.ts';
import FareEstimator from './fare-estimator.island.tsx';

const stop = (slug: string, name: string, kind: StopRecord['kind'] = 'beyond'): StopRecord => ({
  ...{ slug, name, kind, city: 'guwahati', otherNames: '', state: '', coordinates: undefined },
});
const leg = (from: string, to: string, km: number, hours: number, isHill = false): RoadLeg => ({
  ...{ from, to, km, minutes: hours * 60, isHill, closedMonths: [], note: '', source: 'Map' },
});
const car = (code: 'compact' | 'suv', name: string, seats: number) => ({
  ...{ code, name, examples: 'Some or similar', seats, bags: 2, position: seats },
});
const cars = [car('suv', 'SUV', 6), car('compact', 'Compact', 4)];
const book = fareBookOf({
  versions: [{ version: 1, validFrom: '2026-01-01', rates: sampleRates }],
  cars: someCars,
  cabs: someCabs,
  stops: [
    stop('guwahati', 'Guwahati', 'in-city'),
    stop('shillong', 'Shillong'),
    stop('sohra', 'Sohra'),
    stop('tawang', 'Tawang'),
    { ...stop('dawki', 'Dawki'), coordinates: { lat: 25.19, lng: 92.02 } },
  ],
  legs: [
    leg('guwahati', 'shillong', 100, 3),
    leg('shillong', 'sohra', 55, 2),
    leg('guwahati', 'tawang', 480, 14.5),
    leg('guwahati', 'dawki', 182, 6, true),
  ],
  distances: [],
});

const near = [{ ...stop('shillong', 'Shillong'), km: 100, minutes: 180 }];
const today = dayInIndia(new Date());
const fields = { trip: 'one-way', from: 'Guwahati', to: '', time: '09:00' };
const tomorrowText = `Tomorrow, ${dateText(daysAfter(today, 1))}, 09:00`;
const days = { date: daysAfter(today, 1), returnDate: daysAfter(today, 3) };

let isDown = false;
const asked: URLSearchParams[] = [];

beforeEach(() => {
  isDown = false;
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (isDown) throw new TypeError('no network');
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (pathname !== paths.fareEstimate) return Response.json({ stops: [] });
    asked.push(searchParams);
    return Response.json(estimateOf(Object.fromEntries(searchParams)));
  });
});

const estimateOf = (typed: Record<string, string>) =>
  estimateOn(book, tripRequestOf(typed, today), new Date());

/** With the estimate of a whole trip, as the server has it. */
function estimator(more: Record<string, string> = {}, isFolded = false) {
  const begin = { ...fields, ...days, ...more };
  return (
    <FareEstimator
      {...{ today, city: 'guwahati', cars, cities: [...book.cities], near, starts: [] }}
      fields={begin}
      estimate={begin.to ? estimateOf(begin) : null}
      chat={{ phoneE164: '+910000000000', code: 'ABCD' }}
      answerTarget={{ responseTargetMinutes: 60, officeHours: '' }}
      isSoon={false}
      isCounted
      missing={null}
      isFolded={isFolded}
    />
  );
}

async function show(more: Record<string, string> = {}) {
  const { container } = await render(estimator(more));
  return container;
}

const to = page.getByRole('combobox', { name: 'To' });
const submit = () => page.getByRole('button', { name: 'Show the fares' }).click();
const stopsNow = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name^=stop]')].map(({ value }) => value).filter(Boolean);

it('shows the fares, the lowest first, and moves the focus to their heading', async () => {
  const container = await show();
  await to.fill('Shillong');
  await submit();
  const heading = page.getByRole('heading', { name: `Guwahati to Shillong ${tomorrowText}` });
  await expect.element(heading).toHaveFocus();
  const seen = [...document.querySelectorAll('.fare-head')].map((row) => row.textContent);
  expect(seen).toEqual(['Compact4 seats, 2 bags₹1,680', 'SUV6 seats, 2 bags₹2,835']);
  for (const name of ['Request this cab: SUV', 'Book on WhatsApp: SUV'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectSound(container);
});

it('stays at the form while it is filled, and says for when the fares are', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1280, 800));
  await show({ trip: 'round-trip' });
  await to.click();
  await page.getByRole('option', { name: 'Shillong 100 km' }).click();
  const until = `${dateText(days.date)}, 09:00 to ${dateText(days.returnDate)}`;
  const heading = page.getByRole('heading', { name: `Guwahati to Shillong and back, 3 days ${until}` });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByLabelText('Back on')).toBeInViewport({ ratio: 1 });
  await submit();
  await expect.element(heading).toBeInViewport();
  await expect.element(heading).toHaveFocus();
});

it('has no number of days where the return is before the start', async () => {
  await show({ trip: 'round-trip', to: 'Shillong', returnDate: today });
  await expect.element(page.getByRole('heading', { name: 'Guwahati to Shillong and back' })).toBeVisible();
});

it('asks for a call where the ride begins soon', async () => {
  const [day = '', time = ''] = minuteInIndia(new Date(Date.now() + 20 * 60_000)).split(' ');
  await show({ to: 'Shillong', date: day, time });
  const call = page.getByRole('link', { name: /^Call / });
  await expect.element(call).toHaveAttribute('href', 'tel:+910000000000');
  await page.getByLabelText('Date').fill(daysAfter(day, 1));
  await expect.element(call).not.toBeInTheDocument();
});

it('names the end that is missing, in its field', async () => {
  await show();
  await submit();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Type where the ride goes.');
  await expect.element(to).toHaveFocus();
});

it('asks what a name that is only similar may mean, and takes it by a press', async () => {
  await show({ to: 'Shilong Peek' });
  await submit();
  await page.getByRole('link', { name: 'Shillong?' }).click();
  await expect.element(page.getByRole('heading', { name: /^Guwahati to Shillong/ })).toBeVisible();
  await expect.element(to).toHaveValue('Shillong');
});

it('carries an unknown place to the request, without kilometres', async () => {
  await show({ to: 'Atlantis' });
  await submit();
  await expect.element(page.getByText(/We do not know “Atlantis” yet\./).last()).toBeVisible();
  const ask = page.getByRole('link', { name: 'Ask for the fare' });
  await expect.element(ask).toHaveAttribute('href', expect.stringContaining('to=Atlantis'));
  await expect.element(ask).toHaveAttribute('href', expect.not.stringContaining('car='));
  expect(document.body.textContent).not.toMatch(/kilomet/i);
});

it('adds, moves and removes stops by the keyboard', async () => {
  const container = await show({ trip: 'round-trip', to: 'Sohra' });
  await page.getByText('Add a stop').first().click();
  await page.getByRole('combobox', { name: 'Stop 1' }).fill('Tawang');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await page.getByRole('combobox', { name: 'Stop 2' }).fill('Shillong');
  await press('<Tab>', '<Enter>');
  expect(stopsNow()).toEqual(['Shillong', 'Tawang']);
  await expect.element(page.getByRole('combobox', { name: 'Stop 1' })).toHaveFocus();
  await expectSound(container);
  await page.getByRole('button', { name: 'Remove stop 2' }).click();
  expect(stopsNow()).toEqual(['Shillong']);
  await expect.element(page.getByRole('combobox', { name: 'Stop 1' })).toHaveFocus();
  await submit();
  await expect
    .element(page.getByText(/750 km included in 3 days: Shillong, Sohra and back are about 310 km\./))
    .toBeVisible();
  await expect
    .element(page.getByText(/Two single rides in the same car \(Compact\) cost ₹5,208 together, ₹4,242 less/))
    .toBeVisible();
  expect(asked.at(-1)?.get('stop1')).toBe('Shillong');
  await page.getByRole('button', { name: 'Remove stop 1' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Stop 1' })).not.toBeInTheDocument();
});

it('lays the places of a stop over what is below it', async () => {
  await show({ trip: 'round-trip', to: 'Sohra' });
  await page.getByText('Add a stop').first().click();
  await page.getByRole('combobox', { name: 'Stop 1' }).fill('Ka');
  const last = page.getByText(/Not in our list\./);
  const isOnTop = () => {
    const { left, bottom } = last.element().getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 2) === last.element();
  };
  await expect.element(last).toBeVisible();
  await expect.poll(isOnTop).toBe(true);
});

it('says why a trip cannot be driven, and puts what can be driven into the form', async () => {
  await show({ trip: 'round-trip', to: 'Tawang', returnDate: days.date });
  await submit();
  await expect.element(page.getByText(/29 h of driving do not fit into one day/).last()).toBeVisible();
  await expect
    .element(
      page
        .getByText(
          /It takes 4 days: 2 days there and 2 back, with no day there\. With a day there it takes 5 days\./,
        )
        .last(),
    )
    .toBeVisible();
  expect(document.querySelectorAll('.fare-car')).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: '5 days from ₹15,750' })).toBeVisible();
  await page.getByRole('link', { name: '4 days from ₹12,600' }).click();
  await expect.poll(() => document.querySelector('.fare-car')?.textContent).toContain('₹12,600');
  await expect.element(page.getByLabelText('Back on')).toHaveValue(daysAfter(days.date, 3));
  await expect
    .element(
      page
        .getByText(
          /14 h 30 min of driving each way: 2 days with a night on the way\. Your rooms for the 3 nights/,
        )
        .last(),
    )
    .toBeVisible();
});

it('offers a start by daylight without a price that is the same, or to keep the time', async () => {
  await show({ to: 'Dawki', time: '20:00' });
  const offers = page.getByRole('list', { name: 'What can be driven' }).getByRole('listitem');
  await expect.poll(() => offers.elements().map((offer) => offer.textContent).length).toBe(3);
  const texts = offers.elements().map((offer) => offer.textContent);
  expect(texts.join()).not.toContain('₹');
  const keep = page.getByRole('link', { name: 'Keep 20:00' });
  const list = document.querySelector('.fare-car')?.closest('ul');
  await expect.element(keep).toHaveAttribute('href', `#${list?.id}`);
});

it('names the new return where another start moves it', async () => {
  await show({ trip: 'round-trip', to: 'Shillong', date: today, time: '00:00', returnDate: days.date });
  await expect
    .element(
      page.getByRole('link', {
        name: `${dateText(days.date)}, 07:00, back on ${dateText(daysAfter(days.date, 1))} from ₹6,300`,
      }),
    )
    .toBeVisible();
});

it('keeps what was typed while the network is down, and goes on when it is back', async () => {
  await show();
  isDown = true;
  await to.fill('Sohra');
  await submit();
  await expect.element(page.getByText(/The fare could not be loaded\./)).toBeVisible();
  await expect.element(to).toHaveValue('Sohra');
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { name: /^Guwahati to Sohra/ })).toBeVisible();
});

it('takes over what was opened before its script had come', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const trip = estimator({ to: 'Shillong' });
  container.innerHTML = renderToString(trip);
  for (const details of container.querySelectorAll('details')) details.open = true;
  // React reports an attribute that it does not expect as an error of the console, which fails the test.
  const root = hydrateRoot(container, trip);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(to).toBeVisible();
  expect([...container.querySelectorAll('details')].every(({ open }) => open)).toBe(true);
});

it('shows on a phone the fares first, and the form when its line is opened', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1280, 800));
  const { container } = await render(estimator({ to: 'Shillong' }, true));
  // What is not shown has no role.
  await expect.element(to).not.toBeInTheDocument();
  await expect.element(page.getByText('₹1,680').first()).toBeInViewport();
  await page.getByText('Change', { exact: true }).click();
  await expect.element(to).toBeVisible();
  await expectSound(container);
});
