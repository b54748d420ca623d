import { Radio } from '#app/staff/kit/checkbox.tsx';

type Props<Choice extends string> = {
  heading: string;
  /** The first one is chosen at first. */
  choices: readonly Choice[];
  names: Readonly<Record<Choice, string>>;
  onChange: () => void;
};

/** What an import does with rows that are known already. */
export const DuplicateChoices = <Choice extends string>({
  heading,
  choices,
  names,
  onChange,
}: Props<Choice>) => (
  <fieldset className="grid gap-1">
    <legend className="font-semibold">{heading}</legend>
    {choices.map((choice, index) => (
      <Radio key={choice} name="duplicates" value={choice} defaultChecked={index === 0} onChange={onChange}>
        {names[choice]}
      </Radio>
    ))}
  </fieldset>
);
