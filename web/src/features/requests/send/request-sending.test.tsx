import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { createRouter } from '../../../app/routes';
import { choosePayer } from '../../../clinic/payer/payer';
import { setToken } from '../../../kit/session/token';
import { aClinic, aProfessional, aSpecialty, aUser, firstSlots, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure } from '../../../testing/fake-api';
import { aCoverage, OSDE } from '../../../testing/payer-data';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { SENT_ID } from '../sent/sent-request.fixture';
import { answersWith, box, button, openRequestPage as open, SENT, SENT_RECEIPT } from './request-page.fixture';

test('staff who ask for another person with their own e-mail are asked: they go back to the address, or send it all the same, once', async () => {
  setToken('de-marta');
  const app = await open(answersWith([], { Viewer: { viewer: aUser('admin') } }));
  await waitFor(async () => expect(await box('Nombre y apellido')).toHaveValue('Marta Ruiz'));
  await app.user.clear(await box('Nombre y apellido'));
  await app.fill({ 'Nombre y apellido': 'Nora Paz' });
  const answer = async (name: string) => {
    await app.user.click(button());
    const question = within(await screen.findByRole('dialog', { name: '¿Los datos de contacto son del paciente?' }));
    expect(
      question.getByText('El turno es para Nora Paz, pero el correo es el de tu cuenta. Los avisos te llegan a vos.'),
    ).toBeVisible();
    await app.user.click(question.getByRole('button', { name }));
  };
  await answer('Corregir');
  await waitFor(async () => expect(await box('Correo electrónico')).toHaveFocus());
  expect([app.sent(), button().textContent]).toEqual([[], 'Enviar Solicitud de Turno']);
  await answer('Enviar igual');
  await expectToast(SENT);
  expect(app.sent()).toMatchObject([{ input: { patientName: 'Nora Paz', patientEmail: 'marta@example.com' } }]);
});

describe('after sending', () => {
  const card = () => screen.findByRole('article', { name: 'Recibimos tu solicitud' });
  const noCard = () => screen.queryByRole('article', { name: 'Recibimos tu solicitud' });
  async function sendFromLanding() {
    const viewer = { Viewer: { viewer: aUser('user') } };
    const app = await open(answersWith([], { ...landingAnswers({ specialties: [aSpecialty()] }), ...viewer }));
    await app.user.click(screen.getByRole('link', { name: 'Volver a Especialidades' }));
    await app.user.click((await screen.findAllByRole('link', { name: /^Solicitar Turno/ }))[0]!);
    await box('Nombre y apellido');
    await app.fill({ 'Nombre y apellido': 'Nora', 'Correo electrónico': 'nora@correo.example' });
    await app.user.click(button());
    await card();
    return app;
  }

  test('the card is there again after Back from the request, until it is put away; Back does not lead to the form again', async () => {
    const { user, back, address, calls } = await sendFromLanding();
    const reads = () => calls.filter(({ operation }) => operation === 'SentRequest').map(({ variables }) => variables);
    await user.click(within(await card()).getByRole('link', { name: 'Ver la solicitud' }));
    await waitFor(() => expect(address()).toBe(`/request/${SENT_ID}`));
    // The sender can read all of it.
    await waitFor(() => expect(reads()).toEqual([{ id: SENT_ID, receipt: SENT_RECEIPT }]));
    await back();
    await user.click(within(await card()).getByRole('button', { name: 'Ocultar la solicitud enviada' }));
    await waitFor(() => expect(noCard()).not.toBeInTheDocument());
    expect(address()).toBe('/');
    await back();
    await waitFor(() => expect(address()).toBe('/#servicios'));
    expect(noCard()).not.toBeInTheDocument();
  });

  test('a reload shows the card again, and all of the request on its page', async () => {
    const answers = answersWith([]);
    const first = await open(answers, (path) => {
      history.replaceState(null, '', path);
      return createRouter();
    });
    await first.fill({ 'Nombre y apellido': 'Nora', 'Correo electrónico': 'nora@correo.example' });
    await first.user.click(button());
    await card();
    const reload = () => {
      act(() => void window.dispatchEvent(new Event('pagehide')));
      cleanup();
      return renderApp(location.pathname, answers, createRouter);
    };
    const home = await reload();
    await home.user.click(within(await card()).getByRole('link', { name: 'Ver la solicitud' }));
    await waitFor(() => expect(home.address()).toBe(`/request/${SENT_ID}`));
    const page = await reload();
    expect(await screen.findByRole('heading', { level: 1, name: 'Recibimos tu solicitud' })).toBeVisible();
    const withReceipt = [{ id: SENT_ID, receipt: SENT_RECEIPT }];
    expect([home.sent('SentRequest'), page.sent('SentRequest')]).toEqual([withReceipt, withReceipt]);
    history.replaceState(null, '', '/');
  });
});

test('a visitor names the insurer and reads how many take it; a wrong number and a date beyond 18 months are refused, and the last day is sent', async () => {
  choosePayer(OSDE);
  const ProfessionalCoverages = { professionalCoverages: [aCoverage(4, 'no'), aCoverage(9, 'with_copay', 3500)] };
  const { user, fill, sent } = await open(answersWith([], { ProfessionalCoverages }));
  expect(await screen.findByText('Ningún profesional atiende OSDE 210.')).toHaveAttribute('role', 'status');
  await fill({ 'Nombre y apellido': 'Nora', 'Correo electrónico': 'nora@correo.example' });
  await fill({ 'Número de afiliado de OSDE 210': '12 34', 'Fecha preferida': '24-05-2028' });
  await user.click(button());
  const number = await box(/^Número de afiliado de OSDE 210/);
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Revisá el número: debe tener la forma ## ####/));
  const date = await box(/^Fecha preferida/);
  expect(date).toHaveAccessibleDescription(
    expect.stringContaining('La fecha no puede ser posterior al 21-05-2028') as string,
  );
  expect(sent()).toEqual([]);
  await user.clear(date);
  await fill({ 'Número de afiliado de OSDE 210': '56', 'Fecha preferida': '21-05-2028' });
  await user.click(button());
  await expectToast(SENT);
  const coverage = { insurerId: 2, planId: 10, memberNumber: '12 3456' };
  expect(sent()).toMatchObject([{ input: { coverage, preferredDate: '2028-05-21' } }]);
});

test.each([
  ['not sent by a visitor', null, undefined],
  ['sent as Particular by a patient, whose primary one the clinic would copy', 'de-marta', { isPrivatePay: true }],
])('an insurer that the clinic has removed since is reported, and %s', async (_case, token, coverage) => {
  if (token) setToken(token);
  choosePayer(OSDE);
  const ProfessionalCoverages = new ApiFailure('NOT_FOUND', 'La obra social no existe', 'insurerId');
  const Viewer = { viewer: token && aUser('user') };
  const { user, fill, sent } = await open(answersWith([], { ProfessionalCoverages, Viewer }));
  const status = await screen.findByText('La clínica ya no atiende OSDE 210. Elegí otra o seguí como particular.');
  expect(status).toHaveAttribute('role', 'status');
  if (!token) await fill({ 'Nombre y apellido': 'Nora', 'Correo electrónico': 'nora@correo.example' });
  else await waitFor(async () => expect(await box('Nombre y apellido')).toHaveValue('Marta Ruiz'));
  await user.click(button());
  await expectToast(SENT);
  const [input] = sent().map((it) => it.input as { coverage?: object });
  expect(input?.coverage).toEqual(coverage);
});

test('a number typed for one insurer is restored for that one, and not for another', async () => {
  choosePayer(OSDE);
  const { fill } = await open(answersWith([]));
  await fill({ 'Nombre y apellido': 'Nora', 'Número de afiliado de OSDE 210': '12 3456' });
  for (const [payer, number] of [
    [OSDE, '12 3456'],
    [{ ...OSDE, insurerId: 3, name: 'PAMI' }, ''],
  ] as const) {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    choosePayer(payer);
    await open(answersWith([]));
    await waitFor(async () => expect(await box('Nombre y apellido')).toHaveValue('Nora'));
    expect(await box(new RegExp(`^Número de afiliado de ${payer.name}`))).toHaveValue(number);
  }
});

test('the first time is of who takes the insurer; if they have none, it is another’s, who says so', async () => {
  choosePayer(OSDE);
  const page = answersWith([])['RequestPage'] as object;
  const professionals = [aProfessional({ id: 4, name: 'Dra. Paz' }), aProfessional({ id: 6, name: 'Dr. Roca' })];
  const ProfessionalCoverages = { professionalCoverages: [aCoverage(4, 'no'), aCoverage(6, 'yes')] };
  const nine = '2026-11-22T09:00:00-03:00';
  const openWith = async (...slots: object[]) => {
    const FirstSlots = { firstSlots: slots, clinic: aClinic() };
    await open(answersWith([], { RequestPage: { ...page, professionals }, ProfessionalCoverages, FirstSlots }));
    return screen.findByRole('link', { name: /^Próximo turno/ });
  };
  expect(await openWith(firstSlots(4, nine), firstSlots(6, '2026-11-22T10:00:00-03:00'))).toHaveTextContent(
    /10:00 ?Dr\. Roca/,
  );
  cleanup();
  expect(await openWith(firstSlots(4, nine), firstSlots(6))).toHaveTextContent(
    /09:00 ?Dra\. Paz · No atiende OSDE 210/,
  );
});
