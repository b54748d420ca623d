import { ArrowDownIcon } from './icons.tsx';

type Question = { question: string; answer: string; link?: { name: string; path: string } };
type Props = { name: string; questions: readonly Question[] };

/** Questions of which one is open at a time, with native `details` elements. */
export function Accordion({ name, questions }: Props) {
  return (
    <div className="grid divide-y divide-line rounded-2xl border border-line bg-card">
      {questions.map(({ question, answer, link }) => (
        <details key={question} name={name} className="group px-5">
          <summary className="wrap-anywhere flex items-center justify-between gap-4 py-4 font-semibold">
            {question}
            <ArrowDownIcon className="size-5 shrink-0 text-teal transition-transform duration-400 group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-5 text-quiet">
            {answer}
            {link && (
              <a className="block w-fit py-2 font-semibold text-teal underline" href={link.path}>
                {link.name}
              </a>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}
