import { staffSlipContent } from '#app/staff/cabs/slip/texts.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import type { DriverLinkTexts } from './driver-link-view.ts';

const content = staffSlipContent.link;

/** Sends the driver the duty with its link: by WhatsApp, as a copied text, or on paper. */
export function DriverLinkButtons({ link }: { link: DriverLinkTexts }) {
  const { driver, chatHref, text, slipHref } = link;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chatHref ? (
        <ButtonLink
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={content.sendTo(driver)}
        >
          {content.send}
        </ButtonLink>
      ) : (
        <span className="text-quiet text-sm">{content.noNumber}</span>
      )}
      <CopyButton text={text} label={content.copyText} copied={content.copied} />
      <ButtonLink look="secondary" href={slipHref} target="_blank" rel="noreferrer">
        {staffSlipContent.printShort}
      </ButtonLink>
    </div>
  );
}
