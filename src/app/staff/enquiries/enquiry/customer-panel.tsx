import { Link, useLocation } from 'react-router';
import { staffLeadContent as content } from '#app/content/staff/enquiry.ts';
import { useDeskAction } from '#app/staff/enquiries/changes/use-enquiry-action.ts';
import type { ShownLead } from '#app/staff/enquiries/inbox/shown-enquiry.ts';
import { Panel } from '#app/staff/shell/panel.tsx';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { leadPath, personPath } from '#paths.ts';

export type ShownPerson = { id: string; name: string; reach: string };

type Props = {
  personId: string | undefined;
  alike: ShownPerson[];
  merged: ShownPerson[];
  others: ShownLead[];
  isSessionOver: SessionCheck;
};

type PeopleProps = {
  heading: string;
  people: ShownPerson[];
  act: string;
  labelOf: (name: string) => string;
  onAct: (id: string) => void;
};

function People({ heading, people, act, labelOf, onAct }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-sans font-semibold text-base">{heading}</h3>
      <ul className="grid gap-1">
        {people.map(({ id, name, reach }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {name} <span className="text-quiet text-sm">{reach}</span>
            </span>
            <button
              type="button"
              aria-label={labelOf(name)}
              className="min-h-11 rounded-lg border border-line px-3 font-semibold text-teal hover:border-teal"
              onClick={() => onAct(id)}
            >
              {act}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PersonPanel({ personId, alike, merged, others, isSessionOver }: Props) {
  const { state } = useLocation();
  const { send, answer } = useDeskAction({ isSessionOver });
  return (
    <Panel heading={content.person}>
      <h3 className="font-sans font-semibold text-base">{content.others}</h3>
      {others.length === 0 && <p className="text-quiet">{content.noOthers}</p>}
      <ul className="grid gap-1">
        {others.map(({ id, reference, stageName, about }) => (
          <li key={id}>
            <Link
              to={leadPath(id)}
              state={state}
              className="inline-flex min-h-8 items-center text-teal underline"
            >
              {reference}
            </Link>{' '}
            <span className="text-quiet text-sm">
              {stageName} · {about}
            </span>
          </li>
        ))}
      </ul>
      {personId && (
        <>
          <People
            heading={content.alike}
            people={alike}
            act={content.merge}
            labelOf={content.mergeWith}
            onAct={(from) => send({ intent: 'merge', from, into: personId })}
          />
          <People
            heading={content.merged}
            people={merged}
            act={content.part}
            labelOf={content.partFrom}
            onAct={(id) => send({ intent: 'part', id })}
          />
          <StatusLine text={answer?.text} tone={answer?.done ? 'good' : 'fault'} takesRoom={false} />
          <Link to={personPath(personId)} className="inline-flex min-h-11 items-center text-teal underline">
            {content.personData}
          </Link>
        </>
      )}
    </Panel>
  );
}
