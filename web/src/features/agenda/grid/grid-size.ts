import type { CSSProperties } from 'react';

export interface GridZoom {
  /** Height of a minute in rem: large text lengthens the day. */
  minute: number;
  /** In minutes; fits a line of text. Shorter entries are drawn as long. */
  shortest: number;
}

/** 20 minutes fit two lines, half an hour three. */
export const NORMAL: GridZoom = { minute: 0.115, shortest: 15 };
/** A quarter of an hour fits a line. */
export const LOW: GridZoom = { minute: 0.085, shortest: 15 };
/** Ten minutes do. */
export const HIGH: GridZoom = { minute: 0.19, shortest: 10 };

/** A line of text with the block's edges, in rem. */
const LINE = 1.15;

export const linesIn = (minutes: number, { minute }: GridZoom): number => Math.floor((minutes * minute) / LINE + 1e-6);

export const zoomStyle = ({ minute }: GridZoom) => ({ '--minute': `${minute}rem` }) as CSSProperties;

export const heightOf = (minutes: number): string => `calc(var(--minute) * ${minutes})`;

export const downTo = (from: number, length = 0): CSSProperties => ({ top: heightOf(from), height: heightOf(length) });
