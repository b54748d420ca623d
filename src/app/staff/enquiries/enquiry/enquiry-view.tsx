import type { ReactNode } from 'react';
import { EnquiryBookings } from '#app/staff/cabs/bookings/new/make-booking.tsx';
import type { Changes } from '#app/staff/enquiries/changes/use-change.ts';
import type { Fields } from '#app/staff/forms/use-action.ts';
import { EnquiryQuotes } from '#app/staff/quotes/enquiry-quotes.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Composer } from './composer.tsx';
import { CustomerList } from './customer-section.tsx';
import type { FoundEnquiry } from './enquiry-data.ts';
import { EnquiryHeader } from './enquiry-header.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { EnquiryMessage, JoinedNotice } from './message.tsx';
import { StageRow } from './stage-row.tsx';
import { Standing } from './standing.tsx';
import { staffEnquiryContent as content } from './texts.ts';
import { Timeline } from './timeline.tsx';

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
                />
                <div id="quotes" className="scroll-mt-32">
                  <EnquiryQuotes enquiryId={enquiry.id} />
                </div>
              </>
            )}
          </div>
          <aside aria-label={content.facts} className="min-w-0 [grid-area:facts]">
            <FactsPanel
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
