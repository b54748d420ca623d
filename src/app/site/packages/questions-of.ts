import type { Link } from '#app/content/page-content.ts';
import { bhutanHeights } from '#app/content/places/bhutan-facts.ts';
import { packagePriceContent } from '#app/content/site/package-price.ts';
import { packageQuestions as content } from '#app/content/site/packages/questions.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise, formatUsd } from '#domain/shared/money.ts';
import type { PackageDetails } from '#domain/tour-packages/package-details.ts';
import { textOfPlan } from '#domain/tour-packages/package-places.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';

export type PackageQuestion = { question: string; answer: string; link?: Link };

type Tour = Pick<DescribedTourPackage, 'country' | 'itinerary' | 'details'>;

function feeAnswer(settings: SiteSettings): string {
  const { bhutanFeesCheckedOn: checkedOn } = settings;
  const answer = content.feeAnswer({
    adult: formatPaise(settings.sdfIndianRupees * 100),
    child: formatPaise(settings.sdfIndianChildRupees * 100),
    otherAdult: formatUsd(settings.sdfOtherUsd),
    otherChild: formatUsd(settings.sdfOtherChildUsd),
    freeUnderAge: settings.sdfFreeUnderAge,
    adultFromAge: settings.sdfAdultFromAge,
  });
  const checked =
    checkedOn === null ? packagePriceContent.feesToConfirm : content.feeChecked(dateText(checkedOn));
  return `${answer} ${checked}`;
}

/** The heights of the places that the plan names, or of all when it names none. */
function heightAnswer(tour: Tour): string {
  const plan = textOfPlan(tour);
  const named = bhutanHeights.filter(({ place }) => plan.includes(place));
  const heights = named.length > 0 ? named : bhutanHeights;
  return content.heightAnswer(heights.map(({ place, height }) => `${place}: ${height}`).join(', '));
}

const childrenAnswer = ({ minAge, childPrices }: PackageDetails): string =>
  [
    minAge === null ? content.noMinAge : content.minAge(minAge),
    ...(childPrices.length > 0 ? [content.childPrices] : []),
  ].join(' ');

const moneyAnswer = (answer: string, { paymentMeans }: SiteSettings): string =>
  paymentMeans ? `${content.means(paymentMeans)} ${answer}` : answer;

const bhutanQuestions = (tour: Tour, settings: SiteSettings): PackageQuestion[] => [
  { question: content.papers, answer: content.bhutanPapers(formatUsd(settings.bhutanVisaUsd)) },
  { question: content.fee, answer: feeAnswer(settings) },
  { question: content.height, answer: heightAnswer(tour) },
  { question: content.children, answer: childrenAnswer(tour.details) },
  { question: content.food, answer: content.bhutanFood },
  { question: content.money, answer: moneyAnswer(content.bhutanMoney, settings) },
  { question: content.weather, answer: content.weatherAnswer },
];

const indianQuestions = ({ details }: Tour, settings: SiteSettings): PackageQuestion[] => [
  { question: content.papers, answer: details.papers.join('. ') || content.indianPapers },
  { question: content.children, answer: childrenAnswer(details) },
  { question: content.food, answer: details.theme === 'cruise' ? content.cruiseFood : content.indianFood },
  { question: content.money, answer: moneyAnswer(content.indianMoney, settings) },
];

/** What visitors ask about a tour of its country, with the answers for this tour. */
export const questionsOf = (tour: Tour, settings: SiteSettings): PackageQuestion[] => [
  ...(tour.country === 'Bhutan' ? bhutanQuestions(tour, settings) : indianQuestions(tour, settings)),
  { question: content.change, answer: content.changeAnswer, link: content.terms },
];
