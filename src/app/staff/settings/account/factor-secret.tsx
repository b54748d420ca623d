import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import type { Offered } from './second-factor-action.ts';
import { accountContent as content } from './texts.ts';

/** In groups of four characters, which are easier to type from paper. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

export function FactorSecret({ secret, qr }: Offered) {
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
      {/* Always dark on light, because some QR readers cannot read inverted codes. */}
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={content.qrName}
        className="size-52 rounded-lg border border-line"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div className="grid content-start gap-3">
        <p role="status">{content.scan}</p>
        <p>
          <span className="block font-semibold">{content.secret}</span>
          <code>{grouped(secret)}</code>
        </p>
        <div>
          <CopyButton text={secret} label={content.copySecret} copied={content.copied} />
        </div>
      </div>
    </div>
  );
}
