/** HH:mm, 00:00 to 23:59. */
export const TIME_TEXT = /^([01]\d|2[0-3]):[0-5]\d$/;

const LOOSE = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/;

/** Rewrites 9, 930, 9.30 and 9:30 hs as HH:mm; trims others. */
export function tidyTimeText(typed: string): string {
  const text = typed.trim();
  const [, hour, minute = '00'] = LOOSE.exec(text.replace(/\s*hs?\.?$/i, '')) ?? [];
  return hour === undefined ? text : `${hour.padStart(2, '0')}:${minute}`;
}
