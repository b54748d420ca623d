import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
  useState,
} from 'react';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import type { Fields } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Chip } from '#app/staff/kit/chip.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { choosableStages, lostReasons, type Stage } from '#domain/enquiries/stages.ts';
import { followUpChoices } from './follow-up-time.ts';

type ChoiceProps = { onChoose: () => void; isNow?: boolean; children: ReactNode };

/** One click chooses and closes. `close()` makes the browser return the focus to the button that opened the popup. */
function Choice({ onChoose, isNow = false, children }: ChoiceProps) {
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest('dialog')?.close();
    onChoose();
  };
  return (
    <Button look="secondary" aria-current={isNow || undefined} onClick={choose}>
      {children}
    </Button>
  );
}

type Props = { title: string; onClose: () => void; children: ReactNode };

function ChoicePopup({ title, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-4">{children}</div>
    </Dialog>
  );
}

const choicesClass = 'grid grid-cols-2 gap-2';

export type Owner = { id: string; name: string };
export type ChangeKind = 'stage' | 'owner' | 'follow-up';

export type ChangePopupProps = {
  owners: readonly Owner[];
  /** What an enquiry has now, when the popup changes a single one. */
  stage?: Stage;
  ownerId?: string | null;
  purpose?: string;
  /** Stages that have a button of their own beside the popup's. */
  hidden?: readonly Stage[];
  onChange: (change: Fields) => void;
  onClose: () => void;
};

function StagePopup({ stage: now, hidden = [], onChange, onClose }: ChangePopupProps) {
  return (
    <ChoicePopup title={content.bulk.setStage} onClose={onClose}>
      <div className={choicesClass}>
        {choosableStages
          .filter((stage) => stage !== 'lost' && !hidden.includes(stage))
          .map((stage) => (
            <Choice
              key={stage}
              isNow={stage === now}
              onChoose={() => onChange({ change: 'stage', value: stage })}
            >
              {content.stages[stage]}
            </Choice>
          ))}
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">
          {content.stages.lost}: {content.lostReason}
        </legend>
        <div className={choicesClass}>
          {lostReasons.map((lostReason) => (
            <Choice
              key={lostReason}
              onChoose={() => onChange({ change: 'stage', value: 'lost', lostReason })}
            >
              {content.lostReasons[lostReason]}
            </Choice>
          ))}
        </div>
      </fieldset>
    </ChoicePopup>
  );
}

function OwnerPopup({ owners, ownerId, onChange, onClose }: ChangePopupProps) {
  return (
    <ChoicePopup title={content.bulk.giveTo} onClose={onClose}>
      <div className={choicesClass}>
        {[...owners, { id: '', name: content.noOwner }].map(({ id, name }) => (
          <Choice
            key={id}
            isNow={ownerId !== undefined && (ownerId ?? '') === id}
            onChoose={() => onChange({ change: 'owner', value: id })}
          >
            {name}
          </Choice>
        ))}
      </div>
    </ChoicePopup>
  );
}

function Purposes({ purpose, onChoose }: { purpose: string; onChoose: (purpose: string) => void }) {
  const id = useId();
  const known: readonly string[] = content.purposes;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{content.purpose}</legend>
      <div className="flex flex-wrap gap-2">
        {known.map((name) => (
          <Chip
            key={name}
            aria-pressed={purpose === name}
            onClick={() => onChoose(purpose === name ? '' : name)}
          >
            {name}
          </Chip>
        ))}
        <label htmlFor={id} className="sr-only">
          {content.ownPurpose}
        </label>
        <div className="min-w-40 grow">
          <Input
            id={id}
            maxLength={60}
            placeholder={content.ownPurpose}
            value={known.includes(purpose) ? '' : purpose}
            onChange={(event) => onChoose(event.target.value)}
          />
        </div>
      </div>
    </fieldset>
  );
}

function FollowUpPopup({ purpose: now = '', onChange, onClose }: ChangePopupProps) {
  const id = useId();
  const [purpose, setPurpose] = useState(now);
  const choose = (value: string) => onChange({ change: 'follow-up', value, purpose });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('time'));
    event.currentTarget.closest('dialog')?.close();
    choose(value);
  };
  return (
    <ChoicePopup title={content.bulk.setFollowUp} onClose={onClose}>
      <Purposes purpose={purpose} onChoose={setPurpose} />
      <fieldset>
        <legend className="mb-2 font-semibold">{content.followUpWhen}</legend>
        <div className={choicesClass}>
          {followUpChoices.map((choice) => (
            <Choice key={choice} onChoose={() => choose(choice)}>
              {content.followUps[choice]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <div className="grid min-w-0 grow gap-1">
          <label htmlFor={id} className="font-semibold">
            {content.timeLabel}
          </label>
          <Input id={id} type="datetime-local" name="time" required />
        </div>
        <Button look="secondary" type="submit">
          {content.set}
        </Button>
      </form>
    </ChoicePopup>
  );
}

export const changePopups: Record<ChangeKind, ComponentType<ChangePopupProps>> = {
  stage: StagePopup,
  owner: OwnerPopup,
  'follow-up': FollowUpPopup,
};
