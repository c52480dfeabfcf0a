import { Link } from 'react-router-dom';

import { hoursText } from '../../kit/time/time-of-day';

export const texts = {
  fields: {
    professional: 'Profesional',
    weeklyHours: 'Horas por semana',
    monthlyHours: 'Horas por mes',
    monthlyCost: 'Aporte mensual',
  },
  incomePage: {
    loading: 'Calculando…',
    failed: 'Error al cargar los datos',
    empty: 'Sin datos',
    emptyHint: 'La estimación sale de la disponibilidad semanal de los profesionales: todavía no hay ninguno.',
  },
  estimate: {
    caption: 'Ingresos estimados por disponibilidad',
    assumption: (pricesPath: string | undefined) => (
      <>
        Si alquilaran todas las horas de su disponibilidad semanal, al{' '}
        {pricesPath === undefined ? 'costo por hora' : <Link to={pricesPath}>costo por hora</Link>} de la clínica,
        aunque una sala tenga otro precio. No cuenta turnos ni descuentos.
      </>
    ),
    total: (money: string) => (
      <>
        Total mensual estimado: <strong>{money}</strong>
      </>
    ),
    /** One line for where there is no room for columns. */
    hours: (weekly: number, monthly: number) => `${hoursText(weekly)} por semana, ${hoursText(monthly)} por mes`,
  },
};
