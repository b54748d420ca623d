import { useEffect, useEffectEvent } from 'react';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import type { DriverTextsView } from './driver-texts.ts';
import { driverTextContent } from './texts.ts';

const content = driverTextContent.dialog;

function DriverRow({ name, off, text, chatHref, duties }: DriverTextsView[number]) {
  return (
    <li className="grid gap-2 border-line border-b py-3 last:border-0">
      <h3 className="font-sans font-semibold text-base">{name}</h3>
      {off && <p className="rounded-lg border-2 border-saffron bg-sand px-3 py-1 font-semibold">{off}</p>}
      <ul className="text-[0.9375rem]">
        {duties.map(({ id, line, opened }) => (
          <li key={id} className="wrap-anywhere">
            {line} <span className="text-quiet text-sm">({opened})</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        {chatHref ? (
          <ButtonLink
            look="secondary"
            href={chatHref}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={content.whatsappOf(name)}
          >
            {content.whatsapp}
          </ButtonLink>
        ) : (
          <span className="text-quiet text-sm">{content.noNumber}</span>
        )}
        <CopyButton text={text} label={content.copy} copied={content.copied} />
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-teal underline lg:min-h-8">
          {content.preview}
        </summary>
        <p className="wrap-anywhere whitespace-pre-line rounded-lg bg-sand p-2 text-sm">{text}</p>
      </details>
    </li>
  );
}

type Props = { day: string; dayText: string; onClose: () => void };

/** Each driver of a day with the duties and a link that opens WhatsApp. No driver is marked as informed: staff send the text there. */
export function DriverTextsDialog({ day, dayText, onClose }: Props) {
  const { send, result, isBusy } = useAction<DriverTextsView>({
    action: paths.adminDriverTexts,
    revalidates: false,
  });
  const load = useEffectEvent(() => void send({ day }));
  useEffect(() => load(), []);
  const fault = result && !result.done ? (statusOf(result)?.text ?? content.failed) : undefined;
  const drivers = result?.done ? result.value : undefined;
  return (
    <SidePanel title={content.title(dayText)} onClose={onClose}>
      <div className="grid gap-2 py-3">
        <p className="text-quiet text-sm">{content.hint}</p>
        {!drivers && !fault && <p role="status">{content.loading}</p>}
        {fault && (
          <div className="grid gap-2">
            <StatusLine text={fault} tone="fault" takesRoom={false} />
            <div>
              <Button look="secondary" aria-disabled={isBusy} onClick={() => void send({ day })}>
                {content.again}
              </Button>
            </div>
          </div>
        )}
        {drivers?.length === 0 && <EmptyState>{content.none}</EmptyState>}
        <ul>
          {drivers?.map((driver) => (
            <DriverRow key={driver.id} {...driver} />
          ))}
        </ul>
      </div>
    </SidePanel>
  );
}
