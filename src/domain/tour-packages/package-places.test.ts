import { describe, expect, it } from 'vitest';
import { samplePackages } from '../../../scripts/database/sample-packages.ts';
import { nightsIn } from './package-details.ts';
import { readDetails } from './package-details-input.ts';
import { stopsOf, textOfPlan } from './package-places.ts';

describe('the places of a tour', () => {
  it('have nights where the line names them, and are their own line otherwise', () => {
    const lines = ['Paro airport', 'Paro: 2 nights', 'Haa : 1 night', 'Punakha: 3', 'Pass: about 3,100 m'];
    expect(stopsOf(lines)).toEqual([
      { name: 'Paro airport', nights: 0 },
      { name: 'Paro', nights: 2 },
      { name: 'Haa', nights: 1 },
      { name: 'Punakha', nights: 3 },
      { name: 'Pass: about 3,100 m', nights: 0 },
    ]);
  });

  it('are typed one per line', () => {
    const read = readDetails(JSON.stringify({ places: 'Paro: 2 nights\n\n Taktsang ' }));
    expect(read).toMatchObject({ details: { places: ['Paro: 2 nights', 'Taktsang'] } });
  });

  it('are none in a package from before there were any', () => {
    expect(stopsOf(undefined)).toEqual([]);
  });
});

describe.each(samplePackages)('the sample $name', ({ duration, itinerary, details, inclusions }) => {
  const plan = textOfPlan({ details, itinerary });

  it('has a day more than nights, and as many nights on its way', () => {
    const nights = nightsIn(duration);
    expect(duration).toBe(`${itinerary.length} days, ${nights} nights`);
    expect(itinerary).toHaveLength((nights ?? 0) + 1);
    expect(stopsOf(details.places).reduce((sum, stop) => sum + stop.nights, 0)).toBe(nights);
  });

  it('says on which days one arrives and departs', () => {
    expect(itinerary[0]?.title).toContain('Arrival');
    expect(itinerary.at(-1)?.title).toContain('Departure');
  });

  it('has in its day plan what is sold with it', () => {
    for (const sold of ['Hot stone bath', 'Licensed guide'])
      if (details.included.includes(sold)) expect(plan.toLowerCase()).toContain(sold.toLowerCase());
    expect(details.included).toContain('Licensed guide');
    expect(inclusions).toContain('licensed guide');
  });
});
