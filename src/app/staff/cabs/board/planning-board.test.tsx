import { useLoaderData, useRevalidator } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type ActionResult, done, refused } from '#app/staff/forms/action-result.ts';
import type { Board, BoardCar, BoardDuty } from '#domain/bookings/board/board-service.ts';
import type { DutyProblem } from '#domain/bookings/board/duty-problems.ts';
import { noDetails } from '#domain/bookings/booking-fields.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { dragFrom, renderAt } from '../../../../../tests/support/component-board.tsx';
import { press } from '../../../../../tests/support/component-keys.ts';
import { someCabs } from '../../../../../tests/support/some-cabs.ts';
import type { PlanValue } from './board-action.ts';
import type { CabBoardQuery } from './board-query.ts';
import { toBoardView } from './board-view.ts';
import { PlanningBoard } from './planning-board.tsx';

const day = '2026-12-01';
const period = { firstDay: day, days: 1 };
const query: CabBoardQuery = {
  view: 'day',
  rows: 'cars',
  day,
  city: undefined,
  carType: undefined,
  hasCancelled: false,
};

const car = (id: string, plate: string): BoardCar => ({
  ...{ id, plate, carType: 'sedan', model: '', city: 'guwahati', partner: '', isEnded: false },
  expiresOn: null,
});
const [first, second, third] = ['AS 01 AA 1111', 'AS 01 BB 2222', 'AS 01 CC 3333'] as const;

const duty = (id: string, customer: string, clock: string, carId: string | null): BoardDuty => ({
  ...{ id, bookingId: id, customer, phone: '', status: 'confirmed', tripType: 'one-way', city: 'guwahati' },
  ...{ carType: 'sedan', fromName: 'Guwahati Airport', toName: 'Shillong', ...noDetails, passengers: 2 },
  pickupAt: momentInIndia(day, clock),
  endsAt: new Date(momentInIndia(day, clock).getTime() + 3 * 3_600_000),
  ...{ carId, driverId: null, revision: 1, isClosed: false, rides: [] },
});

const someDuties = () => [
  duty('1', 'Sneha', '09:00', null),
  duty('2', 'Drag', '14:00', '1'),
  duty('3', 'Later', '20:00', '1'),
  duty('4', 'Early', '06:00', '2'),
];

type Options = { duties?: BoardDuty[]; more?: BoardCar[]; problems?: Map<string, DutyProblem[]> };
type Answer = ActionResult<PlanValue>;

/** The board with a server of its own, which keeps what it is sent. */
async function openBoard({ duties = someDuties(), more = [], problems = new Map() }: Options = {}) {
  const stored: Board = {
    duties,
    cars: [car('1', 'AS01AA1111'), car('2', 'AS01BB2222'), car('3', 'AS01CC3333'), ...more],
    drivers: [],
  };
  const server = {
    stored,
    sent: [] as Record<string, unknown>[],
    /** A board is answered only after this. */
    loads: Promise.resolve(),
    reload: async () => {},
    change: (id: string, change: Partial<BoardDuty>) => {
      stored.duties = stored.duties.map((one) =>
        one.id === id ? { ...one, ...change, revision: one.revision + 1 } : one,
      );
    },
    answer: ({ dutyId, revision, carId, pickupAt }: Record<string, string>): Answer => {
      const seen = stored.duties.find(({ id }) => id === dutyId);
      if (String(seen?.revision) !== revision) return refused('conflict', 'Changed meanwhile.');
      server.change(dutyId ?? '', {
        ...(carId !== undefined && { carId: carId || null }),
        ...(pickupAt && { pickupAt: momentInIndia(day, pickupAt.slice(11)) }),
      });
      return done(`Saved B${dutyId}.`, { undo: undefined, link: null });
    },
  };
  function Page() {
    const { board, isFirst } = useLoaderData<typeof loader>();
    server.reload = useRevalidator().revalidate;
    return (
      <div style={{ height: 420, display: 'flex', flexDirection: 'column' }}>
        <PlanningBoard
          board={board}
          query={query}
          days={[{ day, name: 'Tue 1 Dec', isToday: false }]}
          renderedAt={0}
        />
        {!isFirst && <p>Loaded twice</p>}
      </div>
    );
  }
  let isFirst = true;
  const loader = async () => {
    await server.loads;
    const loaded = {
      board: toBoardView(stored, period, { hasCancelled: false, cabs: someCabs, problems }),
      isFirst,
    };
    isFirst = false;
    return loaded;
  };
  await renderAt(paths.adminCabs, [
    {
      path: paths.adminCabs,
      Component: Page,
      loader,
      action: async ({ request }) => {
        const fields = Object.fromEntries((await request.formData()) as Iterable<[string, string]>);
        server.sent.push(fields);
        return server.answer(fields);
      },
    },
    { path: paths.adminFleetChoices, loader: () => ({ cars: [], drivers: [], warnings: [] }) },
  ]);
  await expect.element(bar('Early')).toBeVisible();
  return server;
}

const row = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const bar = (customer: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name: new RegExp(`${customer}\\b.*B\\d`) });
const panel = () => page.getByRole('dialog', { name: /Drag/ });
const question = (to: string) => page.getByRole('dialog', { name: `Move B2 from 14:00 to ${to}?` });
const said = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Pixels of so many hours on the board. */
const hours = (count: number) => (count * (document.querySelector('[data-track]')?.clientWidth ?? 0)) / 24;

/** By the real mouse from the middle of a bar to the same place of another row. */
function straightDown(from: Locator, to: Locator) {
  const [{ left, width }, target] = [from, to].map((part) => part.element().getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];
  return { targetPosition: { x: left + width / 2 - target.left, y: target.height / 2 } };
}

describe('keys', () => {
  it('go from bar to bar, and one bar takes part in the order of the Tab key', async () => {
    await openBoard();
    const ways = [
      ['<ArrowDown>', 'Drag'],
      ['<ArrowRight>', 'Later'],
      ['<ArrowRight>', 'Later'],
      ['<Home>', 'Drag'],
      ['<End>', 'Later'],
      ['<ArrowLeft>', 'Drag'],
      ['<ArrowDown>', 'Early'],
      ['<ArrowDown>', 'Early'],
      ['<ArrowUp>', 'Drag'],
      ['<ArrowUp>', 'Sneha'],
    ] as const;
    await bar('Sneha').click();
    await press('<Escape>');
    for (const [key, customer] of ways) {
      await press(key);
      await expect.element(bar(customer)).toHaveFocus();
      expect(document.querySelectorAll('[data-bar][tabindex="0"]')).toHaveLength(1);
    }
  });

  it.each(['<Enter>', '< >'])(
    'open the panel of a duty, before and after it was dragged: %s',
    async (key) => {
      await openBoard();
      (bar('Drag').element() as HTMLElement).focus();
      await press(key);
      await expect.element(panel()).toBeVisible();
      await press('<Escape>');
      await expect.element(panel()).not.toBeInTheDocument();

      await dragFrom(bar('Drag')).to(row(third)).drop();
      await expect.element(bar('Drag', row(third))).toHaveFocus();
      await press(key);
      await expect.element(panel()).toBeVisible();
    },
  );

  it('bring a bar out from under the row of the unassigned', async () => {
    const many = Array.from({ length: 12 }, (_, index) => index + 10);
    await openBoard({
      duties: [...someDuties(), ...many.map((id) => duty(String(id), `Guest${id}`, '09:00', String(id)))],
      more: many.map((id) => car(String(id), `AS01DD11${id}`)),
    });
    (bar('Guest21').element() as HTMLElement).focus();
    for (const id of many.toReversed().slice(1)) {
      await press('<ArrowUp>');
      const focused = bar(`Guest${id}`);
      await expect.element(focused).toHaveFocus();
      const { bottom } = row('Unassigned').element().getBoundingClientRect();
      expect([id, focused.element().getBoundingClientRect().top >= bottom]).toEqual([id, true]);
    }
  });
});

describe('a bar', () => {
  it('has driver and needed type, and what has to be mended as a word and as a sentence', async () => {
    await openBoard({
      problems: new Map([
        ['2', [{ kind: 'short-gap', of: 'car', side: 'after', minutes: 10, needed: 60, bookingId: '3' }]],
        ['4', [{ kind: 'paper-expired', paper: 'permit', expiresOn: '2026-11-30' }]],
      ]),
    });
    await expect.element(bar('Sneha')).toMatchTextContent('Sedan · Guwahati Airport → Shillong');
    await expect.element(bar('Drag')).toMatchTextContent('Tight');
    const sentence = 'Please check: the car has 10 min before B3, and needs about 1 h';
    expect(bar('Drag').element().getAttribute('title')).toContain(sentence);
    await expect.element(bar('Drag')).toMatchTextContent(sentence);
    await expect.element(bar('Early')).toMatchTextContent(/Papers.*No driver/);
    expect(bar('Early').element().getAttribute('title')).toContain(
      'Permit of the car is valid only until 30 Nov 2026',
    );
    expect(bar('Later').element().getAttribute('title')).not.toContain('Please check');
  });

  it('stands under the city and type of its car, and free cars are counted there', async () => {
    await openBoard({ more: [{ ...car('9', 'DL01ZZ9999'), city: 'delhi', carType: 'suv' }] });
    const delhi = page.getByRole('region', { name: 'Delhi · SUV 1 car, 1 free' });
    await expect.element(delhi.getByRole('group', { name: /^DL 01 ZZ 9999/ })).toBeVisible();
    const guwahati = page.getByRole('region', { name: 'Guwahati · Sedan 3 cars, 1 free' });
    await expect.element(bar('Early', guwahati)).toBeVisible();
  });
});

describe('a change of time', () => {
  it('offers the text for the customer, and mails the booking', async () => {
    const server = await openBoard();
    const told = {
      ...{ bookingId: '2', name: 'Drag', text: 'Hello Drag, now 12:00.', chatHref: 'https://wa.me/91' },
      mails: [{ address: 'drag@example.com', text: 'Mail the booking to drag@example.com' }],
    };
    server.answer = ({ intent }) =>
      intent === 'mail'
        ? done('B2 is on its way to drag@example.com.', { undo: undefined, link: null })
        : done('B2: 14:00 → 12:00.', { undo: undefined, link: null, told });
    await dragFrom(bar('Drag')).to(row(first), hours(-2)).drop();
    await question('12:00').getByRole('button', { name: 'Move to 12:00' }).click();
    await said('B2: 14:00 → 12:00.');
    const open = page.getByRole('button', { name: 'Tell the customer' });
    await open.click();
    const section = page.getByRole('region', { name: 'Tell Drag the new time' });
    await expect.element(section).toMatchTextContent('Hello Drag, now 12:00.');
    await expect
      .element(section.getByRole('link', { name: 'Open WhatsApp: Drag' }))
      .toHaveAttribute('href', 'https://wa.me/91');
    await section.getByRole('button', { name: 'Mail the booking to drag@example.com' }).click();
    await said('B2 is on its way to drag@example.com.');
    expect(server.sent.at(-1)).toMatchObject({ intent: 'mail', id: '2', to: 'drag@example.com' });
    await open.click();
    await expect.element(section).not.toBeInTheDocument();
  });
});

describe('a drag', () => {
  it('to another row changes the car alone, and is said together with the new board', async () => {
    const server = await openBoard();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.loads = promise;
    // Hardly sideways on the way.
    await dragFrom(bar('Drag')).to(row(third), 30).drop();
    await expect
      .poll(() => server.sent)
      .toEqual([{ intent: 'plan', dutyId: '2', revision: '1', carId: '3' }]);
    // Until the board is loaded again the bar is of the old one, and cannot be dragged.
    await expect.element(bar('Drag', row(first))).toHaveAttribute('data-pending');
    const again = dragFrom(bar('Drag')).to(row(second));
    expect(row(second).element()).not.toHaveAttribute('data-target');
    await again.drop();
    expect(page.getByText('Saved B2.').query()).toBeNull();
    resolve();
    await said('Saved B2.');
    expect(bar('Drag', row(third)).element()).not.toHaveAttribute('data-pending');
    expect(server.sent).toHaveLength(1);
    await dragFrom(bar('Drag')).to(row('Unassigned')).drop();
    await expect
      .poll(() => server.sent[1])
      .toEqual({ intent: 'plan', dutyId: '2', revision: '2', carId: '' });
  });

  it('opens no panel, and a click does', async () => {
    await openBoard();
    await userEvent.dragAndDrop(bar('Drag'), row(second), straightDown(bar('Drag'), row(second)));
    await expect.element(bar('Drag', row(second))).toBeVisible();
    expect(panel().query()).toBeNull();
    await bar('Drag').click();
    await expect.element(panel()).toBeVisible();
  });

  it('by touch begins when the finger has rested on the bar; before, it scrolls', async () => {
    const server = await openBoard();
    const touch = { pointerType: 'touch' };
    await dragFrom(bar('Drag'), touch).to(row(third)).drop();
    expect(bar('Drag').element()).not.toHaveAttribute('data-dragged');
    expect(server.sent).toEqual([]);
    const drag = dragFrom(bar('Drag'), touch);
    await expect.element(bar('Drag')).toHaveAttribute('data-dragged');
    await drag.to(row(third)).drop();
    await said('Saved B2.');
    expect(server.sent).toEqual([{ intent: 'plan', dutyId: '2', revision: '1', carId: '3' }]);
  });

  it('sideways asks, and nothing is sent when the answer is no', async () => {
    const server = await openBoard();
    await dragFrom(bar('Drag')).to(row(first), hours(-2)).drop();
    const asked = question('12:00');
    await expect.element(asked).not.toMatchTextContent('Its car becomes');
    expect(asked.getByRole('button', { name: /^Only change/ }).query()).toBeNull();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(server.sent).toEqual([]);
    await expect.element(bar('Drag', row(first))).toMatchTextContent('14:00');
  });

  it('to another row keeps the time, however far it goes sideways', async () => {
    const server = await openBoard();
    await dragFrom(bar('Drag')).to(row(third), hours(-4)).drop();
    await said('Saved B2.');
    await expect.element(bar('Drag', row(third))).toMatchTextContent('14:00');
    expect(page.getByRole('dialog').query()).toBeNull();
    expect(server.sent).toEqual([{ intent: 'plan', dutyId: '2', revision: '1', carId: '3' }]);
  });

  it('to another row with Shift and sideways changes both, or the row alone', async () => {
    const server = await openBoard();
    await dragFrom(bar('Drag'), { shiftKey: true }).to(row(second), hours(-2)).drop();
    await expect.element(question('12:00')).toMatchTextContent(`Its car becomes ${second}.`);
    await question('12:00').getByRole('button', { name: 'Only change the car, keep 14:00' }).click();
    await said('Saved B2.');
    await expect.element(bar('Drag', row(second))).toMatchTextContent('14:00');
    await dragFrom(bar('Drag'), { shiftKey: true }).to(row(third), hours(3)).drop();
    await question('17:00').getByRole('button', { name: 'Move to 17:00' }).click();
    await expect.element(bar('Drag', row(third))).toMatchTextContent('17:00 Drag');
    expect(server.sent).toEqual([
      { intent: 'plan', dutyId: '2', revision: '1', carId: '2' },
      { intent: 'plan', dutyId: '2', revision: '2', carId: '3', pickupAt: `${day}T17:00` },
    ]);
  });

  it('says where the bar would go, and ends with Escape', async () => {
    const server = await openBoard();
    const drag = dragFrom(bar('Drag'), { shiftKey: true }).to(row(second), hours(2));
    const tip = page.getByText(`${second}, 16:00`);
    await expect.element(tip).toBeVisible();
    expect(row(second).element()).toHaveAttribute('data-target');
    await press('<Escape>');
    expect(row(second).element()).not.toHaveAttribute('data-target');
    expect(tip.query()?.checkVisibility() ?? false).toBe(false);
    await drag.drop();
    expect(page.getByRole('dialog').query()).toBeNull();
    expect(server.sent).toEqual([]);
  });

  it('goes to the row that was under the pointer, when the board is loaded again meanwhile', async () => {
    const server = await openBoard();
    const drag = dragFrom(bar('Drag')).to(row(third));
    // A colleague’s duty gives the third car a place among the busy ones, and the second loses its own.
    server.change('4', { carId: '3' });
    await server.reload();
    await expect.element(page.getByText('Loaded twice')).toBeInTheDocument();
    await expect.element(bar('Early', row(second))).toBeVisible();
    await drag.drop();
    await expect.element(bar('Drag', row(third))).toBeVisible();
    await expect.element(bar('Early', row(third))).toBeVisible();
    expect(server.sent).toEqual([{ intent: 'plan', dutyId: '2', revision: '1', carId: '3' }]);
  });

  it('of a duty that a colleague has changed meanwhile is refused, and the board shows what holds', async () => {
    const server = await openBoard();
    server.change('2', { carId: '2' });
    await dragFrom(bar('Drag')).to(row(third)).drop();
    await said('Changed meanwhile.');
    await expect.element(bar('Drag', row(second))).toBeVisible();
  });
});
