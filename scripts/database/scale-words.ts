const places =
  'Guwahati Shillong Sohra Kaziranga Majuli Tezpur Jorhat Sivasagar Dibrugarh Haflong Umananda Sualkuchi Hajo Manas Pobitora Dawki Mawlynnong Delhi Agra Jaipur Shimla Manali Haridwar Rishikesh Thimphu Paro Punakha Haa Bumthang Phobjikha Wangdue Trongsa Havelock Neil Chidiyatapu Goa Netrani Kovalam'.split(
    ' ',
  );
const themes =
  'ferry market monastery dzong tea garden grassland rhinoceros bridge waterfall cave river sandbank temple museum fort ridge pine forest festival weaving silk bamboo lunch breakfast driver car road pass viewpoint sunrise monsoon winter spring autumn reef dive snorkel boat harbour lighthouse island beach coral turtle walk trek raft cycle guesthouse homestay permit fee luggage terminal platform morning evening night weekend holiday family friends'.split(
    ' ',
  );

export type Pick = <Value>(list: readonly Value[]) => Value;

/** Seeded, so that two measurements use the same rows. */
export function pickerFrom(seed: number): Pick {
  let state = seed;
  return (list) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[Math.floor((state / 2_147_483_648) * list.length)] as (typeof list)[number];
  };
}

export const pickPlace = (pick: Pick): string => pick(places);
export const pickTheme = (pick: Pick): string => pick(themes);

/** A meaningless paragraph of about forty words, with the word frequencies of a real text. */
export function paragraph(pick: Pick): string {
  const sentence = () =>
    `The ${pickTheme(pick)} near ${pickPlace(pick)} is best by ${pickTheme(pick)}, with ${pickTheme(pick)} and ${pickTheme(pick)} on the way to ${pickPlace(pick)}.`;
  return `<p>${sentence()} ${sentence()}</p>`;
}

/** Every word that can occur in these texts. */
export const vocabulary = [...places, ...themes].join(' ');
