import { texts } from '../texts';

export interface Call {
  /** Unique per call, even if it repeats. */
  key: string;
  initials: string | null;
  code: string;
  room: string;
  /** HH:mm */
  at: string;
}

/** State of a screen; latest call first. */
export interface ScreenState {
  name: string;
  clinic: string;
  timeZone: string;
  calls: readonly Call[];
}

/** New calls in `after`, oldest first; none without a `before`. */
export function newCalls(before: ScreenState | null, after: ScreenState): readonly Call[] {
  if (!before) return [];
  const known = new Set(before.calls.map(({ key }) => key));
  return after.calls.filter(({ key }) => !known.has(key)).toReversed();
}

/** "M. P. · 123", or the ticket alone. */
export function callText({ initials, code }: Pick<Call, 'initials' | 'code'>): string {
  return initials === null ? code : `${initials} · ${code}`;
}

/** Spells the code for speech, as "A07" would be a word and "123" a number. */
export function spokenCall({ initials, code, room }: Call): string {
  const spelt = Array.from(code).join(' ');
  return texts.screen.spoken(initials?.replaceAll('.', '') ?? texts.screen.code, spelt, room);
}
