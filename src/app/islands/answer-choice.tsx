import { contactMessages as messages } from '#domain/enquiries/intake/contact-messages.ts';
import { type AnswerWay, answerWays } from '#domain/enquiries/intake/ride-fields-input.ts';

const { answerChoice } = messages;

/** How the sender of a form wants to be answered. */
export function AnswerChoice({ chosen }: { chosen: AnswerWay }) {
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 font-semibold">{answerChoice.legend}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-xl bg-sand p-1">
        {answerWays.map((way) => (
          <label
            key={way}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-lg px-1 text-center font-semibold text-sm has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-saffron"
          >
            <input
              type="radio"
              name="answerBy"
              value={way}
              defaultChecked={way === chosen}
              className="sr-only"
            />
            {answerChoice.ways[way]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
