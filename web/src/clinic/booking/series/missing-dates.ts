import { repeatTexts } from './texts';

/** The fault of the chosen dates; null: none. */
export function missingDates(turnos: readonly unknown[] | undefined): string | null {
  if (turnos === undefined) return repeatTexts.datesMissing;
  return turnos.length < 2 ? repeatTexts.tooFew : null;
}
