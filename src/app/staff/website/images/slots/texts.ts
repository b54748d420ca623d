export const photoSlotsContent = {
  title: 'Photographs of cars, people and places',
  link: 'Photographs of cars, drivers, office, hotels and boats',
  intro: 'Each shows on the website as soon as it is chosen, and nothing shows where there is none.',
  guide: {
    heading: 'How to take them',
    points: [
      'Hold the phone sideways, so that the picture is wider than high.',
      'Use daylight, with the sun behind you. No flash, no filters, no collage.',
      'Ask every person who can be recognised, and note in writing that they agree. Take the photograph out when they ask.',
      'Only photographs that we took or may use. None from other websites.',
      'Describe each in one sentence: visitors read it beside the photograph, and hear it beside the small ones of cars and drivers.',
    ],
  },
  kinds: {
    car: {
      heading: 'Cars',
      note: 'Beside the fare of the car type, and where it is requested.',
      guide:
        'Clean, doors closed, from the front corner, one whole car. Cover the number plate, or photograph from an angle at which it cannot be read.',
    },
    driver: {
      heading: 'Drivers',
      note: 'On the page of a booking, once the driver is assigned.',
      guide: 'Head and shoulders, without sunglasses, in front of a plain wall.',
    },
    office: {
      heading: 'Office',
      note: 'On About Us, on Contact Us, with the terms of booking and where a cab is requested.',
      guide: 'The front with its sign, seen from the street. Show people only if they agree.',
    },
    hotels: {
      heading: 'Hotels',
      note: 'On the packages of the country, but for cruises and diving.',
      guide: 'A room that our customers really get, not the menu or a crowd.',
    },
    boats: {
      heading: 'Boats',
      note: 'On the pages of cruises and of scuba diving, and on their packages.',
      guide: 'A deck that our customers really get, not the menu or a crowd.',
    },
  },
  names: { office: 'The office', cruises: 'Cruises', diving: 'Scuba diving' },
  none: 'No photograph',
  remove: (name: string) => `Remove: ${name}`,
  noneOfKind: 'There are none yet.',
  saved: 'The photograph is on the website.',
  removed: 'The photograph is taken off the website.',
} as const;
