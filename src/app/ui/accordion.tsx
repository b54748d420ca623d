import { ArrowDownIcon } from './icons.tsx';

type Props = { name: string; questions: readonly { question: string; answer: string }[] };

/** Questions of which one is open at a time, with native `details` elements. */
export function Accordion({ name, questions }: Props) {
  return (
    <div className="grid divide-y divide-line rounded-2xl border border-line bg-card">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group px-5">
          <summary className="wrap-anywhere flex items-center justify-between gap-4 py-4 font-semibold">
            {question}
            <ArrowDownIcon className="size-5 shrink-0 text-teal transition-transform duration-400 group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-5 text-quiet">{answer}</p>
        </details>
      ))}
    </div>
  );
}
