import { quoteContent } from '#app/content/site/quote.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';

const content = quoteContent.accept;

type Props = { action: string; answer: { text: string; name: string } | undefined };

/** A native form that works without script. */
export function AcceptForm({ action, answer }: Props) {
  return (
    <form
      method="post"
      // The fragment returns to the form instead of the top of the page.
      action={`${action}#accept`}
      aria-labelledby="accept"
      className="grid max-w-md gap-3 print:hidden"
    >
      <h2 id="accept" className="text-2xl">
        {content.heading}
      </h2>
      {answer && <StatusLine text={answer.text} tone="fault" takesRoom={false} />}
      <p>{content.text}</p>
      <TextField
        id="accept-name"
        name="name"
        label={content.name}
        required
        autoComplete="name"
        invalid={answer !== undefined}
        value={answer?.name ?? ''}
      />
      <div>
        <Button>{content.go}</Button>
      </div>
    </form>
  );
}
