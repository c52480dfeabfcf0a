import type { CSSProperties } from 'react';

/** In rem: large text lengthens the day. 20 minutes fit two lines, half an hour three. */
const MINUTE = 0.115;

export const remOf = (minutes: number): number => minutes * MINUTE;

export const heightOf = (minutes: number): string => `${remOf(minutes).toFixed(2)}rem`;

export const downTo = (from: number, length = 0): CSSProperties => ({ top: heightOf(from), height: heightOf(length) });
