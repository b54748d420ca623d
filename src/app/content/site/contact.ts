import { posters } from '@purvai/posters';
import { layoutContent } from '#app/content/layout.ts';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';

/** The section beside the message form. */
export const waysId = 'ways';

export const contact: PageContent = {
  title: 'Contact Us: a person answers, day and night',
  description:
    'Call, chat, write or send a message to a person who knows cabs, tours and Bhutan. Our office in Guwahati answers day and night.',
  poster: posters.contact,
  trail: trails.about,
  here: 'Contact Us',
  heading: 'Contact us',
  lead: 'Tell us where you want to go and when. We answer day and night, and no bot reads your message first.',
  chatText: layoutContent.chatText,
  sections: [
    {
      id: waysId,
      heading: 'Other ways to reach us',
      blocks: [
        { kind: 'call', heading: 'Customer care', text: 'Open 24 hours, every day of the year.' },
        { kind: 'part', part: 'contact-ways' },
      ],
    },
    { id: 'firm', heading: 'Who you are dealing with', blocks: [{ kind: 'firm' }] },
  ],
  closing: { heading: 'Drop Your Message', text: '' },
};

/** Labels of the contact page that staff do not edit. */
export const contactLabels = {
  chat: 'Chat on WhatsApp',
  socialHeading: 'Follow us',
  social: 'Follow us on social media',
  video: 'Our video channel',
  headOffice: 'Head office',
  terms: 'Terms of booking: changes, cancelling, payment and refunds',
};

/** The section of the firm on About Us. */
export const firmId = 'firm';

/** What visitors can check before they pay. */
export const firmContent = {
  heading: 'Who you are dealing with',
  name: 'Legal name',
  knownAs: (agencyName: string) => `(known as ${agencyName})`,
  office: 'Office',
  map: 'Show on a map',
  officeHours: 'Office hours',
  registration: 'Registration',
  gstin: 'GSTIN',
  call: 'Call',
  chat: 'WhatsApp',
  mail: 'E-mail',
  payment: 'Ways to pay',
  refunds: 'Refunds',
  refundWithin: (days: number) => `Within ${days === 1 ? 'a day' : `${days} days`} of cancelling`,
};
