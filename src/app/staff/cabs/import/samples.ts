/** Two example rows of each list, in the order of its columns. */
export const importSamples = {
  cars: [
    [
      'AS 01 AB 1234',
      'Sedan',
      'Maruti Dzire',
      'Own',
      'Guwahati',
      '',
      '31/03/2027',
      '30/06/2027',
      '15/08/2027',
      '',
      '',
    ],
    [
      'AS-01-CC-0077',
      'SUV',
      'Toyota Innova',
      'Brahma Cabs',
      'Guwahati',
      '',
      '15-01-27',
      '',
      '',
      '20/02/2027',
      'AC',
    ],
  ],
  drivers: [
    [
      'Bikash Kalita',
      '98640 11223',
      'Guwahati',
      'AS0120110012345',
      '14/02/2029',
      'Assamese, Hindi',
      '',
      'Own',
      '',
    ],
    [
      ...['Ratan Das', '+91 97060 44556', 'Guwahati', '', '', 'Bengali, Hindi, English'],
      ...['24/12/2026 to 26/12/2026', 'Brahma Cabs', ''],
    ],
  ],
  /** Their days are set when the file is made, because only open bookings are imported. */
  bookings: [
    [
      ...[
        'Sneha Iyer',
        '98301 22334',
        '',
        '06:30',
        'Guwahati Airport',
        'Shillong',
        '',
        'SUV',
        '3400',
        '1000',
      ],
      ...['AS 01 CC 0077', '97060 44556', '', 'Flight 6E 123'],
    ],
    [
      ...['Anil Das', '98640 55502', '', '4:00 PM', 'Guwahati', 'Tezpur', '', 'Sedan', 'Rs. 4,200/-', ''],
      ...['AS 01 AB 1234', '98640 11223', '', ''],
    ],
  ],
} as const;
