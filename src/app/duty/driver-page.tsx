import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { english, goneLink } from '#app/content/duty/driver.ts';
import { pageContext } from '#app/page-context.ts';
import { PhoneIcon } from '#app/ui/contact-icons.ts';
import { viewDriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { driverOpenedPath, driverPath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import { readFields } from '#platform/http/body.ts';
import type { Route } from './+types/driver-page.ts';
import { type Asked, askOnce } from './asked-once.ts';
import { DutyFacts } from './duty-facts.tsx';
import { toDriverDutyView } from './duty-view.ts';
import { Expenses } from './expenses.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageText } from './page-text.tsx';
import { Steps } from './steps.tsx';
import { maxEntryKiB, takeEntry } from './take-entry.ts';
import { ToCollect } from './to-collect.tsx';

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
  const asked: Asked = {};
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
