import { fitsAPhone } from './on-a-phone-stories';

fitsAPhone({
  'the day': { who: 'admin', path: '/admin/today' },
  'the calendar': {
    who: 'admin',
    path: '/dashboard',
    month: (page) => page.getByRole('button', { name: 'Ver el mes' }).click(),
  },
  'how full rooms are': { who: 'admin', path: '/admin/appointments/availability' },
  users: { who: 'admin', path: '/admin/users' },
});
