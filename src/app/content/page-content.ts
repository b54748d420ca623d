import type { PosterEntry } from '@purvai/posters';

/** The copy of a public page as plain data: what is said, in which order, and nothing of how it looks. */

export type Link = { name: string; path: string };
type Question = { question: string; answer: string };

/** A short thing with a name: a reason, a kind of tour, a service. It may have a page of its own. */
export type Point = { name: string; text: string; path?: string };

/** A picture with its caption. Without a path it leads nowhere. */
export type PictureNote = { poster: PosterEntry; name: string; note: string; path?: string };

/** A place worth a write-up of its own; the id is its anchor on the page. */
export type Place = {
  id: string;
  name: string;
  poster: PosterEntry;
  paragraphs: readonly string[];
  facts: readonly { name: string; value: string }[];
};

export type Block =
  | { kind: 'text'; paragraphs: readonly string[] }
  | { kind: 'points'; points: readonly Point[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'pictures'; pictures: readonly PictureNote[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'places'; places: readonly Place[] }
  | { kind: 'questions'; questions: readonly Question[] }
  /** A card that leads to a person by phone and chat. */
  | { kind: 'call'; heading: string; text: string }
  | { kind: 'button'; name: string; path: string };

export type SectionContent = {
  /** The anchor of the section; no two alike on a page. */
  id: string;
  heading: string;
  /** Stands beside the section on a wide screen. */
  poster?: PosterEntry;
  blocks: readonly Block[];
  link?: Link;
};

export type PageContent = {
  /** At most 60 characters, and no two pages alike. */
  title: string;
  /** At most 160 characters, and no two pages alike. */
  description: string;
  poster: PosterEntry;
  /** The pages above this one, and its own name after them. */
  trail: readonly Link[];
  here: string;
  heading: string;
  lead: string;
  /** What is already typed when a visitor opens the chat from this page. */
  chatText: string;
  sections: readonly SectionContent[];
  /** How the page ends: the message form under a heading of the page's own. */
  closing: { heading: string; text: string };
  /** What machines are told that the page is about. */
  about?: { type: 'TaxiService' | 'TouristTrip'; name: string; areas: readonly string[] };
};
