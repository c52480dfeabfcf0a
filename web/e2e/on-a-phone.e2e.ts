import { freeMonthOf, nextMonth } from './booking-steps';
import { longestAddress } from './large-text';
import { fitsAPhone } from './on-a-phone-stories';
import { RENTAL_PATH } from './rental-steps';

fitsAPhone({
  'the first page': { path: '/' },
  // Past weeks of this month are folded.
  booking: {
    path: async () => freeMonthOf(await longestAddress()),
    month: (page) => nextMonth(page).click(),
    narrowestDay: 42,
  },
  'a specialty': { path: '/book-specialty/1' },
  'signing in': {
    path: '/login',
    targets: (page) => [
      page.getByRole('main').getByRole('button', { name: 'Mostrar contraseña' }),
      page.getByRole('main').getByRole('link', { name: 'Registrarse como Paciente' }),
    ],
  },
  'Mis Citas': { who: 'user', path: '/my-appointments' },
  renting: { who: 'professional', path: RENTAL_PATH },
  'renting on several days': {
    who: 'professional',
    path: `${RENTAL_PATH}?modo=multiple`,
    month: () => Promise.resolve(),
  },
  'one’s own calendar': { who: 'professional', path: '/dashboard', alike: ['/dashboard/monthly-summary'] },
  'one’s own availability': { who: 'professional', path: '/dashboard/availability' },
});
