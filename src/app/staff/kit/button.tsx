import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const shape =
  'inline-flex min-h-11 w-fit max-w-full items-center justify-center gap-1.5 rounded-lg text-center font-semibold leading-tight disabled:opacity-60 aria-disabled:opacity-60 lg:min-h-9 print:hidden';

const text =
  'inline-flex min-h-11 w-fit max-w-full items-center gap-1.5 text-left underline wrap-anywhere hover:no-underline disabled:opacity-60 aria-disabled:opacity-60 lg:min-h-8';

const looks = {
  /** What the form or the page is for; one of them at a time. */
  primary: `${shape} bg-teal px-5 py-1.5 text-on-teal hover:brightness-110`,
  secondary: `${shape} border border-teal px-4 py-1.5 text-teal hover:bg-sand`,
  /** For an action of a row or of a part of the page. */
  quiet: `${shape} border border-line px-3 py-1 text-sm text-teal hover:border-teal aria-[current=true]:bg-sand`,
  quietDanger: `${shape} border border-line px-3 py-1 text-sm text-brick hover:border-brick`,
  /** Deletes or discards. */
  danger: `${shape} bg-brick px-5 py-1.5 text-on-teal hover:brightness-110`,
  /** Opens the dialog that asks. */
  dangerOutline: `${shape} border border-brick px-4 py-1.5 text-brick hover:bg-sand`,
  /** Reads like a link. */
  text: `${text} text-teal`,
  textDanger: `${text} text-brick`,
  /** The name of a record, which opens its panel. */
  name: 'min-h-11 w-fit max-w-full text-left font-semibold text-teal leading-snug wrap-anywhere hover:underline disabled:opacity-60 lg:min-h-9',
  /** Without a frame, for the tools of a list. */
  ghost: `${shape} px-2.5 py-1 text-sm text-teal hover:bg-sand`,
  /** On the dark ground of a bar. */
  onNight: `${shape} border border-night-line px-3 py-1 text-on-night text-sm hover:bg-night-line`,
} as const;

export type ButtonLook = keyof typeof looks;

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  look?: ButtonLook;
  /** For the buttons of forms that the browser sends by itself. */
  worksWithoutScript?: boolean;
};

/** Disabled until hydration, because before it a click would do nothing or send the form by the browser. */
export function Button(props: Props) {
  const {
    look = 'primary',
    type = 'button',
    worksWithoutScript = false,
    disabled = false,
    ...button
  } = props;
  const isHydrated = useHydrated();
  return (
    <button
      {...button}
      type={type}
      disabled={disabled || !(isHydrated || worksWithoutScript)}
      className={looks[look]}
    />
  );
}

type ButtonLinkProps = { look?: ButtonLook } & (
  | Omit<LinkProps, 'className'>
  | (Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string })
);

/** A link that looks like a button: `to` stays in the application, `href` leaves it. */
export function ButtonLink({ look = 'primary', ...link }: ButtonLinkProps) {
  return 'to' in link ? (
    <Link {...link} className={looks[look]} />
  ) : (
    <a {...link} className={looks[look]}>
      {link.children}
    </a>
  );
}
