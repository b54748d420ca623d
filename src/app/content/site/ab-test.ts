/** The page reserved for A/B tests, which is empty. */
export const abTestContent = {
  title: 'A/B test',
  description:
    'An empty page that is reserved for trials of new designs. Our cabs, tours and packages are on the other pages.',
  heading: 'An empty page, kept for trials',
};
