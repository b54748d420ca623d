import type { CSSProperties, ReactNode } from 'react';

type Props = { style?: CSSProperties; children: ReactNode };

/** The page of a short mail. It sets no colours, so that it is readable on the light and the dark background of every mail program. */
export function PlainPage({ style, children }: Props) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{':root { color-scheme: light dark; }'}</style>
      </head>
      <body
        style={{
          fontFamily: 'system-ui, Roboto, Arial, sans-serif',
          lineHeight: 1.5,
          overflowWrap: 'break-word',
          ...style,
        }}
      >
        {children}
      </body>
    </html>
  );
}
