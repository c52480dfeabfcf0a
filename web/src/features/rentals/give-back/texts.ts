import { plural } from '@turnero/api/domain/plural';

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
  turnos: {
    title: '¿Devolver con turnos?',
    summary: (turnos: number) => plural(turnos, 'Hay 1 turno en ese horario.', `Hay ${turnos} turnos en ese horario.`),
    list: 'Turnos en el horario que se devuelve',
    stay: 'Siguen en la sala a su hora; solo se ofrece el tiempo que queda libre.',
  },
};
