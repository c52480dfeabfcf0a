import { screen, waitFor, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { chooseOfRow } from '../../../testing/row-menu';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { openBoard } from './board.fixture';
import { anEntry, anOffer, pageOf, type Entry } from './entry.fixture';

/** The board has been open since the morning. */
const NOW = { __typename: 'Clinic', now: '2026-11-21T17:00:00-03:00' };
const urgent = anEntry({ isUrgent: true, urgentReason: 'Dolor' });

/** The board, with the entries that the mutations leave. */
async function openWith(entry: Entry, more: Answers) {
  let shown = [entry];
  const leaving = (next: typeof shown) => {
    shown = next;
  };
  const board = await openBoard([], { WaitingBoard: () => pageOf(shown), ...more });
  const act = async (action: string, name: RegExp | string) => {
    await chooseOfRow(board.user, 'Nora Ñandú', action);
    return within(await screen.findByRole('dialog', { name }));
  };
  return { ...board, act, leaving };
}

test('an entry is put before the others for a reason, and back in its place; taken off the list for another, the focus stays in the page', async () => {
  const { user, sent, act, leaving } = await openWith(anEntry(), {
    MarkUrgent: ({ input }) => {
      const { urgentReason } = input as { urgentReason: string | null };
      const next = urgentReason === null ? anEntry({ version: 3 }) : { ...urgent, version: 2 };
      leaving([next]);
      return { updateWaitingListEntry: next };
    },
    RemoveFromList: () => {
      leaving([]);
      return {
        removeWaitingListEntry: anEntry({ version: 3, status: 'ended', endReason: 'removed', endNote: 'Viajó' }),
      };
    },
    RestoreToList: () => {
      leaving([anEntry()]);
      return { restoreWaitingListEntry: anEntry({ version: 6 }) };
    },
  });
  const marking = await act('Marcar como urgente', 'Marcar como urgente a Nora Ñandú');
  await user.click(marking.getByRole('button', { name: 'Marcar como urgente' }));
  expect(marking.getByRole('textbox')).toHaveAccessibleDescription(/Escribí por qué es urgente/);
  await write(user, marking.getByRole('textbox'), 'Dolor');
  await user.click(marking.getByRole('button', { name: 'Marcar como urgente' }));
  await expectToast('Nora Ñandú va ahora primero en la lista de espera');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Más acciones de Nora Ñandú' })).toHaveFocus());
  const question = await act('Quitar la urgencia', '¿Quitar la urgencia?');
  await user.click(question.getByRole('button', { name: 'Quitar la urgencia' }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer: Nora Ñandú ya no es urgente' }));
  await expectToast('Deshecho: Nora Ñandú es urgente otra vez');
  expect(sent('MarkUrgent')).toEqual([
    { id: 'e1', input: { urgentReason: 'Dolor' }, expectedVersion: 1 },
    { id: 'e1', input: { urgentReason: null }, expectedVersion: 2 },
    { id: 'e1', input: { urgentReason: 'Dolor' }, expectedVersion: 3 },
  ]);

  const removal = await act('Sacar de la lista', 'Sacar a Nora Ñandú de la lista de espera');
  await write(user, removal.getByRole('textbox', { name: /^Motivo/ }), 'Viajó');
  await user.click(removal.getByRole('button', { name: 'Sacar de la lista' }));
  expect(await screen.findByText('Nadie espera un turno')).toBeVisible();
  expect(sent('RemoveFromList')).toEqual([{ id: 'e1', input: { reason: 'Viajó' } }]);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  await expectToast('Deshecho: Nora Ñandú sigue en la lista de espera');
  expect(sent('RestoreToList')).toEqual([{ id: 'e1', expectedVersion: 3 }]);
  expect(await screen.findByRole('button', { name: 'Más acciones de Nora Ñandú' })).toBeVisible();
});

test('a time that is taken meanwhile says so, and another is offered once, also when the answer is lost', async () => {
  const TAKEN = '2026-11-24T09:30:00-03:00';
  const LATER = '2026-11-24T10:00:00-03:00';
  let free = [TAKEN, LATER];
  let answers = 0;
  const { user, sent } = await openWith(anEntry(), {
    SoonestSlots: () => ({
      soonestSlots: free.map((startTime) => ({
        __typename: 'SoonestSlot',
        startTime,
        durationMinutes: 30,
        professional: { __typename: 'Professional', id: 7, name: 'Dra. Sosa', specialtyName: null },
        room: { __typename: 'Room', id: 3, name: 'Consultorio 1' },
      })),
    }),
    OfferToEntry: ({ input }) => {
      if ((input as { startTime: string }).startTime === LATER) {
        answers += 1;
        return answers === 1 ? OFFLINE : { offerToWaitingListEntry: anEntry() };
      }
      free = [LATER];
      return new ApiFailure('CONFLICT', 'Ese horario ya no está disponible');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ofrecer un horario: Nora Ñandú' }));
  const offer = within(await screen.findByRole('dialog', { name: 'Ofrecer un horario a Nora Ñandú' }));
  const time = (name: RegExp) => offer.getByRole('radio', { name });
  const send = () => user.click(offer.getByRole('button', { name: 'Ofrecer' }));
  await user.click(await offer.findByRole('radio', { name: '09:30 Dra. Sosa Consultorio 1' }));
  await send();
  await expectToast('Ese horario ya no está disponible');
  await waitFor(() => expect(offer.getAllByRole('radio')).toHaveLength(1));
  expect(time(/^10:00/)).not.toBeChecked();
  await user.click(time(/^10:00/));
  await send();
  expect(await offer.findByText(/^No sabemos si el horario quedó ofrecido: .* Reintentá para saberlo/)).toBeVisible();
  await send();
  await expectToast('Horario ofrecido a Nora Ñandú');
  const [first, second, third] = sent('OfferToEntry');
  expect(third).toEqual(second);
  expect(third).toMatchObject({ id: 'e1', input: { professionalId: 7, roomId: 3, startTime: LATER } });
  expect(third!['idempotencyKey']).not.toBe(first!['idempotencyKey']);
});

const AN_INSURER = {
  __typename: 'Insurer',
  id: 2,
  name: 'OSDE',
  kind: 'prepaid',
  aliases: [],
  numberPattern: '####',
  isAccepted: true,
  plans: [],
};

test('whom the clinic knows is found by a few letters, with who calls for them, and put on the list as urgent', async () => {
  const { user, sent } = await openBoard([], {
    Clinic: { clinic: aClinic() },
    JoinChoices: {
      clinic: NOW,
      professionals: [{ __typename: 'Professional', id: 7, name: 'Dra. Sosa', specialtyId: 1 }],
      specialties: [{ __typename: 'Specialty', id: 1, name: 'Cardiología' }],
      insurers: [AN_INSURER],
    },
    Patients: {
      patients: [
        {
          __typename: 'Patient',
          id: 'paciente-1',
          name: 'Tomás Paz',
          email: 'marta@correo.example',
          phone: null,
          documentNumber: null,
          isNear: false,
          noShows: 0,
          deceasedOn: null,
          lastAppointment: {
            __typename: 'Appointment',
            id: 't1',
            startTime: '2026-11-21T11:00:00-03:00',
            status: 'confirmed',
            professionalName: 'Dra. Sosa',
            contactName: 'Marta Paz',
            patientBirthDate: '2018-03-01',
          },
        },
      ],
    },
    PutOnList: { joinWaitingList: anEntry() },
  });
  await user.click(await screen.findByRole('button', { name: 'Anotar a alguien' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar en la lista de espera' }));
  await write(user, await dialog.findByRole('combobox', { name: 'Buscar paciente' }), 'tom');
  await user.click(await screen.findByRole('option', { name: /Tomás Paz/ }));
  expect(dialog.getByRole('combobox', { name: 'Buscar paciente' })).toHaveAccessibleDescription(
    'Último: 21-11-2026 con Dra. Sosa',
  );
  expect(dialog.getByRole('textbox', { name: /^Correo electrónico/ })).toHaveAccessibleDescription(
    'Sin correo no se ofrecen horarios: se avisa por teléfono.',
  );
  expect(dialog.getByRole('textbox', { name: /^Quién lo pide/ })).toHaveValue('Marta Paz');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Turno con/ }), 'Cardiología');
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Sábado' })).not.toBeInTheDocument());
  expect(sent('AttendedWeekdays')).toEqual([{ specialtyId: 1 }]);
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Obra social o prepaga/ }), 'OSDE');
  const number = dialog.getByRole('textbox', { name: /^Número de afiliado/ });
  await write(user, number, '12');
  await write(user, dialog.getByRole('textbox', { name: /^Por qué es urgente/ }), 'Dolor');
  await user.click(dialog.getByRole('button', { name: 'Anotar' }));
  await waitFor(() => expect(number).toHaveAccessibleDescription(/debe tener la forma ####/));
  await write(user, number, '34');
  await user.click(dialog.getByRole('button', { name: 'Anotar' }));
  await expectToast('Anotado en la lista de espera: Nora Ñandú');
  expect(sent('PutOnList')).toMatchObject([
    {
      input: {
        specialtyId: 1,
        hours: [],
        urgentReason: 'Dolor',
        coverage: { insurerId: 2, planId: null, memberNumber: '1234' },
        patientName: 'Tomás Paz',
        patientEmail: 'marta@correo.example',
        contactName: 'Marta Paz',
        patientBirthDate: '2018-03-01',
      },
    },
  ]);
});

test('the answer to an offer by phone is recorded, and makes the turno', async () => {
  const offers = [anOffer({ outcome: 'pending' })];
  const { user, sent, leaving } = await openWith(anEntry({ offers }), {
    RecordOfferAnswer: () => {
      leaving([]);
      return { recordOfferAnswer: anEntry({ status: 'fulfilled' }) };
    },
  });
  expect(await screen.findByText('Ofrecido hasta 20 nov 22:05')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptó por teléfono: Nora Ñandú' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Darle el horario ofrecido?' }));
  expect(question.getByText(/mar, 24 nov, 09:30.*Dra. Sosa/)).toBeVisible();
  expect(sent('RecordOfferAnswer')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Darle el turno' }));
  await expectToast('Nora Ñandú ya tiene turno: mar, 24 nov, 09:30');
  expect(sent('RecordOfferAnswer')).toEqual([{ id: 'o1', accepted: true }]);
});

test('an offer is withdrawn from its row, after a question', async () => {
  const offers = [anOffer({ outcome: 'pending' })];
  const { user, sent } = await openWith(anEntry({ offers }), {
    WithdrawOffer: { withdrawWaitingListOffer: anEntry({ offers: [anOffer({ outcome: 'withdrawn' })] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Más acciones de Nora Ñandú' }));
  await user.click(screen.getByRole('menuitem', { name: 'Retirar el ofrecimiento' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Retirar el ofrecimiento?' }));
  expect(sent('WithdrawOffer')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Retirar el ofrecimiento' }));
  await expectToast('Retirado: Nora Ñandú sigue en la lista de espera');
  expect(sent('WithdrawOffer')).toEqual([{ id: 'o1' }]);
});
