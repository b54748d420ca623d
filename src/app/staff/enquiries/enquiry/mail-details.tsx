import { AttachedPicture } from '#app/staff/enquiries/attachments/attached-picture.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import type { FileView, MailView } from './mail-view.ts';
import { staffEnquiryContent } from './texts.ts';

const content = staffEnquiryContent.mail;

/** A picture with its name beside it, a PDF to save, or only the name. */
function MailFile({ file: { name, text, picture, pdfHref, note } }: { file: FileView }) {
  return (
    <li className="flex items-center gap-3">
      {picture && <AttachedPicture picture={picture} name={name} />}
      <span className="min-w-0 wrap-anywhere">
        {pdfHref ? (
          <TextLink href={pdfHref} download>
            {text}
          </TextLink>
        ) : (
          text
        )}
        {note && <span className="text-quiet"> {note}</span>}
      </span>
    </li>
  );
}

/** Below the text of a customer's mail: its attachments, and the earlier mails that it repeats, folded. */
export function MailDetails({ mail: { quoted, files, hint } }: { mail: MailView }) {
  return (
    <>
      {hint && <p className="text-quiet">{hint}</p>}
      {files.length > 0 && (
        <div className="text-sm">
          <p className="text-quiet">{content.attached}</p>
          <ul className="grid gap-1">
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may have one name
              <MailFile key={index} file={file} />
            ))}
          </ul>
        </div>
      )}
      {quoted && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-teal underline lg:min-h-6">
            {content.quoted}
          </summary>
          <p className="whitespace-pre-wrap border-line border-l-2 pl-3 text-quiet text-sm wrap-anywhere">
            {quoted}
          </p>
        </details>
      )}
    </>
  );
}
