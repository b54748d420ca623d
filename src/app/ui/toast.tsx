/** A short message at the edge of the screen, announced by screen readers; it covers no form. */
export function Toast({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-20 z-30 mx-auto w-fit rounded-full bg-night px-6 py-3 font-semibold text-on-night shadow-xl md:bottom-6"
    >
      {text}
    </p>
  );
}
