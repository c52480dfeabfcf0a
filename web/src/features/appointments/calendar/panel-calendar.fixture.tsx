import { screen, within } from '@testing-library/react';

import { aTurno } from '../../../testing/calendar-data';
import type { Answers } from '../../../testing/fake-api';
import { write } from '../../../testing/write';
import { openCalendar, openedCard } from './calendar-page.fixture';

export const PATH = '/admin/appointments/calendar';
/** The clinic's clock says Saturday 21 November 2026. */
export const COMING = aTurno({ viewerCan: { update: true } });
export const OVER = aTurno({
  id: 'turno-9',
  patientName: 'Pía Luna',
  startTime: '2026-11-10T10:00:00-03:00',
  endTime: '2026-11-10T10:30:00-03:00',
});

/** The calendar of the administrators' panel, with a turno to come and one that is over. */
export async function open(more: Answers = {}, path = PATH) {
  sessionStorage.clear();
  const app = await openCalendar(path, [COMING, OVER], { role: 'admin', more });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  const edit = async () => {
    await app.user.click(within(await openedCard(app.user, 'Nora Ñandú')).getByRole('button', { name: 'Editar' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar turno' }));
    const field = (label: string | RegExp) => form.getByLabelText<HTMLInputElement>(label);
    const retype = async (label: string | RegExp, text: string) => {
      await app.user.clear(field(label));
      await write(app.user, field(label), text);
    };
    return { form, field, retype, save: () => app.user.click(form.getByRole('button', { name: 'Guardar cambios' })) };
  };
  return { ...app, sent, edit };
}
