import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { choosePayer } from '../../../clinic/payer/payer';
import { setToken } from '../../../kit/session/token';
import { aFamilyMember } from '../../../testing/booking-data';
import { aClinic, aUser, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { anOwnAppointment } from '../../../testing/own-appointments-data';
import { asKeptByFormerVersion } from '../../../testing/former-draft';
import { aCoverage, OSDE } from '../../../testing/payer-data';
import { renderApp } from '../../../testing/render-app';
import { write } from '../../../testing/write';

const ENTRY = { __typename: 'WaitingListEntry', id: 'lugar-1', waitsFor: 'Dra. Lucía Fernández' };

async function open(path: string, more: Answers = {}) {
  const app = await renderApp(path, {
    ...landingAnswers(),
    JoinOfProfessional: {
      clinic: aClinic(),
      isWaitingListEnabled: true,
      waitingListWeekdays: [1, 3],
      professional: { __typename: 'Professional', id: 4, name: 'Dra. Lucía Fernández' },
    },
    EarlierPage: { clinic: aClinic(), isWaitingListEnabled: true, appointment: anOwnAppointment({}) },
    AttendedWeekdays: ({ specialtyId }) => ({ waitingListWeekdays: specialtyId === 2 ? [1, 5] : [1, 3] }),
    JoinWaitingList: { joinWaitingList: ENTRY },
    WaitForEarlier: { waitForEarlier: ENTRY },
    ...more,
  });
  return { ...app, press: async () => app.user.click(await screen.findByRole('button', { name: 'Anotarme' })) };
}

const PROFESSIONAL = '/lista-de-espera?profesional=4';

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await write(user, await screen.findByLabelText(/^Nombre y apellido/), 'Nora Ñandú');
  await write(user, screen.getByLabelText(/^Correo electrónico/), 'nora@correo.example');
  await user.click(screen.getByRole('checkbox', { name: 'Lunes' }));
  await user.click(screen.getByRole('checkbox', { name: /^Tarde/ }));
}

test('a link that names no professional as they are numbered says that it is none', async () => {
  const app = await open('/lista-de-espera?profesional=3.7', {
    JoinOfSpecialty: new ApiFailure('NOT_FOUND', 'Especialidad no encontrada'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'El enlace no sirve' })).toBeVisible();
  expect(app.sent('JoinOfProfessional')).toEqual([]);
});

test('what the server refuses stands at its field, or at the button; after a lost answer what was typed stays, and another press is the same request', async () => {
  let answer: object = new ApiFailure('BAD_REQUEST', 'Elegí un día hasta el 23-05-2027', 'input.untilDate');
  const app = await open(PROFESSIONAL, { JoinWaitingList: () => answer });
  await fillIn(app);
  await app.press();
  expect(await screen.findByLabelText(/^Hasta qué día/)).toHaveAccessibleDescription(
    /Elegí un día hasta el 23-05-2027/,
  );
  answer = new ApiFailure('CONFLICT', 'Ya estás en esa lista de espera');
  await app.press();
  expect(await screen.findByText('Ya estás en esa lista de espera')).toBeVisible();
  answer = OFFLINE;
  await app.press();
  expect(await screen.findByText(/no te anota dos veces/)).toBeVisible();
  expect(screen.getByLabelText(/^Nombre y apellido/)).toHaveValue('Nora Ñandú');
  answer = { joinWaitingList: ENTRY };
  await app.press();
  expect(await screen.findByText(/^Recibimos tu pedido/)).toBeVisible();
  const [unanswered, retried] = app.sent('JoinWaitingList').slice(-2);
  expect(retried).toEqual(unanswered);
});

test('a member asks for a place for their child', async () => {
  setToken('de-marta');
  const app = await open(PROFESSIONAL, {
    Viewer: { viewer: aUser('user') },
    BookingFamily: { myFamily: [aFamilyMember('hijo-1', 'Tomás Ruiz')] },
  });
  await app.user.click(await screen.findByRole('radio', { name: 'Para Tomás Ruiz' }));
  await app.press();
  expect(await screen.findByText('Tomás Ruiz ya está en la lista de espera de Dra. Lucía Fernández.')).toBeVisible();
  expect(app.sent('JoinWaitingList')).toMatchObject([
    { input: { patientId: 'hijo-1', patientName: 'Tomás Ruiz', contactName: 'Marta Ruiz', professionalId: 4 } },
  ]);
});

test('who keeps a turno asks for an earlier one with the link of its mail', async () => {
  const app = await open('/lista-de-espera/antes/turno-1?token=firmado');
  expect(await screen.findByRole('article', { name: 'Turno que conservás' })).toHaveTextContent(
    'lunes, 23 de noviembre de 2026',
  );
  // Days with working hours, of the professional or of the specialty, and those chosen before.
  const wednesday = await screen.findByRole('checkbox', { name: 'Miércoles' });
  await app.user.click(wednesday);
  await app.user.selectOptions(screen.getByLabelText(/^Con quién/), 'any');
  await app.user.click(await screen.findByRole('checkbox', { name: 'Viernes' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Jueves' })).not.toBeInTheDocument());
  for (const times of [1, 2]) {
    await app.user.click(wednesday);
    expect(wednesday).toHaveProperty('checked', times === 2);
    expect(wednesday).toHaveFocus();
  }
  await app.press();
  expect(await screen.findByText(/^Ya estás en la lista/)).toBeVisible();
  expect(app.sent('WaitForEarlier')).toMatchObject([
    {
      input: {
        appointmentId: 'turno-1',
        cancelToken: 'firmado',
        isAnyProfessional: true,
        untilDate: '2026-11-23',
        hours: [{ weekday: 3 }, { weekday: 5 }],
      },
    },
  ]);
});

test('a parent who asks for an earlier turno of a child reads of the child’s place', async () => {
  const appointment = anOwnAppointment({ patientName: 'Tomás Ruiz', contactName: 'Marta Ruiz' });
  const app = await open('/lista-de-espera/antes/turno-1', {
    EarlierPage: { clinic: aClinic(), isWaitingListEnabled: true, appointment },
  });
  await screen.findByRole('article', { name: 'Turno que conservás' });
  expect(screen.getByRole('link', { name: 'Volver al turno' })).toHaveAttribute('href', '/confirmation/turno-1');
  await app.press();
  expect(await screen.findByText(/^Tomás Ruiz ya está en la lista de espera/)).toBeVisible();
});

test('for a turno that is over nothing is asked, and the way back is there', async () => {
  const appointment = anOwnAppointment({ status: 'cancelled' });
  await open('/lista-de-espera/antes/turno-1', {
    EarlierPage: { clinic: aClinic(), isWaitingListEnabled: true, appointment },
  });
  expect(await screen.findByText('Ese turno ya no está por delante.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el turno' })).toHaveAttribute('href', '/confirmation/turno-1');
  expect(screen.queryByRole('button', { name: 'Anotarme' })).not.toBeInTheDocument();
});

test('where the clinic keeps no list, nothing is asked', async () => {
  await open(PROFESSIONAL, {
    JoinOfProfessional: {
      clinic: aClinic(),
      isWaitingListEnabled: false,
      professional: { __typename: 'Professional', id: 4, name: 'Dra. Lucía Fernández' },
    },
  });
  expect(await screen.findByText('La clínica no tiene lista de espera por ahora.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anotarme' })).not.toBeInTheDocument();
});

test('a visitor asks for time of a professional on suitable days, and reads how to leave; what was typed outlives a reload, until it is sent', async () => {
  const first = await open(PROFESSIONAL);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Lista de espera de Dra. Lucía Fernández' }),
  ).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Volver a los horarios' })).toHaveAttribute('href', '/book/4');
  expect(screen.getByRole('group', { name: /^Días que te sirven/ })).toHaveAccessibleDescription(
    'Sin elegir ninguno, cualquier día.',
  );
  const days = within(screen.getByRole('group', { name: /^Días que te sirven/ })).getAllByRole('checkbox');
  expect(days.map((day) => day.getAttribute('value'))).toEqual(['Lunes', 'Miércoles']);
  await fillIn(first);
  cleanup();
  asKeptByFormerVersion();
  const app = await open(PROFESSIONAL);
  await waitFor(() => expect(screen.getByLabelText(/^Nombre y apellido/)).toHaveValue('Nora Ñandú'));
  expect(screen.getByRole('checkbox', { name: 'Lunes' })).toBeChecked();
  await app.press();
  expect(await screen.findByText('Recibimos tu pedido para la lista de espera de Dra. Lucía Fernández.')).toBeVisible();
  expect(screen.getByText(/^Te mandamos un email a nora@correo.example: dice cómo quedó tu pedido/)).toBeVisible();
  expect(app.sent('JoinWaitingList')).toMatchObject([
    {
      input: {
        professionalId: 4,
        patientName: 'Nora Ñandú',
        patientEmail: 'nora@correo.example',
        hours: [{ weekday: 1, startTime: '13:00', endTime: '18:00' }],
        untilDate: '2026-12-21',
        noticeHours: 2,
      },
    },
  ]);
  cleanup();
  await open(PROFESSIONAL);
  expect(await screen.findByLabelText(/^Nombre y apellido/)).toHaveValue('');
});

test('a visitor who names the insurer reads the copay and waits with it; a number typed for another insurer is not restored', async () => {
  choosePayer(OSDE);
  const ProfessionalCoverages = { professionalCoverages: [aCoverage(4, 'with_copay', 3500)] };
  const app = await open(PROFESSIONAL, { ProfessionalCoverages });
  expect(await screen.findByText(/^Atiende OSDE 210 · copago \$\s3\.500$/)).toHaveAttribute('role', 'status');
  await fillIn(app);
  await write(app.user, screen.getByLabelText(/^Número de afiliado de OSDE 210/), '12 3456');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  choosePayer({ ...OSDE, insurerId: 3, name: 'PAMI' });
  const other = await open(PROFESSIONAL);
  await waitFor(() => expect(screen.getByLabelText(/^Nombre y apellido/)).toHaveValue('Nora Ñandú'));
  const number = screen.getByLabelText(/^Número de afiliado de PAMI/);
  expect(number).toHaveValue('');
  await write(other.user, number, '99 3456');
  await other.press();
  expect(await screen.findByText(/^Recibimos tu pedido/)).toBeVisible();
  const coverage = { insurerId: 3, planId: 10, memberNumber: '99 3456' };
  expect(other.sent('JoinWaitingList')).toMatchObject([{ input: { coverage } }]);
});

test('a visitor who waits for a specialty reads how many of it take the insurer', async () => {
  choosePayer(OSDE);
  await open('/lista-de-espera?especialidad=1', {
    JoinOfSpecialty: {
      clinic: aClinic(),
      isWaitingListEnabled: true,
      waitingListWeekdays: [1],
      specialty: { __typename: 'Specialty', id: 1, name: 'Cardiología' },
      professionals: [4, 5].map((id) => ({ __typename: 'Professional', id })),
    },
    ProfessionalCoverages: { professionalCoverages: [4, 5, 6].map((id) => aCoverage(id, id === 5 ? 'no' : 'yes')) },
  });
  expect(await screen.findByText('1 de 2 profesionales atiende OSDE 210.')).toHaveAttribute('role', 'status');
});
