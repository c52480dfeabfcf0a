/** Of the kinds of turno that are to choose from. */
export const kindTexts = {
  label: 'Tipo de consulta',
  none: 'Sin tipo',
  /** "45 min · $ 30.000" */
  facts: (minutes: number, fee: string) => `${minutes} min · ${fee}`,
};
