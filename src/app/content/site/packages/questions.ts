import { bhutanWeather } from '#app/content/places/bhutan-facts.ts';
import { paths } from '#paths.ts';

/** Bhutan's fees as texts, `₹1,200` and `$100`. */
type Fees = {
  adult: string;
  child: string;
  otherAdult: string;
  otherChild: string;
  freeUnderAge: number;
  adultFromAge: number;
};

const weather = bhutanWeather.map(([months, said]) => `${months}: ${said.toLowerCase()}.`).join(' ');

const free = (underAge: number) => (underAge > 0 ? `, and under ${underAge} nothing` : '');

/** The questions below a package's day plan, and their answers. */
export const packageQuestions = {
  heading: 'Questions about this tour',
  papers: 'Which papers do we need?',
  bhutanPapers: (visa: string) =>
    `Indian citizens need a permit, which is given online or on arrival, with a passport that is valid for six months or the original voter card. Under 18 it is a passport or a birth certificate in English, together with a guardian. Visitors with other passports need their passport, a visa for ${visa} and travel insurance.`,
  indianPapers:
    'Carry a photo identity card that the government has issued, one for each adult. Arunachal Pradesh, Nagaland, Manipur and Mizoram ask Indian visitors for an Inner Line Permit. We tell you with your quote which papers your route needs.',
  fee: 'What is Bhutan’s fee for visitors?',
  feeAnswer: ({ adult, child, otherAdult, otherChild, freeUnderAge, adultFromAge }: Fees) =>
    `The Sustainable Development Fee is for each person and night. Indian citizens pay ${adult}; children who have not yet turned ${adultFromAge} pay ${child}${free(freeUnderAge)}. Visitors with other passports pay ${otherAdult}, such children ${otherChild}. The price that you work out on this page has the fee in a line of its own.`,
  feeChecked: (day: string) => `We last checked it on ${day}.`,
  height: 'How high do we go?',
  heightAnswer: (heights: string) =>
    `${heights}. Go slowly on the first day and drink enough water. If your heart or lungs are weak, ask your doctor before you book.`,
  children: 'Can children come?',
  minAge: (age: number) => `From ${age} years on.`,
  noMinAge: 'Yes, this tour has no minimum age.',
  childPrices: 'Enter their ages on this page, and the price changes with them.',
  food: 'What do we eat?',
  bhutanFood:
    'The national dish, ema datshi, is chillies in cheese, and very hot; hotels cook milder food for visitors. The lists on this page say which meals are in the price. Tell us what you do not eat when you book.',
  indianFood:
    'The lists on this page say which meals are in the price. Tell us what you do not eat when you book, and we pass it on to the hotels.',
  cruiseFood:
    'The lists on this page say which meals are in the price. Tell us what you do not eat when you book, and we pass it on to the kitchen on board.',
  money: 'How do we pay, and what is cash for?',
  bhutanMoney:
    'Your quote says what is to be paid and by when. Bhutan’s money is the ngultrum, worth the same as the rupee. Bring cash for what the price does not include, such as entrance tickets, drinks and tips. Ask us before you leave which notes and cards are taken.',
  indianMoney:
    'Your quote says what is to be paid and by when. Bring cash for what the price does not include, such as entrance tickets, drinks and tips.',
  means: (means: string) => `You can pay by ${means}.`,
  weather: 'What is the weather like?',
  weatherAnswer: weather,
  change: 'What if our plans change?',
  changeAnswer:
    'Your quote names the terms of changing and cancelling before you accept it, and they hold for this trip.',
  terms: { name: 'Terms of booking', path: paths.bookingTerms },
};
