import { longDate, shortDate } from '../../../shared/time/clinic-time';

interface Preference {
  /** yyyy-MM-dd */
  preferredDate: string | null;
  /** HH:mm */
  preferredTime: string | null;
}

/** "mar, 24 nov · 09:30", "mar, 24 nov", "09:30"; or that any would do. */
export function preferenceText({ preferredDate, preferredTime }: Preference): string {
  const parts = [preferredDate && shortDate(preferredDate), preferredTime].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Sin preferencia';
}

/** "martes, 24 de noviembre de 2026" */
export function preferredDateText({ preferredDate }: Preference): string {
  return preferredDate === null ? 'Sin preferencia' : longDate(preferredDate);
}

export function preferredTimeText({ preferredTime }: Preference): string {
  return preferredTime ?? 'Sin preferencia';
}
