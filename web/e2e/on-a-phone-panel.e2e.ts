import { fitsAPhone } from './on-a-phone-stories';

const CONFIGURATION = '/admin/system/configuration';

fitsAPhone({
  'the day': { who: 'admin', path: '/admin/today' },
  'the calendar': {
    who: 'admin',
    path: '/dashboard',
    month: (page) => page.getByRole('button', { name: 'Ver el mes' }).click(),
  },
  'what the clinic tells about itself': { who: 'admin', path: CONFIGURATION },
  'the clinic’s time zone': { who: 'admin', path: `${CONFIGURATION}/time-zone` },
  prices: { who: 'admin', path: `${CONFIGURATION}/prices` },
  'a room’s hours': { who: 'admin', path: '/admin/rooms/1/availability' },
  'a room’s templates': { who: 'admin', path: '/admin/rooms/1/availability/templates' },
  'how full rooms are': { who: 'admin', path: '/admin/appointments/availability' },
  requests: { who: 'admin', path: '/admin/appointments/requests' },
  users: { who: 'admin', path: '/admin/users' },
  professionals: { who: 'admin', path: '/admin/professionals' },
});
