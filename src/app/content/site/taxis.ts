import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const taxis: PageContent = {
  title: 'Cabs in Delhi and Guwahati: kinds, fares and policy',
  description:
    'Local, outstation, airport, corporate and sightseeing cabs in Delhi and Guwahati. Moving your pickup is free until {change hours} before departure.',
  poster: posters['jungle-road'],
  trail: trails.home,
  here: 'Cabs',
  heading: 'Cabs in Delhi and Guwahati',
  lead: 'A car with a driver by the hour, for one ride or for several days. Car type and distance make the fare, or car type and hours. A person takes your booking, and moving it is free until {change hours} before departure.',
  chatText: 'Hello, please call me back about hiring a cab.',
  about: { type: 'TaxiService', name: 'Cabs in Delhi and Guwahati', areas: ['Delhi', 'Guwahati'] },
  sections: [
    {
      id: 'intro',
      heading: 'How we price and book cabs',
      poster: posters.about,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Our types of car are {car types}. The type and the distance decide the fare of a ride, the type and the hours that of an hourly hire. For a round trip you pay for {day minimum}, as the driver stays with you. You are told the amount at the start, and there are no hidden costs.',
            'Hire a car by the hour, for one ride, or for a journey of several days, one way or there and back. We run cabs in Guwahati, where the roads to Shillong, Kaziranga and Upper Assam begin, and in Delhi, where many visitors first land.',
            'A booking takes one conversation. It goes faster with these at hand:',
          ],
        },
        {
          kind: 'list',
          items: [
            'The pickup place, with a landmark if the lane is small',
            'The date and the hour',
            'How many people, and how many large bags',
            'One way, there and back, or how many hours',
            'The flight or train number, if there is one',
          ],
        },
      ],
    },
    {
      id: 'excellence',
      heading: 'Our Excellence',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Reasonable fares',
              text: 'Kilometres and car type go into the price. Ask for the same ride in a compact and in an SUV, and compare before you decide.',
            },
            {
              name: 'Timely pickup',
              text: 'Trains and flights do not wait. We agree on an hour that leaves room for the traffic, and the car comes at that hour.',
            },
            {
              name: 'Serviced cars',
              text: 'The climb from Jorabat to Shillong and an afternoon at 44 °C in Delhi are both hard on a car. Ours are serviced for such days.',
            },
            {
              name: 'Experienced drivers',
              text: 'They know where the Ring Road jams, where the fog sits on the way to Sohra (Cherrapunji), and when to pull over and wait.',
            },
          ],
        },
      ],
    },
    {
      id: 'options',
      heading: 'Cab options',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Local',
              text: 'By the ride or by the hour inside the city: a station, a hospital, three shops and home again, with the same driver throughout.',
            },
            {
              name: 'Outstation',
              text: 'Delhi to Agra, Jaipur or the hills; Guwahati to Shillong, Kaziranga or Dibrugarh. One way if you travel on from there, otherwise there and back.',
            },
            {
              name: 'Airport, Delhi',
              text: 'Prepaid transfers to and from T1, T2 and T3 of Indira Gandhi International. The amount quoted at booking is the amount you pay.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Airport, Guwahati',
              text: 'Borjhar lies about 25 km west of the centre. Ride into town from there, or go on to Shillong and Sohra without changing cars.',
              path: paths.guwahatiAirportTaxi,
            },
            {
              name: 'Corporate',
              text: 'One car for a day of meetings, or several for a group that lands on different flights. Send the list and hear a fare for each ride.',
            },
            {
              name: 'Sightseeing',
              text: 'A car that waits while you look. The Delhi page describes thirteen sights, says how long each takes, and groups them into days.',
              path: paths.delhiSightseeingTaxi,
            },
          ],
        },
      ],
    },
    {
      id: 'cities',
      heading: 'Cities We Operate in',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.delhi,
              name: 'Delhi',
              note: 'Hourly cabs, six outstation roads from Agra to Manali, three airport terminals, and thirteen sights from the Red Fort southwards.',
              path: paths.delhiTaxi,
            },
            {
              poster: posters.guwahati,
              name: 'Guwahati',
              note: 'Kamakhya, Umananda and the markets, then out to Kaziranga, Meghalaya and the tea towns of Upper Assam.',
              path: paths.guwahatiTaxi,
            },
          ],
        },
      ],
    },
    {
      id: 'seasons',
      heading: 'Driving times by season',
      poster: posters['home-hero'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In Delhi, the fog of late December and January is the thing to plan for. It is thickest from before dawn until mid-morning and slows the expressways to Agra and Jaipur as much as the runways. A start at nine often arrives no later than a start at six. From mid-April to June the heat reverses that advice: set out early, rest at noon.',
            'In Guwahati it is water and daylight. After a cloudburst between June and September, low streets such as those around Anil Nagar stand under water, and a ride to the station can take twice as long. India keeps one clock from Gujarat to Assam, so this far east the December sun is gone by about half past four. A long road to Jorhat or Sohra is better begun at six or seven in the morning.',
            'Cabs start at any hour, and on the expressways around Delhi a night drive is reasonable outside the fog season. Keep the hill roads to Shillong, Shimla and Manali for daylight: bends, trucks and cloud are easier when you can see them, and so is the view.',
            'Ask the office about the road on the day before you travel. The advice costs nothing, and neither does a new hour if you ask for it {change hours} or more before departure.',
          ],
        },
      ],
    },
    {
      id: 'policy',
      heading: 'Changing or cancelling a booking',
      blocks: [
        {
          kind: 'table',
          caption: 'Changing and cancelling a cab. Departure means the pickup time in your booking.',
          columns: ['You want to', 'And tell us', 'It costs'],
          rows: [
            ['Reschedule', 'At least {change hours} before departure', 'Nothing'],
            ['Reschedule', 'Later than that', 'Charges apply'],
            ['Cancel', 'By the end of the day before departure', 'Nothing'],
            ['Cancel', 'On the day of pickup', '{cancel percent} of the fare'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'An example: your cab is booked for Sunday at ten in the morning. Until {change hours} before that you can move it to another hour free of charge. Cancelling is free until midnight on Saturday.',
            'A delayed flight or train does not count as a change that you make. Give us its number, and free waiting begins when it arrives, so the delay costs you nothing.',
            'Frequent bookers in Delhi get a discount. If you ride with us there regularly, say so when you ask for the fare, and the office takes it into account.',
          ],
        },
      ],
      link: { name: 'All terms of booking', path: paths.bookingTerms },
    },
    {
      id: 'questions',
      heading: 'Questions about booking a cab',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How can I book a cab?',
              answer:
                'By phone, by chat, by e-mail or with the form at the foot of this page. For a ride today, call: it is the quickest. For a tour of several days, a mail with the dates and stops gives us something to calculate with.',
            },
            {
              question: 'Is a round trip cheaper than two single rides?',
              answer:
                'It depends on the days. A kilometre costs less on a round trip, but the trip is charged for {day minimum}. With long drives every day it is cheaper; with days spent in one place two single rides often are. The form above shows both figures for your trip.',
            },
            {
              question: 'How do you seat a group of ten?',
              answer:
                'In several cars. Tell us who wants to sit with whom and how much luggage there is, and we name a mix, such as two SUVs, or a sedan for the grandparents and two more cars for the rest. Every car has its own fare.',
            },
            {
              question: 'Can I book cabs in both cities together?',
              answer:
                'Yes, in one conversation. The same office arranges the ride from Delhi airport, a day of sightseeing and, after your flight east, the car from Borjhar to Shillong. Each ride is priced by itself, and you see the three figures side by side.',
            },
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'Help with choosing a cab',
      poster: posters.contact,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Describe the journey in your own words: the people, the days, the stops you have in mind. We say which cab suits it, what it costs, and whether the plan fits into the hours of daylight.',
          ],
        },
        {
          kind: 'call',
          heading: 'Help with a booking',
          text: 'Call or chat with the office in Guwahati. It is staffed all day and all night, for both cities.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for a cab in Delhi or Guwahati',
    text: 'Write down the city, the date and the route. We come back to you with a suitable car and its fare.',
  },
};
