/** A road between two neighbouring stops, in both directions. Minutes are those of driving by day on a dry road. */
export type RoadLeg = {
  from: string;
  to: string;
  km: number;
  minutes: number;
  isHill: boolean;
  /** The months, 1 to 12, in which snow or rain closes it. */
  closedMonths: readonly number[];
  note: string;
  /** Empty while nobody has confirmed the figures. */
  source: string;
};

/** A part of a way as it is driven. */
export type DrivenLeg = { from: string; to: string; km: number; minutes: number; isHill: boolean };

/** The road from one stop to another. */
export type Way = {
  km: number;
  minutes: number;
  /** A figure in it is still to be confirmed. */
  isAbout: boolean;
  /** In the order in which they are driven. */
  legs: readonly DrivenLeg[];
  /** What the traveller should know of its legs, each once. */
  notes: readonly string[];
};
