import type { PosterEntry } from '@purvai/posters';

/** The content of a public page as plain data, without its layout. */

export type Link = { name: string; path: string };
/** A poster, or the image of the library that staff chose in its place; the poster is shown when the image is gone. */
export type PagePicture = PosterEntry & { imageAddress?: string };

type Question = { question: string; answer: string };

/** A short text with a name: a reason, a kind of tour, a service. It may link to a page. */
export type Point = { name: string; text: string; path?: string };

/** A picture with its caption and an optional link. */
export type PictureNote = { poster: PagePicture; name: string; note: string; path?: string };

/** A place with its own description; the id is its anchor on the page. */
export type PlaceCopy = {
  id: string;
  name: string;
  /** Absent where the page shows it elsewhere. */
  poster?: PosterEntry;
  /** The link of a picture that staff chose instead of a poster. */
  photo?: string;
  /** What the picture shows; empty when the text says the same. */
  pictureAlt?: string;
  paragraphs: readonly string[];
  facts: readonly { name: string; value: string }[];
  /** Its own page. */
  path?: string;
};

/** Where the records of a list of places come from. */
export type PlaceSource =
  | { by: 'hand'; slugs: readonly string[] }
  /** By region and kind, where they are not empty. */
  | { by: 'query'; region: string; kind: string; max: number };

export type Block =
  | { kind: 'text'; paragraphs: readonly string[] }
  | { kind: 'points'; points: readonly Point[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'pictures'; pictures: readonly PictureNote[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** Without a source, the records that Places lists on this page. */
  | {
      kind: 'places';
      places: readonly PlaceCopy[];
      source?: PlaceSource;
      /** The page with their whole text, where this one has them in short. */
      guide?: string;
    }
  | { kind: 'questions'; questions: readonly Question[] }
  /** A card with the contact buttons. */
  | { kind: 'call'; heading: string; text: string }
  | { kind: 'button'; name: string; path: string }
  /** Name, address, registration and a contact of the firm, from the settings. */
  | { kind: 'firm' }
  /** What the page makes from the rates and the settings. */
  | { kind: 'part'; part: PartName };

export const partNames = [
  'change-terms',
  'fare-includes',
  'fare-extras',
  'payment-terms',
  'refund-terms',
  'gst-terms',
  'contact-ways',
] as const;

export type PartName = (typeof partNames)[number];

export type SectionContent = {
  /** The section's anchor, unique on the page. */
  id: string;
  heading: string;
  /** Beside the section on a wide screen. */
  poster?: PagePicture;
  blocks: readonly Block[];
  link?: Link;
};

export type PageContent = {
  /** At most 60 characters, unique among the pages. */
  title: string;
  /** At most 160 characters, unique among the pages. */
  description: string;
  poster: PagePicture;
  /** The breadcrumb's parent pages, and the page's own name. */
  trail: readonly Link[];
  here: string;
  heading: string;
  lead: string;
  /** The prefilled text of a chat opened from this page. */
  chatText: string;
  sections: readonly SectionContent[];
  /** The heading and text above the message form. */
  closing: { heading: string; text: string };
  /** The page's subject in the structured data. */
  about?: {
    type: 'TaxiService' | 'TouristTrip';
    name: string;
    areas: readonly string[];
    /** The lowest and highest price among so many offers. */
    offer?: { lowPaise: number; highPaise: number; count: number };
  };
};
