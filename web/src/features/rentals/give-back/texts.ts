import { formatMoney } from '../../../kit/text/money';
import { percentText } from '../../../kit/text/quantity-text';

/** `currency`: ISO 4217. */
export const texts = {
  fields: { percentage: 'Crédito (%)', reason: 'Motivo' },
  faults: {
    percentage: 'El porcentaje',
    noPercentage: 'Escribí qué porcentaje se acredita',
    noReason: 'Escribí el motivo',
  },
  percentageHint: 'Vacío: lo que dispone la clínica para todos.',
  reasonHint: 'El profesional lo lee en su resumen y en el email.',
  decided: (percentage: number) => `Se acredita el ${percentText(percentage)}.`,
  credit: (credit: number, owed: number, currency: string | undefined) =>
    owed === 0
      ? `Se acredita todo (${formatMoney(credit, currency)}): no se cobra.`
      : credit === 0
        ? `No se acredita nada: quedan a pagar ${formatMoney(owed, currency)}.`
        : `Se acreditan ${formatMoney(credit, currency)}: quedan a pagar ${formatMoney(owed, currency)}.`,
};
