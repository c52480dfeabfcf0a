import { boardPath } from './absences-screens';
import { roomPath } from './room-hours-steps';
import { choose, closed, follow, nextMonth, press, saysNothingTooSoon } from './waiting-stories';

const CONFIGURATION = '/admin/system/configuration';
const OVERVIEW = '/admin/appointments/availability';

saysNothingTooSoon({
  'the day': { who: 'admin', path: '/admin/today' },
  professionals: { who: 'admin', path: '/admin/professionals' },
  'the clinic’s calendar': {
    who: 'admin',
    path: '/admin/appointments/calendar',
    steps: { 'another month': nextMonth, 'a new turno': press('Crear Turno') },
  },
  requests: {
    who: 'admin',
    path: '/admin/appointments/requests',
    steps: {
      'others of them': choose('Estado', 'Rechazado'),
      'all of them': choose('Estado', 'Todos los estados'),
      'one of them': press(/^Ver detalles/),
    },
  },
  'the waiting list': {
    who: 'admin',
    path: '/admin/appointments/waiting-list',
    steps: { 'those who got a turno': choose('Estado', 'Con turno') },
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
  'the turnos of an absence': { who: 'admin', path: boardPath },
  users: { who: 'admin', path: '/admin/users' },
  specialties: { who: 'admin', path: '/admin/system/specialties' },
  rooms: { who: 'admin', path: '/admin/system/rooms' },
  'a room’s hours': { who: 'admin', path: () => roomPath(), steps: { 'another month': nextMonth } },
  'a room’s templates': {
    who: 'admin',
    path: () => roomPath('/templates'),
    steps: {
      'another year': choose('Año', String(new Date().getFullYear() + 1)),
      'many months': press('Aplicar a Múltiples Meses'),
    },
  },
  'what the clinic tells about itself': { who: 'admin', path: CONFIGURATION },
  prices: { who: 'admin', path: `${CONFIGURATION}/prices` },
  services: { who: 'admin', path: `${CONFIGURATION}/services` },
  'waiting-room screens': { who: 'admin', path: `${CONFIGURATION}/screens` },
  'how freed time is offered': { who: 'admin', path: `${CONFIGURATION}/waiting-list` },
  'the time zone': { who: 'admin', path: `${CONFIGURATION}/time-zone` },
  'estimated income': { who: 'admin', path: `${CONFIGURATION}/income` },
  activity: {
    who: 'admin',
    path: '/admin/reports/activity',
    steps: { audit: follow('Auditoría'), figures: follow('Indicadores') },
  },
});
