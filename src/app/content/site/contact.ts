export const contactContent = {
  title: 'Contact Us: a person answers, day and night',
  here: 'Contact Us',
  description:
    'Call, chat, write or send a message to a person who knows cabs, tours and Bhutan. Our office in Guwahati answers day and night.',
  heading: 'Talk to a person',
  lead: 'Tell us where you want to go and when. We answer day and night, and no bot reads your message first.',
  formHeading: 'Drop Your Message',
  callHeading: 'Customer care',
  callText: 'Open 24 hours, every day of the year.',
  chat: 'Chat on WhatsApp',
  officeHeading: 'Head office',
  socialHeading: 'Follow us',
  social: 'Our page on the social network',
  video: 'Our video channel',
};
