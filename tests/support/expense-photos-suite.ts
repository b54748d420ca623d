import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { attachmentKeys, maxPhotosOfDuty } from '#domain/attachments/attachment.ts';
import { expectPhoto, openAttachment } from '#domain/attachments/attachment-service.ts';
import {
  claimNextAttachment,
  removeUnusedAttachments,
  unnamedAttachmentFiles,
} from '#domain/attachments/attachment-work-service.ts';
import { listExpenses, takePhoto } from '#domain/bookings/expenses/expense-service.ts';
import { recordEntry, viewDriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import { enterExpense, removeEnteredExpense } from '#domain/bookings/slip/slip-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { createLog } from '#platform/log.ts';
import { removeNotedFiles } from '#platform/storage/files-to-remove.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { makeWaitingAttachments, openAttachmentMaker } from '#worker/images/attachment-maker.ts';
import { sourceImageScript } from '../../scripts/print/source-print-script.ts';
import { addDriverDuty } from './driver-duty.ts';
import { someActor } from './some-actor.ts';
import { hugePng, somePhoto } from './some-images.ts';
import { testDatabase } from './test-database.ts';

/** What happens to the photo of an expense, on the given storage. */
export function expensePhotosSuite(open: () => Storage): void {
  const test = testDatabase();
  const actor = someActor(test);
  const running = new AbortController().signal;
  const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;
  let storage: Storage;
  let parts: Parameters<typeof makeWaitingAttachments>[0];
  beforeAll(() => {
    storage = open();
    const log = createLog('fatal', 'worker');
    parts = {
      db: test.db,
      storage,
      encryption: test.encryption,
      log,
      attachmentMaker: openAttachmentMaker(sourceImageScript),
    };
  });

  const enter = async (token: string, fields: Record<string, string> = {}) => {
    const key = randomUUID();
    const toll = { kind: 'expense', expense: 'toll', amount: '120', reason: 'Byrnihat', key, ...fields };
    await recordEntry(test.db, token, parseInput(driverEntryInput, toll));
    return key;
  };
  const take = (token: string, key: string, bytes: Buffer) => takePhoto(parts, token, { key, bytes });
  const photoOf = async (dutyId: string, key: string) =>
    (await listExpenses(test.db, actor, [dutyId])).find((expense) => expense.key === key)?.photo;
  const storageNameOf = async (id = '') => {
    const [row] = await query('select storage_name from attachments where id = $1', [id]);
    return String(row?.storage_name);
  };
  const filesOf = async (name: string) => {
    const kept = await storage.list();
    return attachmentKeys(name).filter((key) => kept.includes(key));
  };

  describe('the photo of an expense', () => {
    it('becomes two pictures without the place where it was taken; what came is removed', async () => {
      const { dutyId, token } = await addDriverDuty(query);
      const key = await enter(token);
      const photo = await sharp(await somePhoto(1600, 1000))
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD3: { GPSLatitude: '26/1 8/1 0/1' } })
        .jpeg()
        .toBuffer();
      expect(await take(token, key, photo)).toBe('stored');
      expect(await photoOf(dutyId, key)).toMatchObject({ state: 'waiting' });
      await makeWaitingAttachments(parts, running);
      const made = await photoOf(dutyId, key);
      expect(made).toMatchObject({ state: 'ready', kind: 'picture', width: 1000, height: 1600 });
      for (const [size, side] of [
        ['small', 320],
        ['large', 1600],
      ] as const) {
        const file = await openAttachment(parts, actor, made?.id ?? '', size);
        expect(file?.type).toBe('image/webp');
        const facts = await sharp(await new Response(file?.body).bytes()).metadata();
        expect(facts).toMatchObject({ format: 'webp', height: side });
        expect(facts.exif).toBeUndefined();
      }
      await removeNotedFiles(parts);
      const name = await storageNameOf(made?.id);
      expect(await filesOf(name)).toEqual(attachmentKeys(name).slice(1));
      expect((await viewDriverDuty(test.db, token))?.photoKeys).toEqual([key]);
    });

    it('is stored once, however often and at however many times it is sent', async () => {
      const { dutyId, token } = await addDriverDuty(query);
      const key = await enter(token);
      const photo = await somePhoto(300, 200);
      const taken = await Promise.all(Array.from({ length: 8 }, () => take(token, key, photo)));
      expect(new Set(taken)).toEqual(new Set(['stored']));
      await makeWaitingAttachments(parts, running);
      expect(await take(token, key, await somePhoto(90, 90))).toBe('stored');
      expect(await photoOf(dutyId, key)).toMatchObject({ state: 'ready', width: 300 });
      expect(await query('select 1 from attachments where duty_id = $1', [dutyId])).toHaveLength(1);
    });

    it('needs a link that works, an expense of the driver and a picture', async () => {
      const [mine, other] = [await addDriverDuty(query), await addDriverDuty(query)];
      const key = await enter(mine.token);
      const photo = await somePhoto(60, 60);
      expect(await take('x'.repeat(43), key, photo)).toBe('gone');
      expect(await take(other.token, key, photo)).toBe('unknown');
      expect(await take(mine.token, randomUUID(), photo)).toBe('unknown');
      expect(await take(mine.token, "'; drop", photo)).toBe('unknown');
      expect(await take(mine.token, key, Buffer.from('%PDF-1.7'))).toBe('wrong-type');
      const staffs = randomUUID();
      const typed = { key: staffs, expense: 'toll', amountPaise: 100_00, reason: 'By phone' } as const;
      await enterExpense(test.db, actor, mine.dutyId, typed);
      expect(await take(mine.token, staffs, photo)).toBe('unknown');
      await query(
        `update duties set pickup_at = pickup_at - interval '9 days', ends_at = ends_at - interval '9 days'
        where id = $1`,
        [mine.dutyId],
      );
      expect(await take(mine.token, key, photo)).toBe('gone');
      expect(await query('select 1 from attachments where duty_id = $1', [mine.dutyId])).toEqual([]);
    });

    it('is limited in number', async () => {
      const { dutyId, token } = await addDriverDuty(query);
      const photo = await somePhoto(20, 20);
      const keys = await Promise.all(Array.from({ length: maxPhotosOfDuty + 1 }, () => enter(token)));
      await test.db.transaction(async (tx) => {
        for (const key of keys.slice(1)) await expectPhoto(tx, dutyId, key);
      });
      expect(await take(token, keys[0] ?? '', photo)).toBe('too-many');
      expect(await take(token, keys[1] ?? '', photo)).toBe('stored');
    });

    it('goes with the expense that driver or staff remove, and does not come back', async () => {
      const { dutyId, token } = await addDriverDuty(query);
      for (const by of ['driver', 'staff']) {
        const key = await enter(token);
        await take(token, key, await somePhoto(80, 60));
        await makeWaitingAttachments(parts, running);
        const name = await storageNameOf((await photoOf(dutyId, key))?.id);
        if (by === 'driver')
          await recordEntry(
            test.db,
            token,
            parseInput(driverEntryInput, { kind: 'removal', key: randomUUID(), removes: key }),
          );
        else
          await removeEnteredExpense(test.db, actor, dutyId, {
            key: randomUUID(),
            removes: key,
            reason: 'Twice',
          });
        await removeNotedFiles(parts);
        expect(await filesOf(name), by).toEqual([]);
        // It waited on the phone while the expense was removed.
        expect(await take(token, key, await somePhoto(80, 60))).toBe('stored');
        expect(await query('select 1 from attachments where duty_id = $1', [dutyId])).toEqual([]);
      }
    });

    it('that no one can read is refused for staff to see, and nothing of it is kept', async () => {
      const { dutyId, token } = await addDriverDuty(query);
      const broken = (await somePhoto(200, 200)).subarray(0, 2000);
      for (const [bytes, code] of [
        [hugePng(20_000), 'too_many_pixels'],
        [broken, 'damaged'],
        [Buffer.concat([await somePhoto(64, 64), Buffer.from('<html><script>')]), 'two_types'],
      ] as const) {
        const key = await enter(token);
        expect(await take(token, key, bytes)).toBe('stored');
        await makeWaitingAttachments(parts, running);
        const photo = await photoOf(dutyId, key);
        expect(photo?.state).toBe('refused');
        const [row] = await query('select refused_code from attachments where id = $1', [photo?.id]);
        expect(row).toEqual({ refused_code: code });
        expect(await openAttachment(parts, actor, photo?.id ?? '', 'large')).toBeUndefined();
        await removeNotedFiles(parts);
        expect(await filesOf(await storageNameOf(photo?.id))).toEqual([]);
      }
    });

    it('leaves nothing behind when it did not arrive, ended its workers or lost its row', async () => {
      const { dutyId, token } = await addDriverDuty(query);
      const [half, deadly] = [await enter(token), await enter(token)];
      const reserved = await test.db.transaction((tx) => expectPhoto(tx, dutyId, half));
      if (typeof reserved === 'string') throw new Error(reserved);
      // The process was killed between the file and its row.
      const [received = ''] = attachmentKeys(reserved.storageName);
      await storage.put(received, await somePhoto(50, 50));
      await take(token, deadly, await somePhoto(50, 50));
      const aged = (state: string) =>
        query(
          `update attachments set created_at = now() - interval '2 hours', claimed_at = now() - interval '1 hour'
           where duty_id = $1 and state = $2`,
          [dutyId, state],
        );
      for (let tries = 0; tries < 3; tries++) {
        expect(await claimNextAttachment(test.db)).toBeDefined();
        await aged('waiting');
      }
      expect(await claimNextAttachment(test.db)).toBeUndefined();
      await aged('arriving');
      await removeUnusedAttachments(test.db);
      await removeNotedFiles(parts);
      expect(await filesOf(reserved.storageName)).toEqual([]);
      expect(await photoOf(dutyId, deadly)).toMatchObject({ state: 'refused' });
      expect(await photoOf(dutyId, half)).toBeUndefined();
      await storage.put('attachments/0123456789abcdef0123456789abcdef-large.webp', Buffer.from('x'));
      expect(await unnamedAttachmentFiles(test.db, await storage.list())).toEqual([
        'attachments/0123456789abcdef0123456789abcdef-large.webp',
      ]);
    });
  });
}
