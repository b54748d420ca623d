/** The states and union territories by the two digits that begin a GSTIN. */
export const stateNames = {
  '35': 'Andaman and Nicobar Islands',
  '37': 'Andhra Pradesh',
  '12': 'Arunachal Pradesh',
  '18': 'Assam',
  '10': 'Bihar',
  '04': 'Chandigarh',
  '22': 'Chhattisgarh',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '30': 'Goa',
  '24': 'Gujarat',
  '06': 'Haryana',
  '02': 'Himachal Pradesh',
  '01': 'Jammu and Kashmir',
  '20': 'Jharkhand',
  '29': 'Karnataka',
  '32': 'Kerala',
  '38': 'Ladakh',
  '31': 'Lakshadweep',
  '23': 'Madhya Pradesh',
  '27': 'Maharashtra',
  '14': 'Manipur',
  '17': 'Meghalaya',
  '15': 'Mizoram',
  '13': 'Nagaland',
  '21': 'Odisha',
  '34': 'Puducherry',
  '03': 'Punjab',
  '08': 'Rajasthan',
  '11': 'Sikkim',
  '33': 'Tamil Nadu',
  '36': 'Telangana',
  '16': 'Tripura',
  '09': 'Uttar Pradesh',
  '05': 'Uttarakhand',
  '19': 'West Bengal',
} as const satisfies Record<string, string>;

export type StateCode = keyof typeof stateNames;

/** By name, because digits as keys are listed first and out of order. */
export const stateCodes = (Object.keys(stateNames) as StateCode[]).toSorted((a, b) =>
  stateNames[a].localeCompare(stateNames[b], 'en'),
);

export const isStateCode = (text: string): text is StateCode => Object.hasOwn(stateNames, text);

/** `Assam`; empty for no state. */
export const stateName = (code: string): string => (isStateCode(code) ? stateNames[code] : '');

/** The state that an address names; empty when there is none. The longest name wins. */
export const stateInAddress = (address: string): StateCode | '' =>
  stateCodes
    .filter((code) => address.toLowerCase().includes(stateNames[code].toLowerCase()))
    .toSorted((a, b) => stateNames[b].length - stateNames[a].length)[0] ?? '';
