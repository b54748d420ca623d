/** The words around a package's own. */
export const bhutanPackageContent = {
  back: 'Back to all Bhutan tours',
  here: 'Tour Details',
  price: 'Starting Price',
  perPerson: 'per person',
  factsCaption: 'The tour at a glance',
  factNames: {
    category: 'Category',
    country: 'Country',
    duration: 'Duration',
    inclusions: 'Inclusions',
    activities: 'Activities',
    packageType: 'Package Type',
  },
  description: 'What you do on this tour',
  formHeading: 'Interested? Drop Us a Message',
  formText: 'We Will Get Back to You!',
  contactLine: 'Or ask a person now:',
  missingTitle: 'Tour not found',
  missingHeading: 'This tour is not on our list',
  missingLead: 'It may have ended, or the link lost a digit on its way.',
  missingClosing: {
    heading: 'Which tour did you have in mind?',
    text: 'Describe it in a line, and we find it or the nearest thing to it.',
  },
  begun: (name: string) => `I am interested in the tour “${name}”. Please tell me more about it.`,
  chatText: (name: string) => `Hello, please call me back about the Bhutan tour “${name}”.`,
};
