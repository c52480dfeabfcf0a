import { capitalized } from '../text/capitalized';
import type { UnsureText } from './banner-text';

/** For what changes nothing: without an answer it has failed all the same. */
export const surelyFailed =
  (failed: string): UnsureText =>
  (reason) =>
    `${failed}. ${capitalized(reason)}.`;
