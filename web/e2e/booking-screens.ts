import type { Page } from 'playwright-core';
import { chooseFirstDay, chooseInsurer, fillPatient, roomIsProposed, slots, submit } from './booking-steps';
import { professionalWithKinds, soonestOffer, takeSlot, type Offer } from './clinic-api';
import { answerField } from './network';
import type { Screen } from './screen';

let offer: Offer | undefined;

async function bookingPath(): Promise<string> {
  offer ??= await soonestOffer();
  return `/book/${offer.professionalId}`;
}

async function chooseSlot(page: Page): Promise<void> {
  await chooseFirstDay(page);
  await slots(page).last().click();
}

async function unfoldRooms(page: Page): Promise<void> {
  await chooseSlot(page);
  await page.getByRole('button', { name: 'Cambiar sala' }).click();
  await page.getByText(/no disponibles? a esa hora$/).click();
}

async function fillAll(page: Page): Promise<void> {
  await chooseSlot(page);
  await roomIsProposed(page);
  await fillPatient(page);
}

/** Takes the chosen slot as another person. */
async function takeChosen(page: Page): Promise<void> {
  const address = new URL(page.url());
  const { professionalId } = offer ?? (await soonestOffer());
  const startTime = `${address.searchParams.get('dia')}T${address.searchParams.get('hora')}:00`;
  await takeSlot({ professionalId, startTime });
}

async function kindsPath(): Promise<string> {
  return `/book/${await professionalWithKinds()}`;
}

/** The booking page. */
export const BOOKING_SCREENS: Screen[] = [
  { name: 'booking-month', path: bookingPath },
  { name: 'booking-kinds', path: kindsPath },
  {
    name: 'booking-kinds-chosen',
    path: kindsPath,
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Primera vez/ }).click();
      await fillAll(page);
    },
  },
  { name: 'booking-loading', path: bookingPath, before: (page) => answerField(page, 'monthSlots', 'never') },
  {
    name: 'booking-by-phone',
    path: bookingPath,
    before: (page) =>
      answerField(page, 'monthSlots', (data) => ({
        ...data,
        monthSlots: {
          ...(data.monthSlots as object),
          withheld: [
            { __typename: 'WithheldDay', day: 24, reason: 'by_phone' },
            { __typename: 'WithheldDay', day: 25, reason: 'by_phone' },
            { __typename: 'WithheldDay', day: 30, reason: 'beyond_horizon' },
          ],
        },
      })),
    prepare: (page) => page.getByText(/^Quedan lugares solo por teléfono/).waitFor(),
  },
  {
    name: 'booking-no-slots',
    path: bookingPath,
    before: (page) =>
      answerField(page, 'monthSlots', (data) => ({
        ...data,
        monthSlots: { ...(data.monthSlots as object), days: [] },
      })),
  },
  { name: 'booking-day', path: bookingPath, prepare: chooseFirstDay },
  { name: 'booking-slot', path: bookingPath, prepare: chooseSlot },
  { name: 'booking-rooms-unfolded', path: bookingPath, prepare: unfoldRooms },
  {
    name: 'booking-rooms-error',
    path: bookingPath,
    before: (page) => answerField(page, 'slotRooms', 'error'),
    prepare: chooseSlot,
  },
  {
    name: 'booking-form-errors',
    path: bookingPath,
    prepare: async (page) => {
      await chooseSlot(page);
      await roomIsProposed(page);
      await submit(page).click();
    },
  },
  {
    name: 'booking-for-somebody-else',
    path: bookingPath,
    prepare: async (page) => {
      await chooseSlot(page);
      await roomIsProposed(page);
      await page.getByRole('radio', { name: 'Para otra persona' }).click();
    },
  },
  {
    name: 'booking-insurer',
    path: bookingPath,
    prepare: async (page) => {
      await chooseInsurer(page, 'osde', 'OSDE', '210');
      await fillAll(page);
    },
  },
  { name: 'booking-form-filled', path: bookingPath, prepare: fillAll },
  {
    name: 'booking-slot-taken',
    path: bookingPath,
    prepare: async (page) => {
      await fillAll(page);
      await takeChosen(page);
      await submit(page).click();
    },
  },
];
