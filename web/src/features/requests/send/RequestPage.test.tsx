import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { setToken } from '../../../kit/session/token';
import { aFamilyMember } from '../../../testing/booking-data';
import { aClinic, aProfessional, aSpecialty, aUser, firstSlots, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { asKeptByFormerVersion } from '../../../testing/former-draft';
import { setPageVisible } from '../../../testing/page-visibility';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';

import {
  answersWith,
  box,
  button,
  openRequestPage as open,
  PLAN,
  question,
  SENT,
  SENT_REQUEST,
  WEIGHT,
} from './request-page.fixture';

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('turnero.draft'));

test('a specialty shows how to ask for a turno and its coming free times by professional; the way back leads the focus to the specialties', async () => {
  const page = answersWith([])['RequestPage'] as object;
  const professionals = [aProfessional({ id: 4, name: 'Dra. Paz' }), aProfessional({ id: 6, name: 'Dr. Roca' })];
  const [nine, ten, later] = ['22T09:00', '22T10:00', '25T09:00'].map((day) => `2026-11-${day}:00-03:00`) as [
    string,
    string,
    string,
  ];
  let clinic = aClinic();
  const { user } = await open(
    answersWith([], {
      ...landingAnswers({ specialties: [aSpecialty()] }),
      RequestPage: { ...page, professionals },
      FirstSlots: () => ({ firstSlots: [firstSlots(4, ten, later), firstSlots(6, nine, ten)], clinic }),
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Cardiología' })).toBeVisible();
  expect(screen.getByText('2 profesionales disponibles')).toBeVisible();
  expect(screen.getByText('Corazón y presión arterial.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Solicitar Turno' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Sobre la consulta' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Reservar Turno/ })[0]).toHaveAttribute('href', '/book/4');
  expect(screen.getByRole('link', { name: '¿Preferís no esperar? Elegí un horario libre' })).toHaveAttribute(
    'href',
    '#elegir-horario',
  );

  const rowOf = async (whose: string) =>
    within(await screen.findByRole('list', { name: `Próximos horarios de ${whose}` }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(await rowOf('Dra. Paz')).toEqual([
    ['mañana, dom 22 10:00 con Dra. Paz', '/book/4?dia=2026-11-22&hora=10:00'],
    ['mié, 25 nov 09:00 con Dra. Paz', '/book/4?dia=2026-11-25&hora=09:00'],
  ]);
  expect(await rowOf('cualquier profesional')).toEqual([
    ['mañana, dom 22 09:00Dr. Roca', '/book/6?dia=2026-11-22&hora=09:00'],
    ['mañana, dom 22 10:00Dra. Paz', '/book/4?dia=2026-11-22&hora=10:00'],
    ['mié, 25 nov 09:00Dra. Paz', '/book/4?dia=2026-11-25&hora=09:00'],
  ]);
  // The tab is shown again on the next day.
  clinic = { ...clinic, now: nine };
  setPageVisible(false);
  setPageVisible(true);
  expect(await screen.findByRole('link', { name: 'hoy, dom 22 10:00 con Dra. Paz' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Volver a Especialidades' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Especialidades' })).toHaveFocus());
});

test('missing and wrong values are listed, each leading to its field; right ones are sent, and an account that signs in afterwards reads nothing', async () => {
  const { user, fill, sent, address } = await open(answersWith([PLAN, WEIGHT], { Viewer: { viewer: aUser('user') } }));
  await fill({ 'Fecha preferida': '20/11/2026', Peso: '12' });
  await user.click(button());
  const summary = await screen.findByRole('group', { name: 'Hay 5 datos por revisar' });
  expect(summary).toHaveFocus();
  const faults = [
    'El nombre es requerido',
    'El correo es requerido',
    'Fecha preferida: La fecha no puede ser anterior a hoy',
    'Plan es requerido',
    'Peso: El valor mínimo es 20',
  ];
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(faults);
  await user.click(within(summary).getByRole('button', { name: 'Plan es requerido' }));
  expect(await box('Plan')).toHaveFocus();
  for (const name of [/^Fecha preferida/, /^Peso/]) await user.clear(await box(name));
  await fill({
    'Nombre y apellido': 'Nora Ñandú',
    'Correo electrónico': 'nora@correo.example',
    'Fecha preferida': '24/11/2026',
    Plan: ' 210 ',
    Peso: '70,5',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Horario preferido/ }), '09:30');
  await user.click(button());
  await expectToast(SENT);
  await waitFor(() => expect(address()).toBe('/'));
  const card = within(await screen.findByRole('article', { name: 'Recibimos tu solicitud' }));
  await waitFor(() => expect(card.getByRole('heading')).toHaveFocus());
  for (const text of ['1042', 'Cardiología', 'mar, 24 nov · 09:30', 'Nora Ñandú', 'nora@correo.example']) {
    expect(card.getByText(text)).toBeVisible();
  }
  act(() => setToken('de-marta'));
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Recibimos tu solicitud' })).not.toBeInTheDocument(),
  );
  expect(sent()).toEqual([
    {
      specialtyId: 1,
      input: {
        patientName: 'Nora Ñandú',
        patientEmail: 'nora@correo.example',
        patientPhone: null,
        preferredDate: '2026-11-24',
        preferredTime: '09:30',
        formData: { plan: '210', peso: 70.5 },
      },
      idempotencyKey: expect.any(String) as string,
    },
  ]);
});

test('a request with a lost answer is there after a reload, and is sent once, also when it was changed', async () => {
  const lost = await open(answersWith([PLAN], { RequestAppointment: OFFLINE }));
  await lost.fill({ 'Nombre y apellido': 'Nora', 'Correo electrónico': 'nora@correo.example', Plan: '210' });
  await lost.user.click(button());
  await expectToast('Error al enviar la solicitud');
  expect(await screen.findByText(/No sabemos si tu solicitud quedó enviada/)).toBeVisible();
  expect(screen.getByText(/^No sabemos si/).closest('[role="alert"]')?.nextElementSibling).toContainElement(button());
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  asKeptByFormerVersion();

  const arrived = new ApiFailure('IDEMPOTENCY_MISMATCH', 'La clave de idempotencia ya se usó con otros datos');
  const again = await open(
    answersWith([PLAN], {
      RequestAppointment: ({ input }) =>
        (input as { formData: object }).formData && again.sent().length === 1
          ? arrived
          : { requestAppointment: SENT_REQUEST },
    }),
  );
  await waitFor(async () => expect(await box('Plan')).toHaveValue('210'));
  await again.fill({ Plan: 'A' });
  await again.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(
    await screen.findByText(
      'Tu solicitud ya había llegado, sin los últimos cambios. Si son importantes, enviala de nuevo.',
    ),
  ).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Enviar Solicitud de Turno' }));
  await expectToast(SENT);
  const keys = [...lost.sent(), ...again.sent()].map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(drafts()).toEqual([]);
});

const leave = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('link', { name: 'Volver a Especialidades' }));

async function leaveHalfFilled() {
  const specialties = [aSpecialty({ formConfig: [PLAN] })];
  const app = await open(answersWith([PLAN], landingAnswers({ specialties })));
  await app.fill({ 'Nombre y apellido': 'Nora', 'Correo electrónico': 'nora@correo.example', Plan: '210' });
  await leave(app);
  await screen.findByRole('link', { name: /^Solicitar Turno/ });
  return app;
}

/** Makes the stored drafts that much older. */
function age(minutes: number) {
  for (const key of drafts()) {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '') as { keptAt: number };
    sessionStorage.setItem(key, JSON.stringify({ ...draft, keptAt: draft.keptAt - minutes * 60_000 }));
  }
}

test('a visitor by a link is asked first, without seeing another person’s values: they continue, or discard them', async () => {
  const app = await leaveHalfFilled();
  const { user } = app;
  const comeByLink = async () => {
    await user.click(await screen.findByRole('link', { name: /^Solicitar Turno/ }));
    await screen.findByText('Hay una solicitud sin terminar para esta especialidad.');
    expect(await box('Plan')).toHaveValue('');
    expect(screen.queryByDisplayValue('nora@correo.example')).not.toBeInTheDocument();
  };
  await comeByLink();
  await user.click(screen.getByRole('button', { name: 'Continuar solicitud' }));
  await waitFor(async () => expect(await box('Plan')).toHaveValue('210'));
  expect(drafts()).toHaveLength(1);
  await leave(app);
  await comeByLink();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(drafts()).toEqual([]));
  expect(await box('Plan')).toHaveValue('');
});

test('a half-filled request is there again on coming back, for half an hour after it was typed last, however often it is opened', async () => {
  const { back, fill } = await leaveHalfFilled();
  age(29);
  await back();
  await waitFor(async () => expect(await box('Plan')).toHaveValue('210'));
  await fill({ Plan: ' A' });
  for (const [minutes, plan] of [
    [29, '210 A'],
    [2, ''],
  ] as const) {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    age(minutes);
    await open(answersWith([PLAN]));
    await waitFor(async () => expect(await box('Plan')).toHaveValue(plan));
  }
});

test('a form that the clinic changed meanwhile asks what it asks now, and keeps what was typed', async () => {
  const { user, fill, sent } = await open(
    answersWith([PLAN, WEIGHT], {
      RequestAppointment: ({ input }) =>
        'dni' in (input as { formData: object }).formData
          ? { requestAppointment: SENT_REQUEST }
          : new ApiFailure('BAD_REQUEST', 'DNI es requerido', 'input.formData.dni'),
      RequestForm: {
        specialty: { __typename: 'Specialty', id: 1, formConfig: [question('dni', 'DNI', { required: true }), PLAN] },
      },
    }),
  );
  await fill({ 'Nombre y apellido': 'Nora', 'Correo electrónico': 'nora@correo.example', Plan: '210', Peso: '70' });
  await user.click(button());
  expect(await screen.findByText(/^El formulario de la especialidad cambió mientras lo completabas/)).toBeVisible();
  expect(await box('Plan')).toHaveValue('210');
  expect(screen.queryByRole('textbox', { name: /^Peso/ })).not.toBeInTheDocument();
  await fill({ DNI: '30111222' });
  await user.click(button());
  await expectToast(SENT);
  expect(sent().at(-1)).toMatchObject({ input: { formData: { dni: '30111222', plan: '210' } } });
});

test('members find their data there, and can ask for their child; a refusal is shown, nothing is lost', async () => {
  setToken('de-marta');
  const { user, sent } = await open(
    answersWith([], {
      Viewer: { viewer: aUser('user', { phone: '+54 11 2345-6789' }) },
      BookingFamily: { myFamily: [aFamilyMember('hijo-1', 'Tomás Ruiz')] },
      RequestAppointment: new ApiFailure('TOO_MANY_REQUESTS', 'Ya enviaste varias solicitudes hoy'),
    }),
  );
  await waitFor(async () => expect(await box('Nombre y apellido')).toHaveValue('Marta Ruiz'));
  expect(await box('Correo electrónico')).toHaveValue('marta@example.com');
  expect(await box(/^Teléfono/)).toHaveValue('+54 11 2345-6789');
  await user.click(await screen.findByRole('radio', { name: 'Para Tomás Ruiz' }));
  await user.click(button());
  await expectToast('Ya enviaste varias solicitudes hoy');
  const child = { patientId: 'hijo-1', patientName: 'Tomás Ruiz', patientBirthDate: '2018-03-01' };
  expect(sent()).toMatchObject([{ input: { ...child, contactName: 'Marta Ruiz' } }]);
  expect(screen.getByRole('radio', { name: 'Para Tomás Ruiz' })).toBeChecked();
});

test('a specialty without professionals can be asked for, and leads to the other ones', async () => {
  const page = answersWith([])['RequestPage'] as object;
  await open({ ...answersWith([]), RequestPage: { ...page, professionals: [] } });
  expect(screen.getByRole('link', { name: 'Ver todos los profesionales' })).toHaveAttribute('href', '/#profesionales');
});

test.each([
  ['/book-specialty/99', new ApiFailure('NOT_FOUND', 'La especialidad no existe')],
  ['/book-specialty/abc', OFFLINE],
])('%s that cannot be loaded is reported in a toast, and the landing opens', async (path, failure) => {
  const { address } = await renderApp(path, { ...landingAnswers(), RequestPage: failure });
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar la especialidad');
});
