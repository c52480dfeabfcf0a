import { chooseSlot, openBooking, sheet, submit } from './booking-dialog-steps';
import { professionalWithKinds } from './clinic-api';
import { answerField } from './network';
import type { Screen } from './screen';

/** Each screen opens its page itself. */
export const BOOKING_DIALOG_SCREENS: Screen[] = [
  { name: 'booking-dialog-patient', path: '/', windowOnly: true, prepare: openBooking },
  {
    name: 'booking-dialog-patient-slot',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openBooking(page);
      await chooseSlot(page);
    },
  },
  {
    name: 'booking-dialog-patient-kinds',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await openBooking(page);
      await sheet(page)
        .getByLabel('Profesional')
        .selectOption(String(await professionalWithKinds()));
      await sheet(page).getByLabel('Tipo de consulta').selectOption({ index: 1 });
      await chooseSlot(page);
    },
  },
  {
    name: 'booking-dialog-offline',
    path: '/',
    windowOnly: true,
    before: (page) => answerField(page, 'bookAppointment', 'offline'),
    prepare: async (page) => {
      await openBooking(page);
      await chooseSlot(page);
      await submit(page).click();
    },
  },
  {
    name: 'booking-dialog-no-slots',
    path: '/',
    windowOnly: true,
    before: (page) => answerField(page, 'monthSlots', 'error'),
    prepare: openBooking,
  },
];
