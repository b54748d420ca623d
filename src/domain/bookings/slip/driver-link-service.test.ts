import { describe, expect, it } from 'vitest';
import { toDriverLinkView } from '#app/staff/cabs/bookings/driver-link-view.ts';
import { assignDuty } from '#domain/bookings/board/assign-service.ts';
import { driverPath } from '#paths.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { fleetRows } from '../../../../tests/support/some-duty.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { offerDriverLink, viewDriverLink } from './driver-link-service.ts';

const test = testDatabase();
const actor = someActor(test);
const rows = fleetRows(async (text, values) => (await test.pool.query(text, values)).rows);

describe('what staff send to the driver after assigning', () => {
  it('has the link in the text and in WhatsApp, the same one each time', async () => {
    const [carId, driverId] = [await rows.addCar(), await rows.addDriver({ name: 'Anup Das' })];
    await test.pool.query(`update drivers set phone_e164 = '+919700000001' where id = $1`, [driverId]);
    const { dutyId } = await rows.addDuty();
    expect(await offerDriverLink(test, actor, dutyId)).toBeUndefined();
    const planned = await assignDuty(test.db, actor, { dutyId, revision: 1, carId, driverId });
    expect(planned).toMatchObject({ isNewsForDriver: true });
    expect(await viewDriverLink(test, actor, dutyId)).toMatchObject({ driverToken: null });
    const view = (await offerDriverLink(test, actor, dutyId)) ?? expect.unreachable();
    const link = toDriverLinkView(view, 'https://example.test') ?? expect.unreachable();
    expect(link.href).toBe(`https://example.test${driverPath(view.driverToken ?? '')}`);
    expect(link).toMatchObject({ driver: 'Anup Das', opened: '' });
    expect(decodeURIComponent(link.chatHref ?? '')).toContain(link.href);
    expect(JSON.stringify(view)).not.toContain('1234');
    expect((await offerDriverLink(test, actor, dutyId))?.driverToken).toBe(view.driverToken);
    const again = await assignDuty(test.db, actor, { dutyId, revision: 2, carId, driverId });
    expect(again).toMatchObject({ isNewsForDriver: false });
  });

  it('is only for those who plan, and nothing for a duty that is over', async () => {
    const driverId = await rows.addDriver();
    const { dutyId } = await rows.addDuty({ driverId, status: 'done' });
    expect(await offerDriverLink(test, actor, dutyId)).toBeUndefined();
    await expect(offerDriverLink(test, { ...actor, areas: ['money'] }, dutyId)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
