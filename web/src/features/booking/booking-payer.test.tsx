import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { choosePayer } from '../../clinic/payer/payer';
import { setToken } from '../../kit/session/token';
import { bookingAnswers } from '../../testing/booking-data';
import { aUser } from '../../testing/clinic-data';
import { ApiFailure } from '../../testing/fake-api';
import { OSDE } from '../../testing/payer-data';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';
import { chooseAll, fillPatient, nameField, openChosen, submitButton } from './booking-steps.fixture';

const answer = (outcome: string, copay: number | null) => ({
  coverageFor: { __typename: 'TurnoCoverage', outcome, copay },
});

test('a visitor reads the copay of the turno’s day before booking, and the number is checked by the insurer’s pattern', async () => {
  choosePayer(OSDE);
  const TurnoCoverageFor = ({ date }: Record<string, unknown>) =>
    date === '2026-11-21' ? answer('with_copay', 3000) : answer('with_authorization', 3500);
  const { user, sent } = await renderApp('/book/1', bookingAnswers({ TurnoCoverageFor }));
  expect(await screen.findByText(/^Con OSDE 210: copago \$\s3\.000\.$/)).toHaveAttribute('role', 'status');
  await chooseAll(user);
  expect(
    await screen.findByText(/^Con OSDE 210: copago \$\s3\.500\. Necesitás la orden autorizada\.$/),
  ).toBeInTheDocument();
  expect(await screen.findByText(/^copago \$\s3\.500 · con autorización$/)).toBeInTheDocument();
  await fillPatient(user);
  const number = screen.getByLabelText(/^Número de afiliado de OSDE 210/);
  await write(user, number, '12 34');
  await user.click(submitButton());
  expect(number).toHaveAccessibleDescription(/Revisá el número: debe tener la forma ## ####/);
  expect(sent('BookAppointment')).toEqual([]);
  await write(user, number, '56');
  await user.click(submitButton());
  await waitFor(() =>
    expect(sent('BookAppointment')).toMatchObject([
      { input: { coverage: { insurerId: 2, planId: 10, memberNumber: '12 3456' } } },
    ]),
  );
});

test('a copay that failed to load shows no other day’s, may be retried, and another insurer takes the number away', async () => {
  choosePayer(OSDE);
  let fails = true;
  const TurnoCoverageFor = ({ date }: Record<string, unknown>) =>
    date === '2026-11-21' || !fails ? answer('with_copay', 3000) : new ApiFailure('INTERNAL', 'Error');
  const { user } = await renderApp('/book/1', bookingAnswers({ TurnoCoverageFor }));
  expect(await screen.findByText(/^Con OSDE 210: copago \$\s3\.000\.$/)).toBeVisible();
  await chooseAll(user);
  expect(await screen.findByText(/^No pudimos ver el copago con OSDE 210\./)).toBeVisible();
  expect(screen.queryByText(/copago \$/)).not.toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^Con OSDE 210: copago \$\s3\.000\.$/)).toBeVisible();
  await write(user, screen.getByLabelText(/^Número de afiliado de OSDE 210/), '12 3456');
  await act(async () => choosePayer({ ...OSDE, insurerId: 3, name: 'PAMI' }));
  expect(screen.getByLabelText(/^Número de afiliado de PAMI/)).toHaveValue('');
});

test('a professional who does not take the insurer says so at the start, with the way to those who do', async () => {
  choosePayer(OSDE);
  await renderApp('/book/1', bookingAnswers({ TurnoCoverageFor: answer('no', null) }));
  expect(await screen.findByText(/^No atiende OSDE 210: podés reservar como particular\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver quiénes sí' })).toHaveAttribute('href', '/especialidades/cardiologia');
});

test('an insurer that the clinic has removed since is reported at the start, and is not booked', async () => {
  choosePayer(OSDE);
  const gone = new ApiFailure('NOT_FOUND', 'La obra social no existe', 'insurerId');
  const { user, sent } = await openChosen(bookingAnswers({ TurnoCoverageFor: gone }));
  const status = await screen.findByText('La clínica ya no atiende OSDE 210. Elegí otra o seguí como particular.');
  expect(status).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  await fillPatient(user);
  await user.click(submitButton());
  await waitFor(() => expect(sent('BookAppointment')).toHaveLength(1));
  expect(sent('BookAppointment')[0]).not.toHaveProperty('input.coverage');
});

test('a number typed for one insurer is not restored for another', async () => {
  choosePayer(OSDE);
  const answers = bookingAnswers({ TurnoCoverageFor: answer('yes', 0) });
  const { user, address } = await openChosen(answers);
  await fillPatient(user);
  await write(user, screen.getByLabelText(/^Número de afiliado de OSDE 210/), '12 3456');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  choosePayer({ ...OSDE, insurerId: 3, name: 'PAMI' });
  await renderApp(address(), answers);
  await waitFor(() => expect(nameField()).toHaveValue('Nora Ñandú'));
  expect(screen.getByLabelText(/^Número de afiliado de PAMI/)).toHaveValue('');
});

test('a patient who takes the insurer off pays, although the clinic’s insurers can’t be read', async () => {
  choosePayer(OWN);
  setToken('de-marta');
  const fails = new ApiFailure('INTERNAL', 'Error');
  const answers = { Viewer: { viewer: aUser('user') }, MyCoverages: fails, PayersToChoose: fails };
  const { user, sent } = await openChosen(bookingAnswers({ ...answers, TurnoCoverageFor: answer('yes', 0) }));
  await user.click(screen.getByRole('button', { name: 'Quitar OSDE 210' }));
  expect(screen.getByRole('button', { name: 'Particular, cambiar' })).toHaveFocus();
  await user.click(submitButton());
  await waitFor(() => expect(sent('BookAppointment')).toMatchObject([{ input: { coverage: { isPrivatePay: true } } }]));
});

test.each([
  ['without a coverage books without any', { myCoverages: [] }, undefined],
  ['whose coverages can’t be read pays', new ApiFailure('INTERNAL', 'Error'), { isPrivatePay: true }],
])('a patient who takes a wrong insurer off and %s', async (_case, MyCoverages, coverage) => {
  choosePayer(OSDE);
  setToken('de-marta');
  const answers = { Viewer: { viewer: aUser('user') }, MyCoverages, TurnoCoverageFor: answer('yes', 0) };
  const { user, sent } = await openChosen(bookingAnswers(answers));
  await user.click(screen.getByRole('button', { name: 'Quitar OSDE 210' }));
  const ask = await screen.findByRole('button', {
    name: coverage ? 'Particular, cambiar' : '¿Tenés obra social? Elegila',
  });
  expect(ask).toHaveFocus();
  await user.click(submitButton());
  await waitFor(() => expect(sent('BookAppointment')).toHaveLength(1));
  const [input] = sent('BookAppointment').map((it) => it.input as { coverage?: object });
  expect(input?.coverage).toEqual(coverage);
});

const OWN = { ...OSDE, own: { coverageId: 'c1', userId: 7, validFrom: '2026-01-01', validTo: null as string | null } };

test.each([
  ['ends before the turno is sent as its insurer', { validTo: '2026-11-22' }, { insurerId: 2, planId: 10 }],
  ['belongs to another account is not sent', { userId: 8 }, undefined],
])('an own coverage that %s', async (_case, facts, coverage) => {
  choosePayer({ ...OWN, own: { ...OWN.own, ...facts } });
  setToken('de-marta');
  const answers = { Viewer: { viewer: aUser('user') }, MyCoverages: { myCoverages: [] } };
  const { user, sent } = await openChosen(bookingAnswers({ ...answers, TurnoCoverageFor: answer('yes', 0) }));
  await user.click(submitButton());
  await waitFor(() => expect(sent('BookAppointment')).toHaveLength(1));
  const [input] = sent('BookAppointment').map((it) => it.input as { coverage?: object });
  expect(input?.coverage).toEqual(coverage && { ...coverage, memberNumber: null });
});

test('an own coverage is sent without its number, and for another person not at all', async () => {
  choosePayer(OWN);
  setToken('de-marta');
  const refused = new ApiFailure('BAD_REQUEST', 'El paciente no tiene esa cobertura', 'input.coverage.coverageId');
  const { user, sent } = await openChosen(
    bookingAnswers({
      Viewer: { viewer: aUser('user') },
      TurnoCoverageFor: answer('yes', 0),
      BookAppointment: refused,
    }),
  );
  expect(screen.queryByLabelText(/^Número de afiliado/)).not.toBeInTheDocument();
  await user.click(submitButton());
  expect(await screen.findAllByText('El paciente no tiene esa cobertura')).not.toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Para otra persona' }));
  expect(screen.getByText(/^OSDE 210 es tu cobertura y no se usa para otra persona\./)).toBeVisible();
  expect(screen.queryByText(/^Con OSDE 210/)).not.toBeInTheDocument();
  await write(user, await screen.findByLabelText('Nombre y apellido del paciente'), 'Tomás Ruiz');
  await write(user, screen.getByLabelText(/^Fecha de nacimiento/), '01-03-2018');
  await user.click(submitButton());
  await waitFor(() => expect(sent('BookAppointment')).toHaveLength(2));
  const [own, other] = sent('BookAppointment').map(({ input }) => (input as { coverage?: object }).coverage);
  expect([own, other]).toEqual([{ coverageId: 'c1' }, undefined]);
});
