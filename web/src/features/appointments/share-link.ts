import { clockTime, dayOf, longDate } from '../../shared/time/clinic-time';
import { texts } from './texts';

/**
 * A WhatsApp message to whomever the person picks. Where and when only: neither professional nor specialty,
 * which would tell of somebody's health.
 */
export function whatsAppLink(clinicName: string, startTime: string): string {
  const text = texts.shareMessage(clinicName, longDate(dayOf(startTime)), clockTime(startTime));
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
