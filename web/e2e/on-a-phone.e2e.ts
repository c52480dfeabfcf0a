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
  'Mis Citas': { who: 'user', path: '/my-appointments' },
  'renting on several days': {
    who: 'professional',
    path: `${RENTAL_PATH}?modo=multiple`,
    month: () => Promise.resolve(),
  },
  'one’s own availability': { who: 'professional', path: '/dashboard/availability' },
});
