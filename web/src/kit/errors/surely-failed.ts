import { capitalized } from '../text/capitalized';
import type { UnsureText } from './banner-text';

/** For requests that change nothing: without an answer they failed. */
export const surelyFailed =
  (failed: string): UnsureText =>
  (reason) =>
    `${failed}. ${capitalized(reason)}.`;
