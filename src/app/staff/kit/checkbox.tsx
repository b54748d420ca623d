import { type ComponentProps, type ReactNode, useId } from 'react';
import { useHydrated } from './use-hydrated.ts';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** The label. */
  children: ReactNode;
  hint?: ReactNode;
  /** Read to screen readers only, where the row says what it is about. */
  isLabelHidden?: boolean;
  needsScript?: boolean;
};

function Tick({ type, ...props }: Props & { type: 'checkbox' | 'radio' }) {
  const { children, hint, isLabelHidden = false, needsScript = false, disabled = false, ...input } = props;
  const isHydrated = useHydrated();
  const id = useId();
  return (
    <label
      className={`flex cursor-pointer items-center gap-2 ${isLabelHidden ? 'size-11 justify-center lg:size-8' : 'min-h-11 w-fit lg:min-h-8'}`}
    >
      <input
        {...input}
        type={type}
        disabled={disabled || (needsScript && !isHydrated)}
        {...(hint && { 'aria-labelledby': id, 'aria-describedby': `${id}-hint` })}
        className="size-5 shrink-0 accent-teal lg:size-4.5"
      />
      <span className={isLabelHidden ? 'sr-only' : 'leading-snug'}>
        <span id={id}>{children}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-quiet text-sm">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

/** The whole line can be clicked. */
export const Checkbox = (props: Props) => <Tick {...props} type="checkbox" />;

export const Radio = (props: Props) => <Tick {...props} type="radio" />;

/** One of a few choices that are all in sight, as a button that stays pressed. */
export const RadioButton = ({
  children,
  ...input
}: Omit<Props, 'hint' | 'isLabelHidden' | 'needsScript'>) => (
  <label className="grid min-h-11 cursor-pointer place-content-center rounded-lg border border-line bg-card px-3 text-center text-sm leading-tight has-checked:border-teal has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-saffron lg:min-h-9">
    <input {...input} type="radio" className="sr-only" />
    {children}
  </label>
);
