import { formatMoney } from '../../../kit/text/money';
import { percentText } from '../../../kit/text/quantity-text';
import { monthName } from '../../../kit/time/wall-time';

/** `month`: yyyy-MM; `currency`: ISO 4217. */
export const texts = {
  professional: 'Profesional',
  everybody: 'Todos',
  failed: 'Error al cargar los profesionales',
  hint: 'Elegí un profesional para ver sus alquileres, alquilarle todas las semanas o registrar una devolución.',
  costs: {
    title: (month: string) => `Alquileres de ${monthName(month)}`,
    failed: 'Error al cargar los alquileres',
    empty: 'No hay reservas este mes',
    who: 'Profesional',
    rentals: 'Reservas',
    hours: 'Horas',
    owed: 'Total a pagar',
    total: 'Total',
    export: 'Exportar CSV',
    file: (month: string) => `alquileres-${month}.csv`,
    exported: (file: string) => `Archivo ${file} descargado`,
  },
  givenBack: {
    title: (month: string) => `Horas devueltas en ${monthName(month)}`,
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
