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
      <label key={choice} className="flex min-h-11 items-center gap-2 sm:min-h-8">
        <input
          type="radio"
          name="duplicates"
          value={choice}
          defaultChecked={index === 0}
          onChange={onChange}
          className="size-5 shrink-0"
        />
        {names[choice]}
      </label>
    ))}
  </fieldset>
);
