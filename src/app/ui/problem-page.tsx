import { paths } from '#paths.ts';

/** Uses neither the database nor the layout, because either may have failed. */
export function ProblemPage() {
  return (
    <main className="mx-auto grid min-h-svh max-w-xl content-center gap-4 px-5 py-16">
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl">This page could not be made just now.</h1>
      <p className="text-quiet">The fault is on our side. Please try again in a minute.</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a className="font-semibold text-teal underline" href={paths.home}>
          Home
        </a>
        <a className="font-semibold text-teal underline" href={paths.contact}>
          Contact us
        </a>
      </p>
    </main>
  );
}
