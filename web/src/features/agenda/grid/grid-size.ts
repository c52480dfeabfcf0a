import type { CSSProperties } from 'react';

/** In rem, so that large text makes the day longer: 20 minutes have two lines of text, half an hour three. */
const MINUTE = 0.115;

export const remOf = (minutes: number): number => minutes * MINUTE;

export const heightOf = (minutes: number): string => `${remOf(minutes).toFixed(2)}rem`;

/** Minutes from the beginning of what is shown. */
export const downTo = (from: number, length = 0): CSSProperties => ({ top: heightOf(from), height: heightOf(length) });
