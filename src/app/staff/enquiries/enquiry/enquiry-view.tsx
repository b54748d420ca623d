import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { EnquiryBookings } from '#app/staff/cabs/bookings/new/make-booking.tsx';
import { staffSplitContent } from '#app/staff/enquiries/board/texts.ts';
import { changePopups } from '#app/staff/enquiries/changes/change-popups.tsx';
import type { Changes } from '#app/staff/enquiries/changes/use-change.ts';
import { BackLink } from '#app/staff/enquiries/steps/back-link.tsx';
import { cameFrom } from '#app/staff/enquiries/steps/list-search.ts';
import { ListSteps } from '#app/staff/enquiries/steps/list-steps.tsx';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { FilePanel } from '#app/staff/files/file-panel.tsx';
import type { Fields } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { ScriptButton } from '#app/staff/kit/script-button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { EnquiryQuotes } from '#app/staff/quotes/enquiry-quotes.tsx';
import { SampleBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { ArrowDownIcon, ExpandIcon, NoteIcon } from '#app/ui/icons.tsx';
import type { Stage } from '#domain/enquiries/stages.ts';
import { enquiryPath } from '#staff-paths.ts';
import { CallChatLinks } from './call-chat-links.tsx';
import { Composer, noteHash } from './composer.tsx';
import { CustomerList } from './customer-section.tsx';
import type { FoundEnquiry } from './enquiry-data.ts';
import { FieldsPanel } from './fields-panel.tsx';
import type { FullEnquiryView } from './full-enquiry-view.ts';
import { Standing } from './standing.tsx';
import { staffEnquiryContent as content } from './texts.ts';
import { Timeline } from './timeline.tsx';

const enquiryHeaderButton =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg border border-line px-3 font-semibold text-sm text-teal hover:border-teal';

type EnquiryHeaderProps = {
  enquiry: FullEnquiryView;
  isBeside: boolean;
  onContact: (channel: 'call' | 'whatsapp') => void;
};

/** From the inbox's list to the enquiry's own page, with the way back. */
function PageLink({ id }: { id: string }) {
  const { search } = useLocation();
  return (
    <IconLink
      to={enquiryPath(id)}
      state={cameFrom(search)}
      aria-label={staffSplitContent.page}
      title={staffSplitContent.page}
    >
      <ExpandIcon className="size-5" />
    </IconLink>
  );
}

/** Stays in sight under the shell's bar. */
function EnquiryHeader({ enquiry, isBeside, onContact }: EnquiryHeaderProps) {
  const { id, name, reference, isSample } = enquiry;
  const Heading = isBeside ? 'h2' : 'h1';
  return (
    <div className="@container sticky top-(--shell-top) z-10 -mx-4 flex h-14 items-center gap-2 border-line border-b bg-paper px-2 lg:-mx-6 lg:px-4">
      {!isBeside && <BackLink />}
      <Heading className={`min-w-0 truncate text-xl ${isBeside ? 'pl-2' : ''}`}>{name}</Heading>
      {name !== reference && (
        <p className={`shrink-0 text-quiet text-sm ${isBeside ? '@max-2xl:hidden' : ''}`}>{reference}</p>
      )}
      {isSample && (
        <span className="@max-2xl:hidden">
          <SampleBadge hint={staffEnquiriesContent.sampleHint} />
        </span>
      )}
      {!isBeside && <ListSteps id={id} />}
      <div className="ml-auto flex gap-1.5 max-lg:hidden">
        <CallChatLinks enquiry={enquiry} className={enquiryHeaderButton} onContact={onContact} />
        {isBeside && <PageLink id={id} />}
      </div>
    </div>
  );
}

/** The usual way of an enquiry; whatever else may happen is in the menu. */
const usualStages: readonly Stage[] = ['new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip'];

const button =
  'stage-pill min-h-11 shrink-0 border border-transparent px-3 lg:min-h-8 not-aria-[current=step]:bg-transparent not-aria-[current=step]:border-line hover:border-teal disabled:opacity-60';

type StageRowProps = { stage: Stage; stageName: string; onChange: (change: Fields) => void };

/** One click moves the enquiry on; `Lost` asks for the reason first. */
function StageRow({ stage, stageName, onChange }: StageRowProps) {
  const [isOpen, setOpen] = useState(false);
  const StagePopup = changePopups.stage;
  const isUsual = usualStages.includes(stage);
  return (
    <fieldset className="-mx-4 overflow-x-auto px-4">
      <legend className="sr-only">{content.stages}</legend>
      <div className="flex w-max gap-1.5 py-1">
        {usualStages.map((one) => (
          <ScriptButton
            key={one}
            data-stage={one}
            aria-current={one === stage ? 'step' : undefined}
            className={button}
            onClick={() => one !== stage && onChange({ change: 'stage', value: one })}
          >
            {staffEnquiriesContent.stages[one]}
          </ScriptButton>
        ))}
        <ScriptButton
          aria-haspopup="dialog"
          data-stage={isUsual ? undefined : stage}
          aria-current={isUsual ? undefined : 'step'}
          className={button}
          onClick={() => setOpen(true)}
        >
          {isUsual ? content.otherStages : stageName}
          <ArrowDownIcon className="size-4" />
        </ScriptButton>
      </div>
      {isOpen && (
        <StagePopup
          owners={[]}
          stage={stage}
          hidden={usualStages}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}

/** Longer messages are cut to `line-clamp-6` at first, so that the reply box stays in sight. */
const maxShort = { characters: 240, lines: 6 };

function EnquiryMessage({ enquiry }: { enquiry: FullEnquiryView }) {
  const { message, isFromCabForm, isErased, ride } = enquiry;
  const [isWhole, setWhole] = useState(false);
  const isLong = message.length > maxShort.characters || message.split('\n').length > maxShort.lines;
  const emptyText = isFromCabForm ? content.cabForm : content.nothing;
  return (
    <section aria-label={content.message} className="rounded-xl border-teal border-l-4 bg-card px-3 py-2">
      {ride.length > 0 && (
        <ul className="mb-1 wrap-anywhere lg:hidden">
          {ride.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p
        className={`whitespace-pre-wrap wrap-anywhere ${message ? '' : 'text-quiet'} ${isLong && !isWhole ? 'line-clamp-6' : ''}`}
      >
        {message || emptyText}
      </p>
      {isLong && (
        <Button look="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? content.less : content.more}
        </Button>
      )}
      {isErased && <p className="text-brick">{content.erased}</p>}
    </section>
  );
}

type JoinedProps = { joinedInto: { id: string; reference: string }; onUnjoin: () => void };

/** Says where a joined enquiry went. */
function JoinedNotice({ joinedInto: { id, reference }, onUnjoin }: JoinedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-xl border border-teal bg-card px-3 py-1">
      <p>{content.joined.into(reference)}</p>
      <TextLink to={enquiryPath(id)}>{content.joined.open(reference)}</TextLink>
      <Button look="text" onClick={onUnjoin}>
        {content.joined.unjoin}
      </Button>
    </div>
  );
}

const item =
  'flex min-h-14 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 font-semibold text-sm text-teal';

type BottomBarProps = { enquiry: FullEnquiryView; onContact: (channel: 'call' | 'whatsapp') => void };

/** What staff do most with a phone in the hand, in the place of the shell's bar. */
function BottomBar({ enquiry, onContact }: BottomBarProps) {
  const { search, state } = useLocation();
  return (
    <nav
      aria-label={content.actions}
      className="fixed inset-x-0 bottom-0 z-25 flex border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <CallChatLinks enquiry={enquiry} className={item} onContact={onContact}>
        <Link to={{ search, hash: noteHash }} state={state} replace preventScrollReset className={item}>
          <NoteIcon className="size-4" />
          {content.note}
        </Link>
      </CallChatLinks>
    </nav>
  );
}

type Props = {
  found: FoundEnquiry;
  changes: Changes;
  /** Beside the inbox's list, which has the page's heading and the way to other enquiries. */
  isBeside?: boolean;
  /** Below the header. */
  children?: ReactNode;
};

/** One enquiry, on its own page or beside the inbox's list. */
export function EnquiryView({ found, changes, isBeside = false, children }: Props) {
  const { enquiry, days, customerId, duplicates, merged, others, replies, owners, packages, values } = found;
  const { phoneE164, targetMinutes, yourId, renderedAt } = found;
  const { change, ask, show, undoBar } = changes;
  const isLive = !enquiry.isErased && !enquiry.joinedInto;
  const noteContact = (channel: 'call' | 'whatsapp') =>
    ask({ intent: 'reply', id: enquiry.id, channel, title: '' });
  const unjoin = (id: string) => ask({ intent: 'unjoin', id });
  const onChange = (fields: Fields) => change([enquiry.id], fields);

  return (
    <div className="-mt-1 grid gap-2 lg:gap-3">
      <EnquiryHeader enquiry={enquiry} isBeside={isBeside} onContact={noteContact} />
      {children}
      {isLive && <StageRow stage={enquiry.stage} stageName={enquiry.stageName} onChange={onChange} />}
      <div className="@container">
        <div className="enquiry-grid">
          <div className="grid gap-2 [grid-area:standing]">
            {isLive && <Standing {...{ enquiry, owners, yourId, renderedAt, targetMinutes, onChange }} />}
            {customerId && (
              <CustomerList
                heading={content.duplicates}
                customers={duplicates}
                act={content.merge}
                labelOf={content.mergeWith}
                onAct={(from) => ask({ intent: 'merge', from, into: customerId })}
              />
            )}
          </div>
          <div className="grid min-w-0 gap-2 [grid-area:talk] lg:gap-3">
            {enquiry.joinedInto && (
              <JoinedNotice joinedInto={enquiry.joinedInto} onUnjoin={() => unjoin(enquiry.id)} />
            )}
            <EnquiryMessage enquiry={enquiry} />
            {isLive && (
              <>
                <Composer id={enquiry.id} email={enquiry.email} {...{ phoneE164, replies, values }} />
                <EnquiryBookings
                  enquiryId={enquiry.id}
                  bookings={found.bookings}
                  quoteToBook={found.quoteToBook}
                  isCabToBook={found.isCabToBook}
                />
                <div id="quotes" className="scroll-mt-32">
                  <EnquiryQuotes enquiryId={enquiry.id} />
                </div>
              </>
            )}
          </div>
          <aside aria-label={content.facts} className="grid min-w-0 content-start gap-3 [grid-area:facts]">
            <FieldsPanel
              enquiry={enquiry}
              options={{ packages }}
              onSaved={show}
              customerId={customerId}
              merged={merged}
              others={others}
              onUnmerge={(id) => ask({ intent: 'part', id })}
              onJoin={(from) => ask({ intent: 'join', from, into: enquiry.id })}
              onUnjoin={unjoin}
            />
            <FilePanel view={found.files} mayChange={isLive} />
          </aside>
          <div className="min-w-0 [grid-area:timeline]">
            <Timeline days={days} onUndo={undoBar.onUndo} />
          </div>
        </div>
      </div>
      {isLive && !isBeside && <BottomBar enquiry={enquiry} onContact={noteContact} />}
    </div>
  );
}
