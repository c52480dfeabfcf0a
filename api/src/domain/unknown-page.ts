/** Shared by server and web (ADR 137). */
export const UNKNOWN_PAGE_WORDS = {
  tabTitle: 'Página no encontrada',
  /** Quoted by the documents, in English. */
  title: 'Unexpected Application Error!',
  sentence: 'No encontramos ninguna página en esta dirección.',
  hint: 'Puede estar incompleta o mal escrita, o la página cambió de lugar. Buscá acá qué necesitás, o volvé al inicio.',
  home: 'Volver al inicio',
} as const;
