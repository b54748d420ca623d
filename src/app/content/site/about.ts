import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { contactLabels, firmContent, firmId } from '#app/content/site/contact.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const about: PageContent = {
  title: 'About Us: a travel house in Guwahati since 2024',
  description:
    'Established in November 2024 in Guwahati: cabs, special tours, Bhutan packages and cruises, four principles, and a person on the phone at any hour.',
  poster: posters.about,
  trail: trails.home,
  here: 'About Us',
  heading: 'About us',
  lead: 'We are a travel agency in Guwahati, Assam, established in November 2024. We arrange cabs in Delhi and Guwahati, special tours, Bhutan packages and cruises.',
  chatText: 'Hello, please call me back. I would like to know more about your agency.',
  sections: [
    { id: firmId, heading: firmContent.heading, blocks: [{ kind: 'firm' }] },
    {
      id: 'range',
      heading: 'What we arrange',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Cabs',
              text: 'Delhi and Guwahati: by the hour, by the day, to the airport and out of town.',
              path: paths.taxis,
            },
            {
              name: 'Special tours',
              text: 'Adventure in the mountains and under water, forests and villages, forts and museums.',
              path: paths.adventureTours,
            },
            {
              name: 'Travel packages',
              text: 'Bhutan is open for booking, with a flat {discount} off the first one. New Zealand, Dubai and the Maldives are being prepared.',
              path: paths.travelPackages,
            },
            {
              name: 'Cruises',
              text: 'A few nights on the Brahmaputra or the Ganges, or a ship along the coast.',
              path: paths.cruises,
            },
          ],
        },
      ],
    },
    {
      id: 'mission',
      heading: 'Mission and vision',
      poster: posters['home-hero'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Our mission: a price that is known before the journey, a car at the agreed time, a trip that ends safely, and somebody who answers when plans change at midnight.',
            'Our vision: to be the agency that people in Delhi, Mumbai or Manchester think of first for the north-east of India or Bhutan, and that people in the north-east trust for their own journeys.',
            'Purvai is the wind from the east. In Assam it comes up the valley ahead of the monsoon and brings the rain.',
          ],
        },
      ],
    },
    {
      id: 'principles',
      heading: 'Our four principles',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Affordability',
              text: 'Every car has its rate, and the whole fare is shown before you book. A round trip counts {day minimum}.',
            },
            {
              name: 'Timeliness',
              text: 'We plan the pickup from the time at which you must arrive.',
            },
            {
              name: 'Safety',
              text: 'Serviced cars and experienced drivers. We warn you when a hill road would be driven in the dark.',
            },
            {
              name: 'Customer satisfaction',
              text: 'After the trip you can write a review on the page of your booking. If something went wrong, tell the office.',
            },
          ],
        },
      ],
    },
    {
      id: 'customer-first',
      heading: 'Customer first',
      link: { name: contactLabels.terms, path: paths.bookingTerms },
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Customer care is open 24/7, and no bot answers it. We also tell you when not to book: the sea off the Andamans is too rough for diving from June to September, and in July cloud can hide the falls of Sohra for days.',
            'Personalisation is part of every plan. The first call is mostly questions: how many you are, how old, what you eat, who gets sick on bends, and by which day you must be back. You can change any part of the plan, and we work out the price again.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      heading: 'How we plan for safety',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A long hill drive begins early, so that it ends before dark. Divers are advised to bring a doctor’s certificate, and people with heart disorders or asthma cannot dive. No one rafts on a river in flood. If something happens on the way, call our one number: the office that booked the trip answers.',
          ],
        },
      ],
    },
    {
      id: 'relationships',
      heading: 'Returning customers and partners',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Frequent customers in Delhi get a discount. We keep what you told us on earlier trips, so that you need not explain it twice.',
            'A good journey is mostly the work of drivers, guides, boatmen and homestay families.',
          ],
        },
      ],
      link: { name: 'Contact us', path: paths.contact },
    },
  ],
  closing: {
    heading: 'Book a first ride',
    text: 'An airport pickup is an easy way to try us. Send the flight number, and we reply with the fare.',
  },
};
