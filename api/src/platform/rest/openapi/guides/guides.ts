export interface Guide {
  /** Below /api/docs. */
  name: string;
  file: string;
  title: string;
  lang: 'en' | 'es-AR';
}

export const GUIDES: readonly Guide[] = [
  { name: 'guia', file: 'docs/integrators.md', title: 'Integrating with Turnero', lang: 'en' },
  { name: 'eventos', file: 'docs/events.md', title: 'Eventos de Turnero', lang: 'es-AR' },
  { name: 'cambios', file: 'CHANGELOG.md', title: 'Cambios de Turnero', lang: 'es-AR' },
];
