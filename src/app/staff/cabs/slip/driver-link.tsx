import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { panelClass, type SlipProps } from './slip-props.ts';
import { staffSlipContent } from './texts.ts';

const content = staffSlipContent.link;

/** The link that staff send to the driver. */
export function DriverLink({ slip, onAct }: SlipProps) {
  const { link, driver } = slip;
  const make = (label: string, isNew: boolean) => (
    <Button look="quiet" onClick={() => onAct({ intent: 'link', isNew: isNew ? 'yes' : '' })}>
      {label}
    </Button>
  );
  return (
    <section aria-labelledby="driver-link" className={panelClass}>
      <h2 id="driver-link" className="text-lg">
        {content.heading}
        {driver && <span className="font-normal text-base text-quiet"> · {driver}</span>}
      </h2>
      {!driver && <p>{content.noDriver}</p>}
      {driver && !link && (
        <>
          <EmptyState>{content.none}</EmptyState>
          <div>{make(content.make, false)}</div>
        </>
      )}
      {driver && link && (
        <>
          <p className="text-quiet text-sm">{content.about}</p>
          <p className="wrap-anywhere rounded-lg bg-sand p-2 text-sm">{link.href}</p>
          <p className={link.opened ? 'font-semibold' : 'text-quiet'}>{link.opened || content.notOpened}</p>
          {link.text && !link.chatHref && <p className="text-quiet text-sm">{content.noNumber}</p>}
          <div className="flex flex-wrap items-center gap-2">
            {link.chatHref && (
              <ButtonLink look="secondary" href={link.chatHref} target="_blank" rel="noopener noreferrer">
                {content.send}
              </ButtonLink>
            )}
            {link.text && <CopyButton text={link.text} label={content.copyText} copied={content.copied} />}
            <CopyButton text={link.href} label={content.copy} copied={content.copied} />
            {make(content.renew, true)}
            <span className="text-quiet text-sm">{content.renewHint}</span>
          </div>
          {link.text && (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-teal underline lg:min-h-8">
                {content.text}
              </summary>
              <p className="wrap-anywhere whitespace-pre-line rounded-lg bg-sand p-2 text-sm">{link.text}</p>
            </details>
          )}
        </>
      )}
    </section>
  );
}
