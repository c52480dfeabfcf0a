import { closed, follow, nextMonth, press, saysNothingTooSoon } from './waiting-stories';

const OVERVIEW = '/admin/appointments/availability';

saysNothingTooSoon({
  'the day': { who: 'admin', path: '/admin/today' },
  'the clinic’s calendar': {
    who: 'admin',
    path: '/admin/appointments/calendar',
    steps: { 'another month': nextMonth, 'a new turno': press('Crear Turno') },
  },
  'how full rooms are': {
    who: 'admin',
    path: OVERVIEW,
    steps: {
      'the week of a professional': press('Gestionar Disponibilidad'),
      'dates of a professional': closed(press('Fechas no disponibles')),
      'another month': closed(nextMonth),
      'a day': (page) => page.getByRole('grid').first().locator('[data-day]').nth(9).click(),
    },
  },
  // Pages of the configuration and of the reports link to each other.
  'what the clinic tells about itself': {
    who: 'admin',
    path: '/admin/system/configuration',
    steps: {
      prices: follow('Alquiler y descuentos'),
      'waiting-room screens': follow('Pantallas'),
      'the time zone': follow('Zona horaria, moneda y jornada'),
    },
  },
  figures: { who: 'admin', path: '/admin/reports/figures' },
});
