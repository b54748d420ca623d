import { payContent } from '#app/content/site/links/pay.ts';

const content = payContent.checking;

/** What is checked, in place of the ways to pay it. */
export function CheckingNote({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section
      aria-labelledby="checking"
      className="grid gap-2 rounded-2xl border-2 border-saffron bg-card p-5"
    >
      <h2 id="checking" className="text-xl">
        {content.heading}
      </h2>
      {texts.map((text) => (
        <p key={text} className="font-semibold">
          {text}.
        </p>
      ))}
      <p className="text-sm">{content.next}</p>
    </section>
  );
}
