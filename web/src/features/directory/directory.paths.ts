export const PROFESSIONAL_PAGE_ROUTE = '/profesionales/:slug';
export const SPECIALTY_PAGE_ROUTE = '/especialidades/:slug';

/** A professional's own page. */
export function professionalPagePath(slug: string): string {
  return PROFESSIONAL_PAGE_ROUTE.replace(':slug', slug);
}

/** A specialty's own page. */
export function specialtyPagePath(slug: string): string {
  return SPECIALTY_PAGE_ROUTE.replace(':slug', slug);
}
