import { act, screen, waitFor, within } from '@testing-library/react';

import { setToken } from '../../../kit/session/token';
import { aSpecialty, aUser, landingAnswers } from '../../../testing/clinic-data';
import { expectToast } from '../../../testing/toast';
import { SENT_ID } from '../sent/sent-request.fixture';
import { answersWith, box, button, openRequestPage as open, SENT, SENT_RECEIPT } from './request-page.fixture';

describe('a preferred date', () => {
  test.each([
    ['21-05-2028', null],
    ['24-05-2028', 'La fecha no puede ser posterior al 21-05-2028'],
    ['24-11-3026', 'La fecha no puede ser posterior al 21-05-2028'],
    ['24-11-0026', 'Fecha inválida'],
    ['19-11-2026', 'La fecha no puede ser anterior a hoy'],
  ])('of %s: %s', async (date, fault) => {
    const { user, fill, sent } = await open(answersWith([]));
    await fill({ 'Nombre y apellido': 'Nora', 'Correo electrónico': 'nora@correo.example', 'Fecha preferida': date });
    await user.click(button());
    if (fault === null) {
      await expectToast(SENT);
      return;
    }
    await waitFor(async () =>
      expect(await box(/^Fecha preferida/)).toHaveAccessibleDescription(expect.stringContaining(fault)),
    );
    expect(sent()).toEqual([]);
  });
});

describe('staff who ask for another person with their own e-mail', () => {
  async function askForNora() {
    setToken('de-marta');
    const app = await open(answersWith([], { Viewer: { viewer: aUser('admin') } }));
    await waitFor(async () => expect(await box('Nombre y apellido')).toHaveValue('Marta Ruiz'));
    await app.user.clear(await box('Nombre y apellido'));
    await app.fill({ 'Nombre y apellido': 'Nora Paz' });
    await app.user.click(button());
    const question = within(await screen.findByRole('dialog', { name: '¿Los datos de contacto son del paciente?' }));
    expect(
      question.getByText('El turno es para Nora Paz, pero el correo es el de tu cuenta. Los avisos te llegan a vos.'),
    ).toBeVisible();
    expect(app.sent()).toEqual([]);
    return { ...app, question };
  }

  test('is asked, and can send it all the same, once', async () => {
    const { user, question, sent } = await askForNora();
    await user.click(question.getByRole('button', { name: 'Enviar igual' }));
    await expectToast(SENT);
    expect(sent()).toMatchObject([{ input: { patientName: 'Nora Paz', patientEmail: 'marta@example.com' } }]);
  });

  test('or goes back to the address', async () => {
    const { user, question, sent } = await askForNora();
    await user.click(question.getByRole('button', { name: 'Corregir' }));
    await waitFor(async () => expect(await box('Correo electrónico')).toHaveFocus());
    expect([sent(), button().textContent]).toEqual([[], 'Enviar Solicitud de Turno']);
  });
});

test('a patient who asks for a child with their own e-mail is not asked', async () => {
  setToken('de-marta');
  const { user, fill } = await open(answersWith([], { Viewer: { viewer: aUser('user') } }));
  await waitFor(async () => expect(await box('Nombre y apellido')).toHaveValue('Marta Ruiz'));
  await user.clear(await box('Nombre y apellido'));
  await fill({ 'Nombre y apellido': 'Nora Paz' });
  await user.click(button());
  await expectToast(SENT);
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

  test('Back does not lead to the form again', async () => {
    const { back, address } = await sendFromLanding();
    expect(address()).toBe('/');
    await back();
    await waitFor(() => expect(address()).toBe('/#servicios'));
    expect(noCard()).not.toBeInTheDocument();
  });

  test('the card is there again after Back from the request, until it is put away', async () => {
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
  });

  test('an account that signs in there reads nothing of a visitor', async () => {
    await sendFromLanding();
    act(() => setToken('de-marta'));
    await waitFor(() => expect(noCard()).not.toBeInTheDocument());
  });
});
