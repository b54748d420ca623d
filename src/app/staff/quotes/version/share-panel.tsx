import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import type { Shared } from './shared-quote.ts';
import type { VersionData } from './version-data.ts';

const content = staffQuotesContent.share;

type Props = {
  version: VersionData;
  isBusy: boolean;
  onChat: () => void;
  onMail: () => void;
  onRenew: () => void;
};

function LinkField({ shared }: { shared: Shared }) {
  return (
    <div className="grid gap-1">
      <label htmlFor="quote-link-address" className="font-semibold text-sm">
        {content.link}
      </label>
      <Input
        id="quote-link-address"
        readOnly
        value={shared.link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

function Ways({ version: { enquiry }, shared, isBusy, onChat, onMail }: Props & { shared: Shared }) {
  return (
    <>
      <LinkField shared={shared} />
      <p className="rounded-lg bg-sand px-3 py-2 text-sm wrap-anywhere">{shared.text}</p>
      <div className="flex flex-wrap gap-3">
        {enquiry.phoneE164 && (
          <ButtonLink
            href={chatLink(enquiry.phoneE164, shared.text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onChat}
          >
            {content.chat}
          </ButtonLink>
        )}
        {enquiry.email && (
          <Button look="secondary" aria-disabled={isBusy} onClick={onMail}>
            {content.mail}
          </Button>
        )}
        <CopyButton text={shared.link} label={content.copy} copied={content.copied} />
        <CopyButton text={shared.text} label={content.copyText} copied={content.copied} />
        {shared.pdf && (
          <ButtonLink look="secondary" href={shared.pdf}>
            {content.pdf}
          </ButtonLink>
        )}
      </div>
      {!shared.pdf && <p className="text-quiet text-sm">{content.printing}</p>}
      {!enquiry.phoneE164 && <p className="text-quiet text-sm">{content.noPhone}</p>}
      {!enquiry.email && <p className="text-quiet text-sm">{content.noEmail}</p>}
    </>
  );
}

/** Everything with which a quote is sent, at any time; a quote without a stored link can get a new one. */
export function SharePanel(props: Props) {
  const { version, isBusy, onRenew } = props;
  const { shared, quote, isLinkOver } = version;
  return (
    <Card heading={content.heading(quote.version)}>
      {quote.status === 'superseded' && <p className="text-quiet">{content.replaced}</p>}
      {isLinkOver ? (
        <p>{content.ended}</p>
      ) : (
        <>
          {shared ? <Ways {...props} shared={shared} /> : <p>{content.noLink}</p>}
          <div className="grid justify-items-start gap-1">
            <Button look="text" aria-disabled={isBusy} aria-describedby="renew-hint" onClick={onRenew}>
              {content.renew}
            </Button>
            <p id="renew-hint" className="text-quiet text-sm">
              {content.renewHint}
            </p>
          </div>
        </>
      )}
    </Card>
  );
}
