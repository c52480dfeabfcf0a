import { clockTime, dayOf, longDate } from '../../shared/time/clinic-time';

/**
 * A WhatsApp message to whomever the person picks. Where and when only: neither professional nor specialty,
 * which would tell of somebody's health.
 */
export function whatsAppLink(clinicName: string, startTime: string): string {
  const text = `Turno en ${clinicName}: ${longDate(dayOf(startTime))}, ${clockTime(startTime)} h`;
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
