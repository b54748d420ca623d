/** Trips that did not happen have the colour of a warning; the words say it as well. */
const toneClass = {
  good: 'border-teal',
  over: 'border-line',
  ended: 'border-brick',
} as const;

type Props = { tone: keyof typeof toneClass; standing: { name: string; text: string } };

/** What became of a ride or a trip, in a word and a sentence. */
export const StandingBox = ({ tone, standing }: Props) => (
  <div className={`rounded-xl border-2 bg-paper px-4 py-3 ${toneClass[tone]}`}>
    <p className="font-semibold text-lg">{standing.name}</p>
    <p>{standing.text}</p>
  </div>
);
