import { texts } from '../texts';

/** A call, as the server tells it. */
export interface Call {
  /** Another one whenever somebody is called, once more too. */
  key: string;
  initials: string | null;
  code: string;
  room: string;
  /** HH:mm */
  at: string;
}

/** All that a screen shows; the latest call first. */
export interface ScreenState {
  name: string;
  clinic: string;
  timeZone: string;
  calls: readonly Call[];
}

/** Those of `after` that are not in `before`, in the order in which they were made. None of the first state is new. */
export function newCalls(before: ScreenState | null, after: ScreenState): readonly Call[] {
  if (!before) return [];
  const known = new Set(before.calls.map(({ key }) => key));
  return after.calls.filter(({ key }) => !known.has(key)).toReversed();
}

/** "M. P. · 123", or the ticket alone. */
export function callText({ initials, code }: Pick<Call, 'initials' | 'code'>): string {
  return initials === null ? code : `${initials} · ${code}`;
}

/** For a voice, which would read "A07" as a word and "123" as a number. */
export function spokenCall({ initials, code, room }: Call): string {
  const spelt = Array.from(code).join(' ');
  return texts.screen.spoken(initials?.replaceAll('.', '') ?? texts.screen.code, spelt, room);
}
