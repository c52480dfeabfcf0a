import { act, fireEvent, screen } from '@testing-library/react';

import { setToken } from '../../../kit/session/token';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { NORA_CARD, scan } from '../../../testing/scan';

const SCREEN = {
  arrivalScreen: { name: 'Entrada', __typename: 'ArrivalScreen' },
  clinic: { name: 'Clínica Demo', now: '2026-06-01T08:00:00-03:00', __typename: 'Clinic' },
};
const turno = (time: string, state: string, code: string | null = null) => ({
  startTime: `2026-06-01T${time}:00-03:00`,
  state,
  initials: null,
  code,
  __typename: 'ArrivingAppointment',
});
const nora = (...appointments: object[]) => ({ firstName: 'Nora', appointments, __typename: 'ArrivingPatient' });
const PATIENT = { dni: '30111222', birthDay: '04-09' };

const open = (answers: Answers = {}) => renderApp('/llegada/enlace', { ArrivalScreen: SCREEN, ...answers });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });

async function identified(answers: Answers) {
  const app = await open(answers);
  await heading('¿Llegaste? Escribí tu DNI');
  await app.user.keyboard('30.111.222{Enter}');
  await heading('¿Qué día naciste?');
  await app.user.keyboard('0904{Enter}');
  return app;
}

test('a patient types with the pad, confirms each turno and reads the code, without a session', async () => {
  setToken('de-un-administrador');
  const { user, sent, calls } = await open({
    IdentifyArrival: { identifyArrival: nora(turno('09:00', 'expected'), turno('11:00', 'expected')) },
    ConfirmArrival: { confirmArrival: nora(turno('09:00', 'arrived', 'A07'), turno('11:00', 'expected')) },
  });
  await heading('¿Llegaste? Escribí tu DNI');
  for (const key of '12') await user.click(button(key));
  await user.click(button('Siguiente'));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/El DNI tiene entre 6 y 8 números/);
  await user.click(button('Borrar'));
  await user.click(button('Borrar'));
  for (const key of '301112229') await user.click(button(key));
  expect(screen.getByRole('textbox')).toHaveValue('30.111.222');
  await user.keyboard('{Enter}');
  await heading('¿Qué día naciste?');
  await user.keyboard('3104{Enter}');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Ese día no existe/);
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('0904');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/ 9 de abril$/);
  await user.click(button('Buscar mi turno'));

  expect(await heading('Hola, Nora')).toHaveFocus();
  await user.click(button('Confirmar mi llegada de las 09:00'));
  expect(await heading('Listo, Nora')).toHaveFocus();
  expect(screen.getByText('A07')).toBeVisible();
  expect(button('Confirmar mi llegada de las 11:00')).toBeVisible();
  expect(sent('IdentifyArrival')).toEqual([{ token: 'enlace', patient: PATIENT }]);
  expect(sent('ConfirmArrival')).toEqual([
    { token: 'enlace', patient: PATIENT, startTime: '2026-06-01T09:00:00-03:00' },
  ]);
  const ofScreen = calls.filter(({ operation }) => operation.includes('Arrival'));
  expect(ofScreen.map(({ authorization }) => authorization)).toEqual([undefined, undefined, undefined]);
});

test('a scanned DNI finds the turno at once; another code clears it', async () => {
  const { sent } = await open({ IdentifyArrival: { identifyArrival: nora(turno('09:00', 'closed')) } });
  await heading('¿Llegaste? Escribí tu DNI');
  scan(NORA_CARD);
  await heading('Hola, Nora');
  expect(screen.getByText('Ya no podemos registrar tu llegada. Acercate a recepción.')).toBeVisible();
  expect(sent('IdentifyArrival')).toEqual([{ token: 'enlace', patient: PATIENT }]);

  scan('https://ejemplo.example/otro-codigo');
  await heading('¿Llegaste? Escribí tu DNI');
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/No pudimos leer el DNI/);
});

test.each([
  [
    { identifyArrival: null },
    'No encontramos un turno de hoy con esos datos. Revisá los números, o acercate a recepción.',
  ],
  [
    new ApiFailure('TOO_MANY_REQUESTS', 'Hubo varios intentos. Acercate a recepción.', undefined, 540),
    'Hubo varios intentos. Acercate a recepción. Podés intentar nuevamente en 9 minutos.',
  ],
])('a failure sends the patient to the desk and leaves nothing typed', async (answer, text) => {
  const { user } = await identified({ IdentifyArrival: answer });
  expect(await heading(text)).toHaveFocus();
  await user.click(button('Empezar de nuevo'));
  await heading('¿Llegaste? Escribí tu DNI');
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('a lost confirmation is sent again with the same data', async () => {
  let isLost = true;
  const { user, sent } = await identified({
    IdentifyArrival: { identifyArrival: nora(turno('09:00', 'expected')) },
    ConfirmArrival: () => {
      if (!isLost) return { confirmArrival: nora(turno('09:00', 'arrived')) };
      isLost = false;
      return OFFLINE;
    },
  });
  await heading('Hola, Nora');
  await user.click(button('Confirmar mi llegada'));
  await heading(/^No pudimos conectarnos/);
  await user.click(button('Probar de nuevo'));
  await heading('Listo, Nora');
  expect(screen.getByText('Tomá asiento. Te van a llamar.')).toBeVisible();
  expect(sent('ConfirmArrival')).toHaveLength(2);
});

test('30 seconds without use forget the patient; ten before, a touch stays', async () => {
  await identified({ IdentifyArrival: { identifyArrival: nora(turno('09:00', 'arrived', 'A07')) } });
  await heading('Listo, Nora');
  jest.useFakeTimers();
  try {
    fireEvent.pointerDown(document.body);
    act(() => jest.advanceTimersByTime(29_000));
    expect(screen.getByText(/en 20 segundos volvemos al inicio/)).toBeVisible();
    fireEvent.pointerDown(document.body);
    act(() => jest.advanceTimersByTime(29_000));
    expect(screen.getByText('A07')).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByText('A07')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveValue('');
  } finally {
    jest.useRealTimers();
  }
});

test('a deleted screen shows nothing of the clinic', async () => {
  await open({ ArrivalScreen: new ApiFailure('NOT_FOUND', 'La pantalla no existe') });
  await heading('Esta dirección no muestra nada.');
  expect(screen.queryByRole('textbox')).toBeNull();
});
