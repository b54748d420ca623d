import { randomUUID } from 'node:crypto';
import { Fragment } from 'react';
import { data, redirect } from 'react-router';
import { english, goneLink } from '#app/content/duty/driver.ts';
import { driverLanguages, languageNames, languageSwitch } from '#app/content/duty/languages.ts';
import { pageContext } from '#app/page-context.ts';
import { PhoneIcon } from '#app/ui/contact-icons.ts';
import { viewDriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { driverOpenedPath, driverPath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { readFields } from '#platform/http/body.ts';
import type { Route } from './+types/driver-page.ts';
import { type AnsweredQuestions, askOnce } from './asked-once.ts';
import { type DriverDutyView, toDriverDutyView } from './duty-view.ts';
import { Expenses } from './expenses.tsx';
import { PageText } from './page-text.tsx';
import { Steps } from './steps.tsx';
import { maxEntryKiB, takeEntry } from './take-entry.ts';

type Facts = NonNullable<DriverDutyView['facts']>;

const button =
  'flex min-h-14 items-center justify-center gap-2 rounded-lg border-2 border-teal px-3 text-center font-semibold text-teal';

/** Where, who and what to note, with the customer's number and the map. */
function DutyFacts({ facts: { rows, priceRows, instructions, callHref, mapHref } }: { facts: Facts }) {
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-lg">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-quiet">
              <PageText of={label} />
            </dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {priceRows.map(({ label, parts }) => (
          <div key={label} className="contents">
            <dt className="text-quiet">
              <PageText of={label} />
            </dt>
            <dd>
              {parts.map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ', '}
                  <PageText of={part} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {instructions && (
        <p className="whitespace-pre-line rounded-lg bg-sand p-3 text-lg wrap-anywhere">
          <strong>
            <PageText of="instructions" />:
          </strong>{' '}
          {instructions}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        {callHref && (
          <a href={callHref} className={button}>
            <PhoneIcon className="size-6 shrink-0" />
            <PageText of="call" />
          </a>
        )}
        {mapHref && (
          <a href={mapHref} target="_blank" rel="noopener noreferrer" className={button}>
            <PageText of="map" />
          </a>
        )}
      </div>
    </div>
  );
}

/** Shown by the page's script, which has the texts of all languages. */
const LanguageSwitch = () => (
  <fieldset data-languages hidden className="grid grid-cols-4 gap-1.5">
    <legend className="sr-only">{languageSwitch}</legend>
    {driverLanguages.map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        value={language}
        aria-pressed={language === 'en'}
        className="min-h-14 rounded-lg border border-line bg-card px-0.5 text-sm aria-pressed:border-2 aria-pressed:border-teal aria-pressed:font-semibold"
      >
        {languageNames[language]}
      </button>
    ))}
  </fieldset>
);

/** What the driver collects, in sight before anything else of the duty. */
function ToCollect({ collect }: { collect: NonNullable<DriverDutyView['collect']> }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-2xl bg-sand p-4 font-semibold text-lg">
      <PageText of={`collect.${collect.kind}`} />{' '}
      {collect.kind === 'cash' && <strong className="text-2xl tabular-nums">{collect.amount}</strong>}
    </p>
  );
}

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { db, tags } = context.get(pageContext);
  // The page for an unknown link is cached and shows the office's number, so it depends on the settings.
  tags.add('settings');
  const [found, { phoneE164 }] = await Promise.all([viewDriverDuty(db, params.token), readSettings(db)]);
  // Without script a form that is sent twice has the same key.
  const keys = { step: randomUUID(), expense: randomUUID(), removal: randomUUID() };
  return { office: `tel:${phoneE164}`, duty: found && toDriverDutyView(found), keys };
}

export async function loader(args: Route.LoaderArgs) {
  const found = await load(args);
  return data(found, { status: found.duty ? 200 : failureStatus.not_found });
}

/** A form without script; the page's script sends entries to an address of their own. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readFields(request, maxEntryKiB);
  const { db } = context.get(pageContext);
  const question = await askOnce(db, params.token, fields);
  if (question) return data(question, { status: failureStatus.invalid });
  const { reply, status } = await takeEntry(db, params.token, fields);
  if (reply.kind !== 'refused') throw redirect(driverPath(params.token), 303);
  const asked: AnsweredQuestions = {};
  return data({ text: reply.text, asked }, { status });
}

const notice = 'grid gap-1 rounded-2xl border-2 border-teal bg-card p-4';

export default function DriverPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { duty, office, keys } = loaderData;
  const head = (
    <>
      <title>{duty ? `${english.title} ${duty.number}` : english.title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
  const callOffice = (
    <a
      href={office}
      className="flex min-h-14 items-center justify-center gap-2 rounded-lg border-2 border-teal font-semibold text-teal"
    >
      <PhoneIcon />
      <PageText of="callOffice" />
    </a>
  );
  if (!duty) {
    return (
      <main className="mx-auto grid max-w-lg gap-4 p-4">
        {head}
        <h1 className="text-3xl">{goneLink.heading}</h1>
        <p className="text-lg">{goneLink.text}</p>
        {callOffice}
      </main>
    );
  }
  const notices = {
    open: undefined,
    ended: 'ended',
    'without-code': 'withoutCodeDone',
    cancelled: 'cancelled',
  } as const;
  const over = notices[duty.standing];
  return (
    <main
      data-driver-page={driverPath(token)}
      data-pick-up={duty.pickUp}
      data-pick-up-ms={duty.pickUpMs}
      data-due-paise={duty.collect && 'paise' in duty.collect ? duty.collect.paise : undefined}
      data-known={duty.known.join(' ')}
      data-known-photos={duty.knownPhotos.join(' ')}
      data-tell-opened={duty.isOpened ? undefined : driverOpenedPath(token)}
      className="mx-auto grid max-w-lg gap-4 p-4 pb-10"
    >
      {head}
      <LanguageSwitch />
      <header>
        <p className="text-quiet">
          <PageText of="title" /> {duty.number}
          {duty.car && ` · ${duty.car}`}
        </p>
        <h1 className="text-2xl">{duty.trip}</h1>
        <p className="font-semibold text-xl">
          <PageText of="pickUp" />: {duty.pickUp}
        </p>
      </header>
      <p data-offline hidden className="rounded-lg bg-sand p-3 font-semibold">
        <PageText of="network.offline" />
      </p>
      <p data-waiting hidden aria-live="polite" className="rounded-lg bg-sand p-3 font-semibold">
        <PageText of="network.waiting" /> <span data-waiting-count />
      </p>
      <Refused text={actionData?.text} />
      {over && (
        <section className={notice}>
          <h2 className="text-xl">
            <PageText of={`${over}.heading`} />
          </h2>
          <p>
            <PageText of={`${over}.text`} />
          </p>
        </section>
      )}
      {duty.collect && <ToCollect collect={duty.collect} />}
      {duty.facts && <DutyFacts facts={duty.facts} />}
      <Steps duty={duty} action={driverPath(token)} entryKey={keys.step} asked={actionData?.asked ?? {}} />
      {duty.standing !== 'cancelled' && (
        <Expenses
          duty={duty}
          action={driverPath(token)}
          entryKey={keys.expense}
          removalKey={keys.removal}
          amountAsked={actionData?.asked.amountAsked}
        />
      )}
      {callOffice}
    </main>
  );
}

/** What the server did not accept: of a form without script, and by the template of entries of the outbox. */
function Refused({ text }: { text: string | undefined }) {
  const box = 'grid gap-2 rounded-lg border-2 border-brick p-3';
  return (
    <div data-refused role="alert" className="grid gap-2 empty:hidden">
      {text && (
        <div className={box}>
          <p className="font-semibold text-brick">
            <PageText of="refused.heading" />
          </p>
          <p>{text}</p>
        </div>
      )}
      <template>
        <div className={box}>
          <p className="font-semibold text-brick">
            <PageText of="refused.heading" />: <span data-name />
          </p>
          <p data-text />
          <button
            type="button"
            className="min-h-14 rounded-lg border-2 border-brick font-semibold text-brick"
          >
            <PageText of="refused.remove" />
          </button>
        </div>
      </template>
    </div>
  );
}
