import { screen, waitFor, within } from '@testing-library/react';

import { agendaAnswers, aHold, anAgendaDay } from '../../../testing/agenda-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';

const DAY = '2026-11-23';
const TABLE = `/admin/appointments/calendar?vista=dia&dia=${DAY}&como=tabla`;

async function open(more: Answers = {}) {
  let holds = [aHold('h')];
  const { answers } = agendaAnswers('admin', [], {
    AgendaDay: () => ({ agendaDay: anAgendaDay(DAY, [], { holds }) }),
    BreakHold: () => {
      holds = [];
      return { breakHold: true };
    },
    ...more,
  });
  const app = await renderApp(TABLE, answers);
  await app.user.click(await screen.findByRole('button', { name: /^Liberar el horario de las 09:00/ }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Liberar el horario' })) };
}

const pressRelease = (app: Awaited<ReturnType<typeof open>>) =>
  app.user.click(app.dialog.getByRole('button', { name: 'Liberar el horario' }));

test('held time stands below the table; released with a reason, it is gone, and the focus stays with the day', async () => {
  const app = await open();
  expect(app.dialog.getByText(/Está reservado para Ema Luna \(lista de espera\) hasta el .*18:15/)).toBeVisible();
  expect(app.dialog.getByRole('link', { name: /lista de espera/ })).toHaveAttribute(
    'href',
    '/admin/appointments/waiting-list',
  );
  await pressRelease(app);
  expect(await app.dialog.findByText('El motivo es requerido')).toBeVisible();
  await write(app.user, app.dialog.getByLabelText(/^Motivo/), 'Viene una urgencia');
  await pressRelease(app);
  await expectToast('Horario liberado');
  expect(app.sent('BreakHold')).toEqual([{ id: 'h', input: { reason: 'Viene una urgencia' } }]);
  await waitFor(() => expect(screen.queryByText(/Ema Luna/)).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: /^lun.*23 .*nov/ })).toHaveFocus();
});

test('after a lost answer the reason stays; faults are shown at it; time taken meanwhile is reported', async () => {
  let answer: Answers[string] = OFFLINE;
  let holds = [aHold('h')];
  const app = await open({
    AgendaDay: () => ({ agendaDay: anAgendaDay(DAY, [], { holds }) }),
    BreakHold: () => answer,
  });
  await write(app.user, app.dialog.getByLabelText(/^Motivo/), 'Viene una urgencia');
  await pressRelease(app);
  expect(await app.dialog.findByRole('alert')).toBeVisible();
  expect(app.dialog.getByLabelText(/^Motivo/)).toHaveValue('Viene una urgencia');
  answer = new ApiFailure('BAD_REQUEST', 'El motivo es demasiado largo', 'input.reason');
  await pressRelease(app);
  await waitFor(() => expect(app.dialog.getByLabelText(/^Motivo/)).toBeInvalid());
  expect(app.dialog.getByLabelText(/^Motivo/)).toHaveAccessibleDescription(/El motivo es demasiado largo/);
  holds = [];
  answer = new ApiFailure('NOT_FOUND', 'Ese horario ya no está reservado');
  await pressRelease(app);
  await waitFor(() => expect(app.dialog.getByRole('alert')).toHaveTextContent('Ese horario ya no está reservado'));
  await waitFor(() => expect(screen.queryByText(/Ema Luna/, { ignore: '[role="dialog"] *' })).not.toBeInTheDocument());
  await app.user.click(app.dialog.getByRole('button', { name: 'Cancelar' }));
  // The button that opened the dialog disappeared with the hold.
  await waitFor(() => expect(screen.getByRole('heading', { name: /^lun.*23 .*nov/ })).toHaveFocus());
});
