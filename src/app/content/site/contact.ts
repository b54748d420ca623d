export const contactContent = {
  title: 'Contact Us: a person answers, day and night',
  here: 'Contact Us',
  description:
    'Call, chat, write or send a message to a person who knows cabs, tours and Bhutan. Our office in Guwahati answers day and night.',
  heading: 'Contact us',
  lead: 'Tell us where you want to go and when. We answer day and night, and no bot reads your message first.',
  formHeading: 'Drop Your Message',
  callHeading: 'Customer care',
  callText: 'Open 24 hours, every day of the year.',
  chat: 'Chat on WhatsApp',
  socialHeading: 'Follow us',
  social: 'Our page on the social network',
  video: 'Our video channel',
};

/** What proves that the firm is real, on About Us and Contact Us. */
export const firmContent = {
  heading: 'The firm',
  name: 'Name',
  knownAs: (agencyName: string) => `Known as ${agencyName}`,
  established: 'Established',
  headOffice: 'Head office',
  map: 'Show the office on a map',
  officeHours: 'Office hours',
  registration: 'Registration',
  gstin: 'GSTIN',
  person: 'Ask for',
  customerCare: 'Customer care',
  careHours: 'Answered day and night',
  call: 'Call',
  chat: 'WhatsApp',
  mail: 'E-mail',
  terms: 'Terms of booking: changes, cancelling, payment and refunds',
};
