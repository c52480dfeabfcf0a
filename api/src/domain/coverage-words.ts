import type { CoverageOutcome } from './coverage-rules';

/** Part of a turno's copy. */
interface Covered {
  insurerName: string;
  planName: string | null;
  isPrivatePay: boolean;
  outcome: CoverageOutcome;
}

/** "OSDE 210" */
export function payerName({ insurerName, planName }: Pick<Covered, 'insurerName' | 'planName'>): string {
  return [insurerName, planName].filter(Boolean).join(' ');
}

/** Whether the patient owes a copay at most, in contrast to the fee. */
export function paysCopay(coverage: Covered | null): coverage is Covered {
  return coverage !== null && !coverage.isPrivatePay && coverage.outcome !== 'no';
}

export const COVERAGE_WORDS = { payer: 'Obra social', copay: 'Copago', bring: 'Traé' };

/** As patients read it; null: they pay alone. `copay` null: an amount that the clinic has not entered. */
export function copayWords<Amount extends string | number>(
  coverage: Covered,
  copay: Amount | null,
  format: (copay: Amount) => string,
): string | null {
  if (coverage.isPrivatePay) return null;
  if (!paysCopay(coverage)) return 'No se atiende: se paga la tarifa';
  if (copay === null) return 'A confirmar con la clínica';
  return Number(copay) === 0 ? 'Sin copago' : format(copay);
}

/** Things for the patient to bring; null: none for the payer. */
export function bringWords(coverage: Covered): string | null {
  if (!paysCopay(coverage)) return null;
  const card = `carnet de ${payerName(coverage)}`;
  return coverage.outcome === 'with_authorization' ? `${card}, DNI y orden autorizada` : `${card} y DNI`;
}
