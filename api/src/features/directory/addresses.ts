/** Paths of the web's pages; the web has its own in `.paths.ts`. */
export const professionalPath = (slug: string): string => `/profesionales/${slug}`;
export const specialtyPath = (slug: string): string => `/especialidades/${slug}`;
export const requestPath = (specialtyId: number): string => `/book-specialty/${specialtyId}`;

/** The booking, at `startTime` (an instant with the clinic's offset) when given. */
export function bookingPath(professionalId: number, startTime?: string): string {
  const path = `/book/${professionalId}`;
  return startTime === undefined ? path : `${path}?dia=${startTime.slice(0, 10)}&hora=${startTime.slice(11, 16)}`;
}

/** The name that an address ends with, decoded, without a final slash; '' when it cannot be. */
export function decoded(asked: string): string {
  try {
    return decodeURIComponent(asked).replace(/\/$/, '');
  } catch {
    return '';
  }
}
