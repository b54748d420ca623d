/** An address kept free for trials: an empty page, and nothing for search engines to keep. */
export default function AbTestPage() {
  return (
    <main>
      <title>A/B test</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">An empty page, kept for trials</h1>
    </main>
  );
}
