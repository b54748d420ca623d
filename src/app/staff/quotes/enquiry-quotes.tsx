import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { staffQuotesContent as content } from '#app/content/staff/quotes.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { useTyped } from '#app/staff/typed/use-typed.ts';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { type FormStatus, good } from '#app/staff/ui/form-status.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { type TypedQuote, typedQuote } from '#domain/quotes/quote-input.ts';
import { adminQuotesPath } from '#paths.ts';
import { QuoteCard } from './quote-card.tsx';
import { QuoteEditor } from './quote-editor.tsx';
import type { loader } from './quotes-resource.ts';
import { SharePanel } from './share-panel.tsx';
import type { Shared } from './shared-quote.ts';
import type { ShownQuotes } from './shown-quotes.ts';
import { useQuoteAction } from './use-quote-action.ts';

type Props = { enquiryId: string };

function QuotesFound({ enquiryId, found }: Props & { found: ShownQuotes }) {
  const { enquiry, quotes, initial, blank } = found;
  const session = useSessionOver();
  const [isEditing, setEditing] = useState(false);
  const [restored, setRestored] = useState<TypedQuote>();
  const typed = useTyped<TypedQuote>({
    place: `quote ${enquiryId}`,
    read: (stored) => z.safeParse(typedQuote, stored).data,
    onRestore: (quote) => {
      setRestored(quote);
      setEditing(true);
    },
  });
  const [shared, setShared] = useState<Shared>();
  const [status, setStatus] = useState<FormStatus>();
  const make = useRef<HTMLButtonElement>(null);
  const isUsed = useRef(false);

  // The element that had the focus was removed with the editor or the link.
  useEffect(() => {
    if (!isEditing && !shared && document.activeElement === document.body && isUsed.current)
      make.current?.focus();
    isUsed.current = isEditing || shared !== undefined;
  }, [isEditing, shared]);
  const renewing = useQuoteAction(session.check);
  const printing = useQuoteAction(session.check);
  const telling = useQuoteAction(session.check);

  const renew = async (quoteId: string) => {
    const result = await renewing.send({ intent: 'renew', quoteId });
    if (!result) return;
    setStatus(statusOf(result));
    if (result.done) setShared(result.value);
  };
  const printAgain = async (quoteId: string) => {
    const result = await printing.send({ intent: 'print-again', quoteId });
    if (result) setStatus(statusOf(result));
  };
  const tell = async (version: number, channel: 'whatsapp' | 'mail') => {
    const result = await telling.send({ intent: 'shared', enquiryId, version, channel });
    if (!result) return;
    if (!result.done) setStatus(statusOf(result));
    else setStatus((last) => (last?.tone === 'fault' ? undefined : last));
  };

  const closeEditor = () => {
    typed.forget();
    setRestored(undefined);
    setEditing(false);
  };
  const onMade = (text: string, made: Shared) => {
    closeEditor();
    setStatus(good(text));
    setShared(made);
  };

  return (
    <>
      <StatusLine text={status?.text} tone={status?.tone ?? 'good'} takesRoom={false} />
      {shared && (
        <SharePanel
          key={shared.link}
          shared={shared}
          enquiry={enquiry}
          onShared={(channel) => void tell(shared.version, channel)}
          onClose={() => setShared(undefined)}
        />
      )}
      {quotes.length > 0 ? (
        <ul className="grid divide-y divide-line rounded-xl border border-line">
          {quotes.map((quote) => (
            <QuoteCard
              key={quote.id}
              quote={quote}
              isBusy={renewing.isBusy || printing.isBusy}
              onRenew={() => void renew(quote.id)}
              onPrintAgain={() => void printAgain(quote.id)}
            />
          ))}
        </ul>
      ) : (
        !shared && <p className="text-quiet">{content.none}</p>
      )}
      {isEditing ? (
        <QuoteEditor
          enquiryId={enquiryId}
          version={(quotes[0]?.version ?? 0) + 1}
          initial={initial}
          restored={restored}
          typed={typed}
          blank={blank}
          isSessionOver={session.check}
          onMade={onMade}
          onCancel={closeEditor}
        />
      ) : (
        <div>
          <button ref={make} type="button" className={outlineButtonClass} onClick={() => setEditing(true)}>
            {quotes.length > 0 ? content.next : content.make}
          </button>
        </div>
      )}
      {session.dialog}
    </>
  );
}

/** The quotes of an enquiry, on its page. Revalidating that page reloads them. */
export function EnquiryQuotes({ enquiryId }: Props) {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => {
    void load(adminQuotesPath(enquiryId));
  }, [load, enquiryId]);
  return (
    <Panel heading={content.heading}>
      {data?.found && <QuotesFound key={enquiryId} enquiryId={enquiryId} found={data.found} />}
      {data && !data.found && <p className="text-quiet">{content.gone}</p>}
      {!data && <p className="text-quiet">{content.loading}</p>}
    </Panel>
  );
}
