import { useLocation } from 'react-router';
import { privacyVersion } from '#app/content/site/privacy.ts';
import ContactForm from '#app/islands/contact-form.island.tsx';
import { Island } from '#app/islands/island.tsx';
import type { ContactAnswer } from '#app/islands/use-message.ts';
import { useCarChoices } from '#app/site/use-site-settings.ts';
import { placeOf } from '#domain/enquiries/intake/origin.ts';
import type { AnswerWay } from '#domain/enquiries/intake/ride-fields-input.ts';
import { tripFieldsAsked } from '#domain/enquiries/intake/trip-fields-input.ts';
import { messageFormId } from '#paths.ts';

type Props = {
  heading: string;
  text?: string;
  action: string;
  begun?: string | undefined;
  packageId?: string;
  /** The fields of a cab trip as a query string. */
  trip?: string;
  /** Who travels, as the query string of a package's price. */
  party?: string;
  /** How the visitor is answered unless they choose otherwise; without it the form does not ask. */
  answerBy?: AnswerWay;
  answer?: ContactAnswer | undefined;
};

/** The message form, used on every page. Without script it is shown again by another page, with the same fields. */
export function MessageForm(props: Props) {
  const {
    heading,
    text,
    action,
    begun = '',
    packageId = '',
    trip = '',
    party = '',
    answerBy,
    answer,
  } = props;
  const { pathname } = useLocation();
  const cars = useCarChoices();
  const { service } = placeOf(answer?.values?.page ?? pathname);
  const asked = tripFieldsAsked({ service, trip, party });
  const about = { page: pathname, packageId, consent: privacyVersion, begun, trip, party };
  return (
    <section
      id={messageFormId}
      aria-labelledby="form-heading"
      className="@container rounded-2xl border border-line bg-card p-4 sm:p-8 print:hidden"
    >
      <h2 id="form-heading" className="text-2xl sm:text-3xl">
        {heading}
      </h2>
      {text && <p className="mt-2 text-quiet">{text}</p>}
      <Island
        name="contact-form"
        component={ContactForm}
        props={{
          action,
          about,
          asked,
          cars: asked.includes('carType') ? cars : [],
          ...(answerBy && { answerBy }),
          ...(answer && { answer }),
        }}
      />
    </section>
  );
}
