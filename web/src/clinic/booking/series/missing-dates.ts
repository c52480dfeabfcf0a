import { repeatTexts } from './texts';

export function missingDates(turnos: readonly unknown[] | undefined): string | null {
  if (turnos === undefined) return repeatTexts.datesMissing;
  return turnos.length < 2 ? repeatTexts.tooFew : null;
}
