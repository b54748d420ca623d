import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { boardAddress, type CabBoardQuery } from '#app/staff/cabs/board/board-query.ts';
import type { Plan } from '#app/staff/cabs/board/use-plan.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import type { loader } from './proposal-route.ts';
import type { toProposalView } from './proposal-view.ts';
import { proposalContent as content } from './texts.ts';

type View = ReturnType<typeof toProposalView>;

type ListProps = Pick<View, 'assignments'> & {
  leftOut: ReadonlySet<string>;
  onToggle: (pick: string) => void;
};

function Assignments({ assignments, leftOut, onToggle }: ListProps) {
  return (
    <section aria-label={content.assignments}>
      <h3 className="text-lg">{content.assignments}</h3>
      <p className="text-quiet text-sm">{content.untick}</p>
      <ul className="divide-y divide-line">
        {assignments.map(({ pick, duty, type, crew, why }) => (
          <li key={pick} className="py-1">
            <Checkbox checked={!leftOut.has(pick)} onChange={() => onToggle(pick)} hint={why}>
              <b>{duty}</b> ({type}): {crew}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenDuties({ open }: Pick<View, 'open'>) {
  return (
    <section aria-label={content.left}>
      <h3 className="text-lg">{content.left}</h3>
      <ul className="divide-y divide-line">
        {open.map(({ id, duty, why }) => (
          <li key={id} className="py-1">
            <b>{duty}</b> <span className="block text-quiet text-sm">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProposalProps = { view: View; plan: Plan };

function Proposal({ view: { assignments, open }, plan: { plan, result, isBusy } }: ProposalProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const picks = assignments.map(({ pick }) => pick).filter((pick) => !leftOut.has(pick));
  const toggle = (pick: string) => {
    const others = new Set(leftOut);
    if (!others.delete(pick)) others.add(pick);
    setLeftOut(others);
  };
  const apply = async (dialog: HTMLDialogElement | null) => {
    const received = await plan({ intent: 'propose', picks: picks.join(' ') });
    if (received?.done) dialog?.close();
  };
  return (
    <div className="grid gap-4 pt-4">
      {assignments.length === 0 && open.length === 0 && <p>{content.nothing}</p>}
      {assignments.length > 0 && (
        <Assignments assignments={assignments} leftOut={leftOut} onToggle={toggle} />
      )}
      {open.length > 0 && <OpenDuties open={open} />}
      <div className="sticky bottom-0 grid gap-2 border-line border-t bg-card py-3">
        <StatusLine
          text={isBusy ? content.applying : result && !result.done ? result.text : undefined}
          tone={isBusy ? 'good' : 'fault'}
          takesRoom={false}
        />
        <div className="flex flex-wrap gap-3">
          {assignments.length > 0 && (
            <Button
              aria-disabled={isBusy || picks.length === 0}
              onClick={(event) => void apply(event.currentTarget.closest('dialog'))}
            >
              {isBusy ? content.applying : content.apply(picks.length)}
            </Button>
          )}
          <CloseDialog>{content.cancel}</CloseDialog>
        </div>
      </div>
    </div>
  );
}

type Props = { query: CabBoardQuery; dayText: string; plan: Plan; onClose: () => void };

/** What would be assigned to the open duties of a day, and does it when confirmed. */
export function ProposalPanel({ query, dayText, plan, onClose }: Props) {
  const { data, load, state } = useFetcher<typeof loader>();
  const { search } = new URL(boardAddress(query, ''), 'http://localhost');
  const address = `${paths.adminCabProposal}${search}`;
  useEffect(() => {
    void load(address);
  }, [address, load]);
  const hasFailed = data === null && state === 'idle';
  return (
    <Dialog size="wide" title={content.title(dayText)} onClose={onClose}>
      {data && <Proposal view={data} plan={plan} />}
      {!data && (
        <div className="grid gap-3 py-4">
          <StatusLine
            text={hasFailed ? content.failed : content.loading}
            tone={hasFailed ? 'fault' : 'good'}
            takesRoom={false}
          />
          {hasFailed && (
            <Button look="secondary" onClick={() => void load(address)}>
              {content.again}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
