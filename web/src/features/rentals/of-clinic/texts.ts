import { formatMoney } from '../../../kit/text/money';
import { percentText } from '../../../kit/text/quantity-text';
import { monthName } from '../../../kit/time/wall-time';

/** `month`: yyyy-MM; `currency`: ISO 4217. */
export const texts = {
  professional: 'Profesional',
  everybody: 'Todos',
  failed: 'Error al cargar los profesionales',
  givenBack: {
    title: (month: string) => `Horas devueltas en ${monthName(month)}`,
    hint: 'Elegí un profesional para ver sus alquileres, alquilarle todas las semanas o registrar una devolución.',
    failed: 'Error al cargar las horas devueltas',
    empty: 'No se devolvieron horas este mes',
    who: 'Profesional',
    when: 'Fecha',
    room: 'Sala',
    cost: 'Costo',
    credit: 'Crédito',
    owed: 'Queda a pagar',
    by: 'Registrada por',
    givenBackBy: { professional: 'El profesional', clinic: 'La clínica' },
    credited: (amount: number, percentage: number, currency: string | undefined) =>
      `${formatMoney(amount, currency)} (${percentText(percentage)})`,
  },
};
