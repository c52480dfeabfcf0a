import type { Page } from 'playwright-core';
import { slots } from './booking-steps';
import { unfoldFirst } from './calendar-steps';
import { soonestOffer } from './clinic-api';
import { requestPath } from './request-screens';
import { closed, nextMonth, press, saysNothingTooSoon } from './waiting-stories';

const moveFirst = async (page: Page): Promise<void> => {
  await unfoldFirst(page);
  await press('Mover')(page);
};

saysNothingTooSoon({
  'the landing': { who: null, path: '/' },
  'a specialty': { who: null, path: () => requestPath('Pediatría') },
  booking: {
    who: null,
    path: async () => `/book/${(await soonestOffer()).professionalId}`,
    steps: {
      'another month': nextMonth,
      'a day': (page) => page.getByRole('grid').locator('button[aria-disabled="false"]').first().click(),
      'a slot': (page) => slots(page).last().click(),
    },
  },
  'a professional’s calendar': {
    who: 'professional',
    path: '/dashboard',
    steps: { 'moving a turno': moveFirst, 'another month': closed(nextMonth) },
  },
  renting: {
    who: 'professional',
    path: '/dashboard/room-availability',
    steps: { 'another month': nextMonth, 'a day': press(/^Reservar el /) },
  },
  'one’s own availability': { who: 'professional', path: '/dashboard/availability' },
});
