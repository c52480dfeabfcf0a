export const kindTexts = {
  label: 'Tipo de consulta',
  none: 'Sin tipo',
  /** After a time was chosen. */
  undoes: 'Con otro tipo de consulta, el horario se elige de nuevo.',
  /** "45 min · $ 30.000" */
  facts: (minutes: number, fee: string) => `${minutes} min · ${fee}`,
};
