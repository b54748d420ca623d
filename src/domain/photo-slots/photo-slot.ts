/** What a photograph shows, in the order in which staff see them. */
export const slotKinds = ['car', 'driver', 'office', 'hotels', 'boats'] as const;
export type SlotKind = (typeof slotKinds)[number];

export const carSlot = (carType: string): string => `car:${carType}`;
export const driverSlot = (driverId: string): string => `driver:${driverId}`;
export const hotelSlot = (country: string): string => `hotels:${country}`;
export const officeSlot = 'office';
export const boatSlots = { cruises: 'boats:cruises', diving: 'boats:diving' } as const;

/** The slot of a package's page: what its guests sleep on, or in. */
export function packageSlot({ country, theme }: { country: string; theme: string }): string {
  if (theme === 'cruise') return boatSlots.cruises;
  return theme === 'scuba' ? boatSlots.diving : hotelSlot(country);
}

/** A slot with the name of its subject; the address is that of an image of the library, or empty. */
export type PhotoSlot = { slot: string; kind: SlotKind; name: string; address: string };
