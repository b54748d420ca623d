import type { PosterEntry } from '@purvai/posters';

/** The content of a public page as plain data, without its layout. */

export type Link = { name: string; path: string };
type Question = { question: string; answer: string };

/** A short text with a name: a reason, a kind of tour, a service. It may link to a page. */
export type Point = { name: string; text: string; path?: string };

/** A picture with its caption and an optional link. */
export type PictureNote = { poster: PosterEntry; name: string; note: string; path?: string };

/** A place with its own description; the id is its anchor on the page. */
export type Place = {
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

export type Block =
  | { kind: 'text'; paragraphs: readonly string[] }
  | { kind: 'points'; points: readonly Point[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'pictures'; pictures: readonly PictureNote[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'places'; places: readonly Place[] }
  | { kind: 'questions'; questions: readonly Question[] }
  /** A card with the contact buttons. */
  | { kind: 'call'; heading: string; text: string }
  | { kind: 'button'; name: string; path: string }
  /** Name, address, registration and a contact of the firm, from the settings. */
  | { kind: 'firm' };

export type SectionContent = {
  /** The section's anchor, unique on the page. */
  id: string;
  heading: string;
  /** Beside the section on a wide screen. */
  poster?: PosterEntry;
  blocks: readonly Block[];
  link?: Link;
};

export type PageContent = {
  /** At most 60 characters, unique among the pages. */
  title: string;
  /** At most 160 characters, unique among the pages. */
  description: string;
  poster: PosterEntry;
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
