import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

/** The version of this notice, which is stored with every enquiry. */
export const privacyVersion = '2026-11-19';

export const privacy: PageContent = {
  title: 'Privacy notice: what we keep, why, and your rights',
  description:
    'What happens to the name, number and message that you send us, who reads them, how long they stay, and how to have them corrected or erased.',
  poster: posters.contact,
  trail: trails.home,
  here: 'Privacy',
  heading: 'Privacy notice',
  lead: 'You give us a name and a number so that we can call you back. This page says what we do with them, in words that need no lawyer.',
  chatText: 'Hello, please call me back about my data.',
  sections: [
    {
      id: 'what-we-ask',
      heading: 'What you give us',
      blocks: [
        {
          kind: 'table',
          caption: 'The fields of the message form.',
          columns: ['Field', 'Needed?', 'What for'],
          rows: [
            ['Name', 'Yes', 'So that we know whom to ask for when we call.'],
            ['Mobile No', 'Yes', 'To call or message you back about your trip.'],
            ['E-Mail', 'No', 'To write instead of calling, if you would rather read.'],
            ['Message', 'No', 'To know where, when and how many before we ring.'],
            [
              'About the trip',
              'No',
              'Places, days, car and people, so that the first call can name a price.',
            ],
            [
              'Bags, flight or train number, addresses',
              'No',
              'When you request a cab: so that the car is large enough and the driver finds you.',
            ],
            ['Date', 'Filled in', 'The day on which you wrote, as your browser tells it.'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Each form also carries a random number that your browser makes up on the spot. It lets us notice that the same message arrived twice, which happens on a shaky line, and count it once. It says nothing about you. With it go the page that you wrote from, the tour on it, the advertisement that led you here if its name was in the address, and the date of the notice that you are reading.',
            'Please leave out what we do not need at this stage: no card numbers, no copies of passports, no medical history. If a trip needs papers later, for a Bhutan permit or a diving certificate, we ask for them then and tell you why.',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'How we use it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Your message is stored in our own database and a copy is mailed to our own office in Guwahati. A member of staff reads it and gets back to you. If you book, the same details are used to run the trip: the driver learns your name, your number and where to pick you up, and a hotel or a boat learns the names of its guests. For a quote and its bill we may ask in which country and state you live and for your GSTIN, if you have one, because the tax depends on them.',
            'After a trip we may send you a link for a review. What you write there is shown on this site once our staff have read it, with the name that you chose, until you ask us to take it off.',
            'We do this because you asked us to, by sending the form, calling or writing. We do not sell or rent anybody’s details, we do not hand them to advertisers, and we do not add you to a mailing list.',
            'When you choose the chat link, your conversation runs through WhatsApp, and its operator handles it under terms of its own. A phone call involves your telephone company and ours. If you would rather avoid both, the form and plain mail work just as well.',
          ],
        },
      ],
    },
    {
      id: 'browser',
      heading: 'What this website does in your browser',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'No cookies for visitors',
              text: 'The public pages set none. Only staff who log in get one, and it holds nothing but their session.',
            },
            {
              name: 'No trackers',
              text: 'There is no analytics script, no pixel, no advertising network and no embedded map. Fonts and illustrations come from our own server, and your browser notes when it has our fonts.',
            },
            {
              name: 'A draft of your message',
              text: 'What you type into the form stays in this browser until it is sent, for seven days at most, so that a lost connection costs you nothing. It leaves your device only when you send it.',
            },
            {
              name: 'A count of touches',
              text: 'When you touch a call or chat link, we note the page, the time and a code of four letters, the same one that stands in the chat’s first line. Your name and number are not part of it.',
            },
            {
              name: 'Short logs',
              text: 'The log of visits notes which page was asked for, when, and whether it worked. Your network address is not in it. To notice a flood of messages we count how many come from one address: as a scrambled number, for about an hour. If we confirm your message by mail, your mail address is noted in the same way, so that nobody gets two such mails within an hour.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We keep a message for as long as it takes to answer it. One that ends without a trip, or without a reply, loses its name, number, mail address and words once it has lain untouched for 24 months, or for another term that we have set; that a message came, when and about what is all that we still count. When a trip comes of it, we keep what belongs to the booking for 96 months after the ride, or for another term that we have set, because tax law obliges us to keep the records of a bill for years; then names, numbers, addresses and notes go, and amounts and dates stay in our books. Pictures and papers that you attach to a mail go earlier: once the trip is over, or nothing has come of it, and 12 months have passed without a change, or another term that we have set. You need not wait for that: ask, and we erase what no law makes us keep.',
            'What is erased may live on for a while in a backup copy, kept against broken disks, until a newer copy replaces it. Nobody reads those copies in the meantime.',
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'India’s Digital Personal Data Protection Act, 2023 gives you rights over what is kept about you. We honour them for everyone who writes to us, wherever they live.',
          ],
        },
        {
          kind: 'list',
          items: [
            'To be told what we hold about you, and to whom it was passed on',
            'To have it corrected or completed when it is wrong',
            'To have it erased when it is no longer needed',
            'To withdraw your consent, as easily as you gave it',
            'To name someone who may use these rights for you if you cannot',
            'To complain, to us first and then to the Data Protection Board of India',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Call, chat or write to customer care and say which of these you want. We have to be sure that it is you, so we may ring the number that the data belongs to before we read it out or erase it. Somebody who withdraws consent in the middle of a booking should know that we cannot run a trip for a person we are no longer allowed to know about.',
          ],
        },
      ],
      link: { name: 'All the ways to reach us', path: paths.contact },
    },
    {
      id: 'children',
      heading: 'Children, security and changes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Trips are booked by adults. A child’s name and age reach us only through a parent or guardian, and only where a ticket, a permit or a dive centre asks for them.',
            'The form travels encrypted. Staff need a login of their own to read messages, and one person can have only one session open at a time. If something goes wrong all the same and your details are exposed, we tell you and the Board, as the Act asks.',
            'When this notice changes, the page you are reading changes with it. We do not change it behind the back of people who have already written: what was promised when you sent your message holds for that message.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask about your data',
    text: 'Ask for a copy, a correction or an erasure in your own words. No form number is needed.',
  },
};
