import { enumerated } from '@turnero/api/domain/counted';

import { texts } from '../texts';

const { days, hours, minutes } = texts.offer.units;
const UNITS = [
  { inMinutes: 24 * 60, textOf: days },
  { inMinutes: 60, textOf: hours },
  { inMinutes: 1, textOf: minutes },
] as const;

/** "Te quedan 3 horas y 20 minutos.", rounded down to two units; null without time left. */
export function timeLeftText(milliseconds: number): string | null {
  if (milliseconds <= 0) return null;
  let rest = Math.floor(milliseconds / 60_000);
  const parts: { count: number; text: string }[] = [];
  for (const { inMinutes, textOf } of UNITS) {
    const count = Math.floor(rest / inMinutes);
    rest -= count * inMinutes;
    if (count > 0 && parts.length < 2) parts.push({ count, text: textOf(count) });
  }
  const [first] = parts;
  return first ? texts.offer.left(enumerated(parts.map(({ text }) => text)), first.count) : texts.offer.hardlyAny;
}
