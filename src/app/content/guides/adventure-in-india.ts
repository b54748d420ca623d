import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const adventureInIndia: PageContent = {
  title: 'Guide to adventure in India: treks, rivers, caves, dunes',
  description:
    'Where to trek, raft, fly, go underground and ride camels in India, which months suit each, how to judge safety, and what to pack.',
  poster: posters['eco-forest'],
  trail: trails.places,
  here: 'Adventure in India',
  heading: 'Adventure in India: a guide',
  lead: 'Where each kind of adventure is, what it asks of you, and in which months water and wind allow it.',
  chatText: 'Hello, please call me back about an adventure tour.',
  sections: [
    {
      id: 'kinds',
      heading: 'Kinds of adventure and where they are',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Trekking',
              text: 'The David Scott Trail is about 16 km of old mule track in the Khasi Hills and takes one day. The Singalila ridge takes several, five to seven hours on foot each day, with Kangchenjunga across the valley. The root bridge at Nongriat means about 3,000 steps down and as many up.',
            },
            {
              name: 'River rafting',
              text: 'The Ganga above Rishikesh is where most people learn: about 16 km from Shivpuri, half a day with the drive. Bigger water runs down the Siang in Arunachal Pradesh.',
            },
            {
              name: 'Paragliding',
              text: 'Bir Billing held the Paragliding World Cup in 2015. As a passenger you run a few steps, sit back in the harness and leave the rest to the pilot.',
            },
            {
              name: 'Caving',
              text: 'Meghalaya holds the longest caves in India. Mawsmai, near Sohra, is lit and takes half an hour. Those in the Jaintia Hills want a guide, a helmet and old clothes.',
            },
            {
              name: 'Desert rides',
              text: 'The dunes at Sam lie about 40 km west of Jaisalmer. Ride a camel at sunset, sleep in a tent, and bring a jacket: January nights often fall below 10\u00a0°C.',
            },
            {
              name: 'Sea sports',
              text: 'Jet skis and parasails go out from Baga and Calangute in north Goa. Below the surface there is a wreck at Grande Island, and coral in Lakshadweep and the Andamans.',
            },
          ],
        },
      ],
      link: { name: 'Adventure tours with prices', path: paths.adventureTours },
    },
    {
      id: 'months',
      heading: 'When to go',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mountains: May and June before the rain, September to November after it, for treks, rafts and wings.',
            'Desert: December to February. The days are in the mid-twenties, the nights cold.',
            'Sea: October to May, for diving, snorkelling and jet skis on calmer water.',
            'June to September: boats stay in and rivers flood. Leave the sea and the rivers out.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'June and September count twice because the monsoon moves across the country. It reaches Kerala about 1 June and Assam soon after, Himachal only towards the end of the month, and in September it leaves the north-west first. For Meghalaya, therefore, choose October or November. Caves there are safe in the dry months only, since one night of rain can fill a passage.',
          ],
        },
      ],
    },
    {
      id: 'judge',
      heading: 'How to judge a crew',
      poster: posters.rishikesh,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A good raft crew hands out helmets and life jackets, drills the commands on the bank and sends a kayak along. A tandem pilot shows a licence, checks both harnesses and carries a reserve parachute. A dive leader asks about your heart and lungs. Look for these before you sign.',
            'The guide can call off an activity when a river is swollen or a ridge is gusty. Put a spare day into the plan for that.',
          ],
        },
      ],
    },
    {
      id: 'height',
      heading: 'Height, age and fitness',
      blocks: [
        {
          kind: 'list',
          items: [
            'Above about 2,500 m anyone can fall ill from the height, however fit. Sleep low on the first night and climb by stages. When a headache comes with nausea, go down.',
            'For scuba diving the minimum age is 12 years. Rafting and flying have limits of age or weight that depend on the stretch of river or the size of the wing. A camel or the cave at Mawsmai suits small children.',
            'For dunes, caves and wings you need not swim. On rafts and jet skis you wear a life jacket from start to end, but rougher stretches of river are for swimmers.',
            'A tandem flight asks that you can run ten steps downhill.',
          ],
        },
      ],
    },
    {
      id: 'pack',
      heading: 'Packing and papers',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mention asthma, heart trouble, a bad back or a pregnancy when you book, rather than at the launch.',
            'Read your insurance. Many policies leave out paragliding, deep dives and high treks.',
            'Carry photo identity everywhere.',
            'Arunachal Pradesh, Nagaland, Manipur and Mizoram ask visitors from other states for an Inner Line Permit. Visitors with foreign passports should ask us which papers they need there.',
            'Wear closed shoes that may get wet, in rafts and caves alike.',
            'Spectacles want a cord, in a raft and in the air.',
            'Eat lightly two hours before a boat or a flight.',
          ],
        },
      ],
      link: { name: 'Guide to diving in India', path: paths.divingGuide },
    },
  ],
  closing: {
    heading: 'Plan an adventure',
    text: 'Tell us the ages, the month and the days you have. We say what fits, and what does not.',
  },
};
