import { quoteContent } from '#app/content/site/links/quote.ts';
import { Button, outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { UnsentAnswer } from './quote-answer.ts';
import type { QuoteView } from './quote-view.ts';

const { accept, decline, optional } = quoteContent;

/** The ticks of optional lines are in the table and belong to this form. */
export const answerFormId = 'answer';

type Props = { action: string; quote: QuoteView; answer: UnsentAnswer | undefined };

/** Without script the browser sends the first submit button when Enter is pressed, so accepting comes first. */
function AcceptForm({ action, quote, answer }: Props) {
  return (
    <form
      id={answerFormId}
      method="post"
      // The fragment returns to the form instead of the top of the page.
      action={`${action}#accept`}
      aria-labelledby="accept"
      className="grid gap-3"
    >
      <h2 id="accept" className="text-2xl">
        {accept.heading}
      </h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-quiet">{quoteContent.total}</span>
        <strong className="font-display text-3xl">{quote.offer.total}</strong>
      </p>
      {answer && answer.field !== 'reason' && (
        <StatusLine
          text={answer.text || optional.shown(quote.offer.total)}
          tone={answer.text ? 'fault' : 'good'}
          takesRoom={false}
        />
      )}
      <p className="text-sm">{accept.text}</p>
      <TextField
        id="accept-name"
        name="name"
        label={accept.name}
        required
        autoComplete="name"
        invalid={answer?.field === 'name'}
        value={answer?.name ?? ''}
      />
      <Button name="intent" value="accept">
        {accept.go}
      </Button>
      {quote.hasOptional && (
        <button type="submit" name="intent" value="total" formNoValidate className={outlineButtonClass}>
          {optional.show}
        </button>
      )}
    </form>
  );
}

function DeclineForm({ action, answer }: Props) {
  const isWrong = answer?.field === 'reason';
  return (
    <details open={isWrong} className="border-line border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal underline">
        {decline.open}
      </summary>
      <form method="post" action={`${action}#decline`} id="decline" className="grid gap-3 pb-2">
        {isWrong && <StatusLine text={answer.text} tone="fault" takesRoom={false} />}
        <p className="text-sm">{decline.text}</p>
        <TextField id="decline-reason" name="reason" label={decline.reason} rows={3} invalid={isWrong} />
        <button type="submit" name="intent" value="decline" className={outlineButtonClass}>
          {decline.go}
        </button>
      </form>
    </details>
  );
}

/** Native forms that work without script. */
export function QuoteAnswer(props: Props) {
  return (
    <div className="grid gap-4 rounded-2xl border-2 border-teal bg-card p-5 print:hidden">
      <AcceptForm {...props} />
      <DeclineForm {...props} />
    </div>
  );
}
