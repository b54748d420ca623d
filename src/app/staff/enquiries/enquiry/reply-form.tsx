import { type MouseEvent, useRef, useState } from 'react';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { RestoredLine } from '#app/staff/forms/kept-input/restored-line.tsx';
import { useKeptInput } from '#app/staff/forms/kept-input/use-kept-input.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { Select, TextArea } from '#app/staff/kit/input.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import {
  fillReply,
  type MergeValues,
  openFields,
  type SavedReply,
} from '#domain/enquiries/replies/saved-reply.ts';
import { paths } from '#paths.ts';
import { staffEnquiryContent } from './texts.ts';

const content = staffEnquiryContent.replies;

type Props = {
  /** Its timeline notes the reply, and mails go from there; left out on a booking. */
  enquiryId?: string;
  phoneE164: string;
  email: string;
  values: MergeValues;
};

type Choices = {
  /** Where this browser keeps what is typed. */
  place: string;
  replies: readonly SavedReply[];
  values: MergeValues;
};

/** The text of a reply, with the saved reply that was chosen last. */
export function useReplyText({ place, replies, values }: Choices) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  /** The staff member's own text, and that text joined with the saved reply chosen last. */
  const [filled, setFilled] = useState({ own: '', whole: '' });
  const typed = useKeptInput<string>({
    place,
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
  replies: readonly SavedReply[];
  onChoose: (id: string) => void;
}) {
  return (
    <>
      <label htmlFor="reply-choice" className="sr-only">
        {content.choose}
      </label>
      <div className="ml-auto w-0 min-w-0 max-w-64 grow">
        <Select id="reply-choice" onChange={(event) => onChoose(event.target.value)}>
          <option value="">{content.none}</option>
          {replies.map((reply) => (
            <option key={reply.id} value={reply.id}>
              {reply.title}
            </option>
          ))}
        </Select>
      </div>
      <TextLink to={paths.adminReplies} aria-label={content.manage}>
        {content.edit}
      </TextLink>
    </>
  );
}

/** A saved reply with its merge fields filled in, which can be edited and then sent in three ways. */
export function ReplyForm({ enquiryId, phoneE164, email, values, reply }: Props & { reply: ReplyText }) {
  const { title, text, typed, write } = reply;
  const [copied, setCopied] = useState<boolean>();
  const { send, result } = useAction();
  const mailing = useAction();
  const isMailing = mailing.isBusy;
  // The idempotency key: pressing twice sends one mail.
  const [key, setKey] = useState(() => crypto.randomUUID());

  const note = (channel: 'whatsapp' | 'mail' | 'copy') => {
    typed.forget();
    if (enquiryId) void send({ intent: 'reply', id: enquiryId, channel, title: title || content.own });
  };
  const open = openFields(text);
  const field = useRef<HTMLTextAreaElement>(null);
  /** A text with a field that is not filled in goes nowhere. */
  const isStopped = (event?: MouseEvent) => {
    if (open.length === 0) return false;
    event?.preventDefault();
    field.current?.focus();
    return true;
  };
  const mail = async () => {
    if (isMailing || !enquiryId || isStopped()) return;
    const sent = await mailing.send({ intent: 'mail', id: enquiryId, text, key });
    if (!sent) return;
    if (sent.done) write('');
    if (sent.done || sent.code === 'conflict') setKey(crypto.randomUUID());
  };
  const copy = async () => {
    if (isStopped()) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      note('copy');
    } catch {
      setCopied(false);
    }
  };
  const subject = encodeURIComponent(content.subject(values.reference ?? '', values.agency ?? ''));
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
      <TextArea
        grows
        ref={field}
        id="reply-text"
        rows={3}
        value={text}
        placeholder={content.placeholder}
        onChange={(event) => write(event.target.value)}
      />
      <RestoredLine isRestored={typed.isRestored} onDiscard={() => write('')} />
      <p role="status" className="text-brick text-sm empty:hidden">
        {open.length > 0 && content.open(open.join(', '))}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {phoneE164 && (
          <ButtonLink
            look="secondary"
            href={chatLink(phoneE164, text)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={content.whatsappLabel}
            onClick={(event) => isStopped(event) || note('whatsapp')}
          >
            {content.whatsapp}
          </ButtonLink>
        )}
        {enquiryId && email && (
          <>
            <Button look="secondary" aria-disabled={isMailing} onClick={() => void mail()}>
              {content.sendMail}
            </Button>
            <TextLink
              href={mailHref}
              aria-label={content.mailLabel}
              onClick={(event) => isStopped(event) || note('mail')}
            >
              {content.mail}
            </TextLink>
          </>
        )}
        <Button look="secondary" onClick={copy}>
          {content.copy}
        </Button>
        <StatusLine
          text={faultText ?? mailText ?? (copied === undefined ? undefined : copyText)}
          tone={faultText || copied === false ? 'fault' : 'good'}
          takesRoom={false}
        />
      </div>
    </div>
  );
}
