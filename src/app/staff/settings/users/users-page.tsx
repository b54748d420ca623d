import { useEffect, useRef, useState } from 'react';
import { pageContext } from '#app/page-context.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { PopupButton } from '#app/staff/kit/popup-button.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { ViewSwitch } from '#app/staff/kit/view-switch.tsx';
import { isTableView } from '#app/staff/shell/preferences.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { dateText, formDayInIndia, timeText } from '#domain/shared/india-time.ts';
import type { Area } from '#domain/staff/areas.ts';
import { type LiveSession, listLiveSessions } from '#domain/staff/session-service.ts';
import { newUserInput } from '#domain/staff/staff-input.ts';
import { listUsers } from '#domain/staff/user-service.ts';
import { paths } from '#paths.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/users-page.ts';
import { AreasForm } from './areas-form.tsx';
import { PasswordField, PopupForm } from './popup-form.tsx';
import { staffUsersContent as content } from './texts.ts';
import { useUserForm } from './use-user-form.ts';
import type { UserIntent } from './user-intent.ts';
import type { CreatedUser } from './user-view.ts';
import { handleUsers } from './users-action.ts';
import { Users } from './users-table.tsx';

const makeAdminContent = content.create;

type MakeAdminProps = { user: { id: string; name: string }; yourAreas: readonly Area[] };

/** The next step after a user was added, who cannot log in as a Non-Admin. */
function MakeAdmin({ user, yourAreas }: MakeAdminProps) {
  const { send, isBusy } = useAction();
  const { status, say, sayResult } = useStatus();
  const [isAdmin, setAdmin] = useState(false);
  const make = async () => {
    say(content.working);
    const intent: UserIntent = 'role';
    const result = await send({ intent, id: user.id, n_changeUserRight: 'Admin' });
    if (!result) return;
    sayResult(result);
    setAdmin(result.done);
  };
  return (
    <div className="mt-4 grid gap-3 rounded-xl border border-teal p-4">
      {!isAdmin && (
        <>
          <p>{makeAdminContent.nextStep(user.name)}</p>
          <div>
            <Button look="secondary" aria-disabled={isBusy} onClick={make}>
              {makeAdminContent.makeAdmin(user.name)}
            </Button>
          </div>
        </>
      )}
      <FormStatusLine status={status} />
      {isAdmin && <AreasForm user={{ id: user.id, areas: yourAreas }} yourAreas={yourAreas} />}
    </div>
  );
}

type AddUserProps = { yourAreas: readonly Area[] };

function AddUserForm({ yourAreas }: AddUserProps) {
  const [created, setCreated] = useState<CreatedUser>();
  const form = useUserForm<CreatedUser>({
    schema: newUserInput,
    clears: true,
    onDone: setCreated,
  });
  const field = (name: string) => ({ id: `add-${name}`, name, invalid: form.status?.field === name });
  return (
    <>
      <PopupForm form={form} intent="add" go={content.create.go}>
        <p className="text-quiet">{content.create.startsAs}</p>
        <TextField {...field('n_name')} label={content.fields.name} required autoComplete="off" />
        <TextField
          {...field('n_username')}
          label={content.fields.username}
          hint={content.fields.usernameHint}
          required
          autoComplete="off"
        />
        <PasswordField {...field('n_password')} label={content.fields.password} />
        <TextField {...field('n_designation')} label={content.fields.designation} autoComplete="off" />
        <TextField {...field('n_address')} label={content.fields.address} autoComplete="off" />
        <input type="hidden" name="n_entryDate" value={formDayInIndia(new Date())} />
        <input type="hidden" name="n_adminStatus" value="Non-Admin" />
      </PopupForm>
      {created && <MakeAdmin key={created.id} user={created} yourAreas={yourAreas} />}
    </>
  );
}

const AddUser = (props: AddUserProps) => (
  <PopupButton
    label={content.add}
    popup={(close) => (
      <Dialog title={content.create.title} onClose={close}>
        <AddUserForm {...props} />
      </Dialog>
    )}
  />
);

const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];

const systems: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

const nameIn = (list: [string, RegExp][], userAgent: string) =>
  list.find(([, sign]) => sign.test(userAgent))?.[0];

/** `Chrome on Android`, so that users recognise their own device; undefined when unknown. */
function browserName(userAgent: string): string | undefined {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}

/** A session as the page shows it. */
type SessionView = {
  userId: string;
  name: string;
  username: string;
  since: string;
  lastSeen: string;
  from: string;
};

const toSessionView = (session: LiveSession): SessionView => ({
  userId: session.userId,
  name: session.name,
  username: session.username,
  since: timeText(session.createdAt),
  lastSeen: timeText(session.lastSeenAt),
  from: [session.fromAddress, browserName(session.userAgent) ?? content.sessions.unknownBrowser]
    .filter(Boolean)
    .join(', '),
});

const liveSessionsContent = content.sessions;

function Facts({ session }: { session: SessionView }) {
  const facts = [
    [liveSessionsContent.since, session.since],
    [liveSessionsContent.lastSeen, session.lastSeen],
    [liveSessionsContent.from, session.from],
  ];
  return (
    <dl className="flex flex-wrap gap-x-5 text-quiet text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { sessions: SessionView[]; yourId: string };

function LiveSessions({ sessions, yourId }: Props) {
  const { status, isBusy, onSubmit } = useActionForm({ working: '' });
  const heading = useRef<HTMLHeadingElement>(null);

  // The line with the clicked button has been removed, so the focus must be set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line goes after the status has come
  useEffect(() => {
    if (status && document.activeElement === document.body) heading.current?.focus();
  }, [status, sessions]);

  return (
    <section aria-labelledby="live-sessions" className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h2 ref={heading} tabIndex={-1} id="live-sessions" className="text-2xl">
          {liveSessionsContent.title}
        </h2>
        {/* Not beside the button, because the session's line is removed when it has ended. */}
        <FormStatusLine status={status} />
      </div>
      <ul className="grid divide-y divide-line rounded-xl border border-line bg-card">
        {sessions.map((session) => (
          <li
            key={session.userId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {session.name}{' '}
                <span className="font-normal text-quiet">
                  {session.username}
                  {session.userId === yourId && ` (${content.you})`}
                </span>
              </p>
              <Facts session={session} />
            </div>
            {session.userId !== yourId && (
              <form method="post" onSubmit={onSubmit}>
                <input type="hidden" name="intent" value={'end-session' satisfies UserIntent} />
                <input type="hidden" name="userId" value={session.userId} />
                <Button
                  look="dangerOutline"
                  type="submit"
                  aria-label={`${liveSessionsContent.end}: ${session.name}`}
                  aria-disabled={isBusy}
                >
                  {liveSessionsContent.end}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const search = storable(query.get('search') ?? '').trim();
  const found = await listUsers(db, actor, {
    page: Number.parseInt(query.get('page') ?? '', 10) || 1,
    search,
  });
  const users = found.users.map((user) => ({ ...user, dayText: dateText(user.entryDate) }));
  const sessions = (await listLiveSessions(db, actor)).map(toSessionView);
  return {
    ...found,
    users,
    search,
    sessions,
    isTable: isTableView(request, true),
    yourId: actor.id,
    yourAreas: actor.areas,
  };
}

export const action = handleUsers;

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const { users, page, lastPage, search, sessions, isTable, yourId, yourAreas } = loaderData;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{content.title}</PageTitle>
        <AddUser yourAreas={yourAreas} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grow">
          <SearchBox path={paths.manageUsers} texts={content.search} search={search} />
        </div>
        <ViewSwitch isTable={isTable} />
      </div>
      <div className="grid gap-3">
        <Users {...{ users, yourId, yourAreas, isTable }} />
        {users.length === 0 && <p>{content.search.none(search)}</p>}
        <NumberedPaging texts={content.paging} page={page} totalPages={lastPage} />
      </div>
      <LiveSessions sessions={sessions} yourId={yourId} />
    </div>
  );
}
