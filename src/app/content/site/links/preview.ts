/** The banner over a page that is shown by a preview link. */
export const previewContent = {
  label: 'Preview',
  draft: 'Draft: not published',
  published: 'Preview of a published page',
  draftText: 'Only people with this link see it. The link stops working a week after it was made.',
  scheduledText: (time: string) =>
    `It is published on ${time}, Indian time. Until then, only people with this link see it.`,
  publishedText: 'Visitors see what is here, as it was last saved.',
  missingTitle: 'Preview not found',
  missingHeading: 'This preview link does not work',
  missingEnquiry:
    'It may be older than a week, a part of it may have been lost on its way, or what it showed was deleted. Ask the sender for a new one.',
};
