import { done } from '#app/staff/forms/action-result.ts';
import { intent, staffIntents } from '#app/staff/shell/intents.ts';
import { describeInput } from '#domain/images/image-input.ts';
import { deleteImage, describeImage } from '#domain/images/image-staff-service.ts';
import { maxStaffFormKiB } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import { staffImagesContent as content } from './texts.ts';

/** The action of the page of images; files arrive by `server/endpoints/image-uploads.ts`. */
export const handleImages = staffIntents(maxStaffFormKiB, {
  describe: intent(describeInput, async ({ db, actor }, input) => {
    await describeImage(db, actor, input);
    return done(content.saved);
  }),
  delete: intent(textFields('id'), async ({ db, actor }, { id }) => {
    await deleteImage(db, actor, id);
    return done(content.deleted);
  }),
});
