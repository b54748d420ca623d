import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { themePackagesContent } from '#app/content/site/travel-packages.ts';
import { trails } from '#app/content/trails.ts';
import { messageFormId, paths } from '#paths.ts';

export const adventureTours: PageContent = {
  title: 'Adventure Tours: rivers, ridges, caves and reefs',
  description:
    'Paragliding, rafting, trekking, caving, desert rides and diving in India: which months suit which, how to judge safety, and a free consultation.',
  poster: posters.adventure,
  trail: trails.about,
  here: 'Adventure Tours',
  heading: 'Adventure tours in India',
  lead: 'Trekking, rafting, paragliding, caving, desert rides and diving: where they are, in which months to go, and what to check before you book. The consultation is free.',
  chatText: 'Hello, please call me back about an adventure tour.',
  about: {
    type: 'TouristTrip',
    name: 'Adventure tours in India',
    areas: [
      'Meghalaya',
      'Himachal Pradesh',
      'Uttarakhand',
      'Rajasthan',
      'Goa',
      'Andaman and Nicobar Islands',
    ],
  },
  sections: [
    {
      id: 'begin',
      heading: 'Scuba diving, jet skiing and paragliding',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.scuba,
              name: 'Scuba Diving',
              note: 'Six places to dive, what the gear does, and who may go under. Minimum age 12 years.',
              path: paths.scubaDiving,
            },
            {
              poster: posters['jet-ski'],
              name: 'Jet Skiing',
              note: 'A few minutes of spray off a beach in Goa or the Andamans, life vest buckled. Ask us where and when.',
              path: `${paths.home}?interest=jet-skiing#${messageFormId}`,
            },
            {
              poster: posters.paragliding,
              name: 'Para\u00adgliding',
              note: 'With a pilot from Billing, at about 2,400 m, down to the fields of Bir in Himachal Pradesh. Ask us for a date.',
              path: `${paths.home}?interest=paragliding#${messageFormId}`,
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Diving has pages of its own. The cards for jet skiing and paragliding open our message form with the subject filled in. Add your month and your number, and we get back to you. Tours with a plan for each day are further down.',
          ],
        },
      ],
      link: {
        name: 'Adventure tours with prices, such as paragliding at Bir',
        path: `#${themePackagesContent.id}`,
      },
    },
    {
      id: 'kinds',
      heading: 'Six kinds of adventure and where they are',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Trekking',
              text: 'One day on the David Scott Trail, about 16 km of old mule track in the Khasi Hills. Or several on the Singalila ridge, with Kangchenjunga across the valley.',
            },
            {
              name: 'River rafting',
              text: 'The Ganga above Rishikesh is where most people learn: about 16 km from Shivpuri, half a day with the drive. Bigger water runs down the Siang in Arunachal Pradesh.',
            },
            {
              name: 'Paragliding flights',
              text: 'Bir Billing held the Paragliding World Cup in 2015. As a passenger you run a few steps, sit back in the harness and leave the rest to the pilot.',
            },
            {
              name: 'Caving',
              text: 'Meghalaya holds the longest caves in India. Mawsmai, near Sohra, is lit and takes half an hour. Those in the Jaintia Hills want a guide, a helmet and old clothes.',
            },
            {
              name: 'Desert rides',
              text: 'The dunes at Sam lie about 40 km west of Jaisalmer. Ride a camel at sunset, sleep in a tent, and bring a jacket: January nights often fall below 10 °C.',
            },
            {
              name: 'Sea sports',
              text: 'Jet skis and parasails off Baga and Calangute in north Goa. Below the surface, a wreck at Grande Island and coral in Lakshadweep and the Andamans.',
            },
          ],
        },
      ],
    },
    {
      id: 'reasons',
      heading: 'Reasons to book with us',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Sea and mountains in one trip',
              text: 'A fortnight can hold a dive at Havelock and a walk in the Khasi Hills, with a flight by way of Kolkata in the middle and no border.',
            },
            {
              name: 'Open to beginners',
              text: 'A tandem flight, a first dive and the easier rapids ask for a briefing and nothing more. Where practice is needed, as on high passes, we say so.',
            },
            {
              name: '24/7 customer care',
              text: 'Customer care works 24/7 and has no bots. If a river rises or the wind turns, you can ask a person at five in the morning.',
            },
            {
              name: 'Clear road fares',
              text: 'The ride to the river or the take-off is priced by car type and distance. There and back, the fare is for {day minimum}. There are no hidden costs.',
            },
          ],
        },
      ],
    },
    {
      id: 'seasons',
      heading: 'Best seasons',
      blocks: [
        {
          kind: 'table',
          caption: 'The months for each kind of activity.',
          columns: ['Kind', 'Months', 'What to know'],
          rows: [
            [
              'Mountain',
              'May–June and September–November',
              'Treks, rafts and wings, before the rain and after it.',
            ],
            ['Desert', 'December–February', 'Days in the mid-twenties, cold nights.'],
            ['Marine', 'October–May', 'Diving, snorkelling and jet skis on calmer water.'],
            ['Monsoon', 'June–September', 'Avoid. Boats stay in and rivers flood.'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'June and September stand in two rows because the monsoon moves across the country. It reaches Kerala about 1 June and Assam soon after, Himachal only towards the end of the month, and in September it leaves the north-west first. For Meghalaya, therefore, choose October or November. Caves there are safe in the dry months only, since one night of rain can fill a passage.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Safety checks before you start',
      poster: posters.rishikesh,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A good raft crew hands out helmets and life jackets, drills the commands on the bank and sends a kayak along. A tandem pilot shows a licence, checks both harnesses and carries a reserve parachute. A dive leader asks about your heart and lungs. Look for these before you sign.',
            'Above about 2,500 m anyone can fall ill from the height, however fit. Sleep low on the first night and climb by stages. When a headache comes with nausea, go down.',
            'The guide can call off an activity when a river is swollen or a ridge is gusty. Put a spare day into the plan for that.',
          ],
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Tips for packing and papers',
      poster: posters['jungle-road'],
      blocks: [
        {
          kind: 'list',
          items: [
            'Mention asthma, heart trouble, a bad back or a pregnancy when you ask, rather than at the launch.',
            'Read your insurance. Many policies leave out paragliding, deep dives and high treks.',
            'Carry photo identity everywhere.',
            'Arunachal Pradesh, Nagaland, Manipur and Mizoram ask Indian visitors for an Inner Line Permit. Foreign visitors should ask us which papers they need there.',
            'Wear closed shoes that may get wet, in rafts and caves alike.',
            'Tie your spectacles on. The Ganga keeps what it is given.',
            'Eat lightly two hours before a boat or a flight.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Tell us the ages, the month and the days you have. We say what fits, and what does not.',
          ],
        },
        { kind: 'button', name: 'Contact Our Experts for a Free Consultation', path: paths.contact },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about adventure tours',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Where should a beginner start?',
              answer:
                'With something where an expert does most of the work: a tandem flight, a dive at an instructor’s side, or the lower rapids above Rishikesh. Each takes about half a day, and the briefing is part of it.',
            },
            {
              question: 'How old must children be?',
              answer:
                'For scuba diving, 12 years at least. Rafting and flying have limits of age or weight that depend on the stretch of river or the size of the wing, so give us both figures. A camel or the cave at Mawsmai suits smaller ones.',
            },
            {
              question: 'Do I need to be a swimmer?',
              answer:
                'For dunes, caves and wings, no. On rafts and jet skis you wear a life jacket from start to end, but rougher stretches of river are for swimmers. Tell the guide at the briefing how well you swim; it decides where you sit.',
            },
            {
              question: 'How fit should I be?',
              answer:
                'For a tandem flight, fit enough to run ten steps downhill. The root bridge at Nongriat means about 3,000 steps down and the same number up. Singalila is five to seven hours on foot, day after day. Tell us your last long walk and we compare.',
            },
            {
              question: 'What happens in bad weather?',
              answer:
                'The people at the river or on the ridge decide, and a flight may simply move to the next morning. What happens to the money for a lost day differs from one operator to the next, so ask us about it before you book.',
            },
            {
              question: 'What does it cost and how do I book?',
              answer:
                'The trips on this page show a starting price for each person. For any other trip the price follows from the activity, the number of people and the days, and you hear it before you decide. The consultation is free. Call, chat, send a mail or use the form; all four end at the same office in Guwahati.',
            },
          ],
        },
      ],
    },
    {
      id: 'offerings',
      heading: 'Adventure Offerings',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters['bhutan-trekking'],
              name: 'Adventure Packages',
              note: 'Trek, raft, fly or go underground, in India or over the border in Bhutan, as your days and the season allow.',
              path: `${paths.adventureTours}#${themePackagesContent.id}`,
            },
            {
              poster: posters['dive-netrani'],
              name: 'India Scuba Diving',
              note: 'Goa, Lakshadweep, Netrani, Puducherry, Kovalam and the Andamans, with depths and seasons.',
              path: paths.scubaDiving,
            },
            {
              poster: posters.andaman,
              name: 'Andaman Scuba Packages',
              note: 'Five dive areas from Havelock to Barren Island, a packing list and a plan for six days.',
              path: paths.scubaDivingAndaman,
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask about an adventure tour',
    text: 'Name the month, the number of people and what you would like to try. We tell you what is open then, what it involves and what it costs.',
  },
};
