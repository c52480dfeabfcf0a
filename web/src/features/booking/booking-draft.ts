import { hasTexts } from '../../shared/draft/draft';
import { EMPTY_PATIENT, type PatientValues } from './booking-form';

/** A booking that was interrupted: where the person stood and what was typed. */
export interface BookingDraft {
  /** The page's query, see booking-place. */
  query: string;
  values: PatientValues;
}

/** Its name among the drafts. */
export function bookingForm(professionalId: number): string {
  return `booking:${professionalId}`;
}

export function isBookingDraft(value: unknown): value is BookingDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { query, values } = value as Partial<BookingDraft>;
  return typeof query === 'string' && hasTexts(values, EMPTY_PATIENT);
}
