/** The same as in the web's `.paths.ts`. */
export const professionalPath = (slug: string): string => `/profesionales/${slug}`;
export const specialtyPath = (slug: string): string => `/especialidades/${slug}`;
export const requestPath = (specialtyId: number): string => `/book-specialty/${specialtyId}`;

/** `startTime`: preselected, with the clinic's offset. */
export function bookingPath(professionalId: number, startTime?: string): string {
  const path = `/book/${professionalId}`;
  return startTime === undefined ? path : `${path}?dia=${startTime.slice(0, 10)}&hora=${startTime.slice(11, 16)}`;
}

/** '' when malformed. */
export function decoded(asked: string): string {
  try {
    return decodeURIComponent(asked).replace(/\/$/, '');
  } catch {
    return '';
  }
}
