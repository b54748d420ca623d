import { useState } from 'react';
import { Link } from 'react-router';
import { staffEnquiryContent } from '#app/content/staff/enquiry.ts';
import { RestoredLine } from '#app/staff/typed/restored-line.tsx';
import { useTyped } from '#app/staff/typed/use-typed.ts';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { useAction } from '#app/staff/ui/use-action.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { fillReply, type MergeField, type SavedReply } from '#domain/enquiries/replies/saved-reply.ts';
import { paths } from '#paths.ts';
import { composerBox, composerButton } from './note-form.tsx';

const content = staffEnquiryContent.replies;

type Props = {
  id: string;
  phoneE164: string;
  email: string;
  values: Record<MergeField, string>;
};

type Choices = { id: string; replies: SavedReply[]; values: Record<MergeField, string> };

/** The text of a reply, with the saved reply that was chosen last. */
export function useReplyText({ id, replies, values }: Choices) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  /** The staff member's own text, and that text joined with the saved reply chosen last. */
  const [filled, setFilled] = useState({ own: '', whole: '' });
  const typed = useTyped<string>({
    place: `reply ${id}`,
    read: (stored) => (typeof stored === 'string' ? stored : undefined),
    onRestore: setText,
    onForget: () => setText(''),
  });
  const write = (next: string) => {
    setText(next);
    if (next.trim() === '') typed.forget();
    else typed.keep(next);
  };
  const choose = (replyId: string) => {
    const reply = replies.find((candidate) => candidate.id === replyId);
    const own = text === filled.whole ? filled.own : text.trim();
    const whole = [own, reply && fillReply(reply.body, values)].filter(Boolean).join('\n\n');
    setTitle(reply?.title ?? '');
    setFilled({ own, whole });
    write(whole);
  };
  return { title, text, typed, write, choose };
}

type ReplyText = ReturnType<typeof useReplyText>;

export function SavedReplies({
  replies,
  onChoose,
}: {
  replies: SavedReply[];
  onChoose: (id: string) => void;
}) {
  return (
    <>
      <label htmlFor="reply-choice" className="sr-only">
        {content.choose}
      </label>
      <select
        id="reply-choice"
        className="ml-auto min-h-11 w-0 min-w-0 max-w-64 grow rounded-lg border border-quiet/60 bg-card px-2 lg:min-h-8"
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{content.none}</option>
        {replies.map((reply) => (
          <option key={reply.id} value={reply.id}>
            {reply.title}
          </option>
        ))}
      </select>
      <Link
        to={paths.adminReplies}
        aria-label={content.manage}
        className="inline-flex min-h-11 shrink-0 items-center px-1 text-sm text-teal underline lg:min-h-8"
      >
        {content.edit}
      </Link>
    </>
  );
}

/** A saved reply with its merge fields filled in, which can be edited and then sent in three ways. */
export function ReplyForm({ id, phoneE164, email, values, reply }: Props & { reply: ReplyText }) {
  const { title, text, typed, write } = reply;
  const [copied, setCopied] = useState<boolean>();
  const { send, result } = useAction();
  const mailing = useAction();
  const isMailing = mailing.isBusy;
  // The idempotency key: pressing twice sends one mail.
  const [key, setKey] = useState(() => crypto.randomUUID());

  const note = (channel: 'whatsapp' | 'mail' | 'copy') => {
    typed.forget();
    void send({ intent: 'reply', id, channel, title: title || content.own });
  };
  const mail = async () => {
    if (isMailing) return;
    const sent = await mailing.send({ intent: 'mail', id, text, key });
    if (!sent) return;
    if (sent.done) write('');
    if (sent.done || sent.code === 'conflict') setKey(crypto.randomUUID());
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      note('copy');
    } catch {
      setCopied(false);
    }
  };
  const subject = encodeURIComponent(content.subject(values.reference, values.agency));
  const mailHref = `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(text)}`;
  const copyText = copied ? content.copied : content.notCopied;
  const fault = [result, mailing.result].find((one) => one?.done === false);
  const faultText = fault && statusOf(fault)?.text;
  const mailText = mailing.result?.done && text === '' ? mailing.result.text : undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor="reply-text" className="sr-only">
        {content.text}
      </label>
      <textarea
        id="reply-text"
        rows={3}
        value={text}
        placeholder={content.placeholder}
        onChange={(event) => write(event.target.value)}
        className={`${composerBox} field-sizing-content max-h-80 min-h-18 lg:min-h-24`}
      />
      <RestoredLine isRestored={typed.isRestored} onDiscard={() => write('')} />
      <div className="flex flex-wrap items-center gap-2">
        {phoneE164 && (
          <a
            href={chatLink(phoneE164, text)}
            target="_blank"
            rel="noopener noreferrer"
            className={composerButton}
            aria-label={content.whatsappLabel}
            onClick={() => note('whatsapp')}
          >
            {content.whatsapp}
          </a>
        )}
        {email && (
          <>
            <button
              type="button"
              className={composerButton}
              aria-disabled={isMailing}
              onClick={() => void mail()}
            >
              {content.sendMail}
            </button>
            <a
              href={mailHref}
              className="inline-flex min-h-11 items-center text-sm text-teal underline lg:min-h-8"
              aria-label={content.mailLabel}
              onClick={() => note('mail')}
            >
              {content.mail}
            </a>
          </>
        )}
        <button type="button" className={composerButton} onClick={copy}>
          {content.copy}
        </button>
        <StatusLine
          text={faultText ?? mailText ?? (copied === undefined ? undefined : copyText)}
          tone={faultText || copied === false ? 'fault' : 'good'}
          takesRoom={false}
        />
      </div>
    </div>
  );
}
