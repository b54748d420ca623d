import { posterFiles } from 'virtual:poster-files';
import type { PosterEntry } from '@purvai/posters';
import type { Picture } from '#app/ui/poster.tsx';

/** A poster with the files that this build or server has of it. */
export const pictureOf = ({ name, focus }: PosterEntry): Picture => ({ ...posterFiles[name], focus });
