/** An address reserved for A/B tests: an empty page that search engines must not index. */
export default function AbTestPage() {
  return (
    <main>
      <title>A/B test</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">An empty page, kept for trials</h1>
    </main>
  );
}
