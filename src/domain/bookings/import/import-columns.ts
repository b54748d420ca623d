import { importedField, importedNames } from '#domain/bookings/booking-fields.ts';
import { ColumnMatcher } from '#domain/sheet-import/sheet-columns.ts';
import { type BookingField, type CarField, type DriverField, importLabels } from './import-kind.ts';

const phoneWords =
  /\b(mobile|mob|phone|ph|whats ?app|wa|cell|tel|telephone|contact|number)\b|मोबाइल|फोन|फ़ोन|মোবাইল|ফোন|ফোন/;
const notesWords = /\b(notes?|remarks?|comments?|instructions?)\b/;
const cityWords = /\b(city|base|location|station)\b|शहर|চহৰ|শহর/;
const ownerWords = /\b(own|owner|ownership|partner|vendor|attached|supplier|firm)\b/;
/** What the headings of expiry dates have after the name of the paper. */
const expiryWords = String.raw`(expiry|expires?|exp|valid\w*|up ?to|till|until|due|ends?|renewal)`;

export const carColumns = new ColumnMatcher<CarField>(
  importLabels.cars,
  [['plate'], ['carType']],
  [
    ['', /\b(driver|engine|chassis|year|seats?|seating|colou?r|gps|fast ?tag|purchase|emi|loan)\b/],
    [
      '',
      /\b(insurance|policy|permit|fitness|fc|pucc?|pollution) (no|num|number|company|amount)\b|\bpolicy\b|\bregistration date\b|\bdate of registration\b/,
    ],
    ['insurance', /\b(insurance|ins)\b|बीमा/],
    ['pollution', /\b(pollution|pucc?|emission)\b/],
    ['fitness', /\b(fitness|fc|cf)\b/],
    ['permit', /\b(permit|aitp)\b/],
    ['registration', new RegExp(String.raw`\b(rc|registration|regn?)\b.*\b${expiryWords}\b`)],
    [
      'plate',
      /\bplate\b|\b(vehicle|veh|car|cab|taxi) (no|num|number|reg\w*)\b|\b(registration|regn?|regd|rc)\b|गाड़ी नंबर/,
    ],
    ['carType', /\b(type|category|class|segment)\b/],
    ['owner', ownerWords],
    ['city', cityWords],
    ['notes', notesWords],
    ['model', /\b(model|make|brand|vehicle|car|cab)\b/],
  ],
);

export const driverColumns = new ColumnMatcher<DriverField>(
  importLabels.drivers,
  [['name'], ['phone']],
  [
    ['', /\b(car|vehicle|cab|father|aadhaa?r|pan|dob|birth|joining|salary|address|emergency|blood|badge)\b/],
    ['', /\b(driver|emp|employee|staff) (id|code)\b|\be ?mail\b/],
    [
      'licenceExpiresOn',
      new RegExp(String.raw`\b(licen[cs]e|dl|lic)\b.*\b(${expiryWords}|date)\b|^(expiry|valid\w*)\b`),
    ],
    ['licenceNumber', /\b(licen[cs]e|dl|lic)\b/],
    ['daysOff', /\b(off|leaves?|holidays?|absent)\b/],
    ['languages', /\b(lang|languages?|speaks?)\b/],
    ['phone', phoneWords],
    ['owner', ownerWords],
    ['city', cityWords],
    ['notes', notesWords],
    ['name', /\b(names?|driver|chauffeur)\b|नाम|নাম/],
  ],
);

const requiredOfBookings: BookingField[][] = [['name'], ['phone'], ['pickUp'], ['from'], ['to']];
const carWords = '(car|cab|vehicle|veh|taxi)';

export const bookingColumns = new ColumnMatcher<BookingField>(importLabels.bookings, requiredOfBookings, [
  ...importedNames.map((name) => [name, importedField(name).headings] as const),
  ['', /\b(invoice|bill|gst|e ?mail|balance|mode|agent|booked|status|pax|nights?|kms?|trip type)\b/],
  // The day on which it was booked in some lists, the day of the ride in others.
  ['', /\bbooking (date|ref\w*)\b/],
  ['driverPhone', /\bdriver\b.*\b(mobile|mob|phone|ph|no|num|number|contact|cell)\b/],
  ['', /\bdriver\b/],
  ['plate', new RegExp(String.raw`\b${carWords} (no|num|number|reg\w*|plate)\b|\bplate\b`)],
  ['price', /\b(fare|rent|hire)\b/],
  ['carType', new RegExp(String.raw`\b${carWords}\b|^type\b`)],
  ['returns', /\b(return|returns|back|drop|end|till|to) (\w+ )?(date|day|on)\b|\breturns?\b/],
  ['pickUp', /\b(date|day)\b.*\btime\b|\btime\b.*\b(date|day)\b/],
  ['pickUpTime', /\btime\b/],
  ['pickUp', /\bdate\b|\bdoj\b|\bday\b|दिनांक|तारीख|তারিখ/],
  [
    'from',
    /\bfrom\b|\b(pick ?up|start|starting) (point|place|location|address|city|at)\b|\borigin\b|^pick ?up$/,
  ],
  ['to', /\b(to|drop|destination|dest)\b/],
  ['pickUp', /\b(reporting|when)\b/],
  ['advance', /\b(advance|adv|deposit|received|recd|paid)\b/],
  ['name', /\bcontact (person|name)\b/],
  ['phone', phoneWords],
  ['price', /\b(price|fare|amount|amt|total|rate|cost|charges?|package)\b/],
  ['notes', notesWords],
  ['name', /\b(names?|customer|client|guest|party|passenger)\b|नाम|নাম/],
  ['city', cityWords],
]);
