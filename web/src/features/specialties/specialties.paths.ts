export const SPECIALTY_ROUTE = '/book-specialty/:specialtyId';

export function specialtyPath(specialtyId: number): string {
  return `/book-specialty/${specialtyId}`;
}
