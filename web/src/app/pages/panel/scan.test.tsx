import { act, renderHook, screen, waitFor, within } from '@testing-library/react';

import type { ScannedPatientFragment } from '../../../clinic/dni/dni-scan.generated';
import { useDesk } from '../../../clinic/dni/scan-targets';
import { scanTexts } from '../../../clinic/dni/texts';
import { aTurno, at, arrivedAt, openToday } from '../../../features/today/today.fixture';
import { aPatient, panelAnswers } from '../../../features/patients/patients.fixture';
import type { TodayTurnoFragment } from '../../../features/today/today.generated';
import { dialogAnswers } from '../../../testing/booking-dialogs';
import { aUser } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { NORA_CARD, scan } from '../../../testing/scan';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';

const OWN_DNI = { __typename: 'PatientIdentifier', kind: 'dni', number: '30111222', registeredSex: 'F' } as const;

const aScanned = (facts: Partial<ScannedPatientFragment> = {}) => ({
  ...aPatient({ birthDate: null }),
  isNear: false,
  identifiers: [OWN_DNI],
  ...facts,
});
const UNIDENTIFIED = aScanned({ identifiers: [], documentNumber: null });

/** The patients that the clinic finds by the number, and by the name. */
const finds = (
  byNumber: readonly ScannedPatientFragment[],
  byName: readonly ScannedPatientFragment[] = [],
): Answers => ({
  ScannedPatients: ({ search }) => ({ patients: search === '30111222' ? byNumber : byName }),
});

/** Once the panel reads scans. */
async function deskOpens(): Promise<void> {
  const { result, unmount } = renderHook(useDesk);
  await waitFor(() => expect(result.current).not.toBeNull());
  unmount();
}

async function todayWith(turnos: readonly Partial<TodayTurnoFragment>[], patients: Answers, more: Answers = {}) {
  const appointments = turnos.map((facts) => ({ ...aTurno(facts), patientId: 'paciente-1' }));
  const opened = await openToday({
    appointments,
    more: {
      ...dialogAnswers('admin'),
      TurnosToArrive: { today: { __typename: 'Today', now: at('09:15'), date: '2026-11-23', appointments } },
      ...patients,
      ...more,
    },
  });
  await deskOpens();
  return opened;
}

describe('at Hoy', () => {
  test('a scan records the arrival of its owner’s turno without a key', async () => {
    const { sent } = await todayWith([{}], finds([aScanned()]));
    scan(NORA_CARD);
    await expectToast('Nora Ñandú: Llegó 09:15 · A07');
    expect(sent('RecordVisitStep')).toMatchObject([{ appointmentId: 'turno-1', step: 'arrived' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('of two turnos staff choose one', async () => {
    const { user, sent } = await todayWith([{}, { id: 'turno-2', startTime: at('10:30') }], finds([aScanned()]));
    scan(NORA_CARD);
    const dialog = within(await screen.findByRole('dialog', { name: '¿Para qué turno llegó?' }));
    await user.click(dialog.getByRole('button', { name: /^10:30/ }));
    await waitFor(() => expect(sent('RecordVisitStep')).toMatchObject([{ appointmentId: 'turno-2' }]));
  });

  test('who has already arrived is named, and nothing is recorded', async () => {
    const { sent } = await todayWith([arrivedAt('09:05')], finds([aScanned()]));
    scan(NORA_CARD);
    await expectToast('Nora Ñandú: Llegó 09:05 · A07');
    expect(sent('RecordVisitStep')).toEqual([]);
  });

  test('a card that is read twice asks before the patient’s next turno', async () => {
    const next = { id: 'turno-2', startTime: at('10:30') };
    const { sent } = await todayWith([arrivedAt('09:05'), next], finds([aScanned()]));
    scan(NORA_CARD);
    const dialog = within(await screen.findByRole('dialog', { name: '¿Para qué turno llegó?' }));
    expect(dialog.getByRole('button', { name: /^10:30/ })).toHaveFocus();
    expect(sent('RecordVisitStep')).toEqual([]);
  });

  test('a patient without a turno today is in the panel that makes one', async () => {
    await todayWith([], finds([aScanned()]));
    scan(NORA_CARD);
    const dialog = within(await screen.findByRole('dialog', { name: /turno/i }));
    expect(await dialog.findByText(/^Nora Ñandú · .*nora@correo.example/)).toBeVisible();
  });

  test('a patient of that name without a DNI arrives once staff confirm that it is theirs', async () => {
    const { user, sent } = await todayWith([{}], finds([], [UNIDENTIFIED]), {
      IdentifyPatient: { updatePatient: aScanned({ version: 4 }) },
    });
    scan(NORA_CARD);
    const dialog = within(await screen.findByRole('dialog', { name: '¿De quién es este DNI?' }));
    expect(sent('RecordVisitStep')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^Nora Ñandú/ }));
    await expectToast('Nora Ñandú: Llegó 09:15 · A07');
    expect(sent('IdentifyPatient')).toEqual([
      {
        id: 'paciente-1',
        expectedVersion: 3,
        input: {
          identifiers: [{ kind: 'dni', number: '30111222', registeredSex: 'F' }],
          birthDate: '1983-04-09',
          registeredSex: 'F',
          givenNames: 'Nora Inés',
          familyNames: 'Ñandú',
        },
      },
    ]);
  });

  test('a refused DNI is reported in the question, and no arrival is recorded', async () => {
    const { user, sent } = await todayWith([{}], finds([], [UNIDENTIFIED]), {
      IdentifyPatient: () => new ApiFailure('CONFLICT', 'Otro paciente ya tiene ese documento', 'identifiers'),
    });
    scan(NORA_CARD);
    const dialog = within(await screen.findByRole('dialog', { name: '¿De quién es este DNI?' }));
    await user.click(dialog.getByRole('button', { name: /^Nora Ñandú/ }));
    expect(await dialog.findByText('Otro paciente ya tiene ese documento')).toBeVisible();
    expect(sent('RecordVisitStep')).toEqual([]);
  });

  test('a patient of another name is never proposed; the panel has the data of the card', async () => {
    await todayWith([{}], finds([], [aScanned({ identifiers: [], name: 'Nora Gil' })]));
    scan(NORA_CARD);
    const dialog = within(await screen.findByRole('dialog', { name: /turno/i }));
    expect(await dialog.findByLabelText(/^Nombre y apellido/)).toHaveValue('Nora Inés Ñandú');
    expect(dialog.getByText('Al crear el turno, el DNI 30111222 queda guardado con el paciente.')).toBeVisible();
    expect(dialog.getByLabelText(/^Teléfono/)).toHaveFocus();
  });

  test('a card’s DNI is not kept with another person whom staff type next', async () => {
    const { user } = await todayWith([], finds([]));
    scan(NORA_CARD);
    const dialog = within(await screen.findByRole('dialog', { name: /turno/i }));
    const keeps = /^Al crear el turno, el DNI 30111222/;
    expect(await dialog.findByText(keeps)).toBeVisible();
    await write(user, dialog.getByRole('combobox', { name: 'Buscar paciente' }), 'Inés Gil');
    expect(dialog.queryByText(keeps)).not.toBeInTheDocument();
  });

  test('another code, a damaged one and a failed search are each reported', async () => {
    await todayWith([{}], { ScannedPatients: OFFLINE });
    scan('https://ejemplo.ar/1234567890123');
    await expectToast(scanTexts.unknown);
    scan(NORA_CARD.slice(0, -3));
    await expectToast(scanTexts.damaged);
    scan(NORA_CARD);
    await expectToast(scanTexts.failed);
  });
});

const openPatients = (patients: Answers, more: Answers = {}) =>
  renderApp('/admin/patients', panelAnswers({ ...patients, ...more }));

test('elsewhere a scan opens the patient, and an unknown one’s new form with the data of the card', async () => {
  let found = [aScanned()];
  const { address, back } = await openPatients({ ScannedPatients: () => ({ patients: found }) });
  await deskOpens();
  scan(NORA_CARD);
  await waitFor(() => expect(address()).toBe('/admin/patients/paciente-1'));
  await back();
  await waitFor(() => expect(address()).toBe('/admin/patients'));
  found = [];
  scan(`${NORA_CARD}@275`);
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo paciente' }));
  await waitFor(() => expect(form.getByLabelText(/^DNI/)).toHaveValue('30111222'));
  expect(form.getByLabelText(/^Nombre y apellido/)).toHaveValue('Nora Inés Ñandú');
  expect(form.getByLabelText(/^CUIL/)).toHaveValue('27301112225');
  expect(form.getByLabelText(/^Fecha de nacimiento/)).toHaveValue('09-04-1983');
  expect(form.getByLabelText(/^Sexo del DNI/)).toHaveValue('F');
});

test('a scan fills what is empty in the open form, which keeps its DNI', async () => {
  const { user } = await openPatients(finds([]));
  await deskOpens();
  await user.click((await screen.findAllByRole('button', { name: 'Nuevo paciente' }))[0]!);
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo paciente' }));
  const name = form.getByLabelText(/^Nombre y apellido/);
  await write(user, name, 'Norita Ñandú');
  act(() => form.getByRole('button', { name: 'Cerrar' }).focus());
  scan(NORA_CARD);
  await waitFor(() => expect(form.getByLabelText(/^DNI/)).toHaveValue('30111222'));
  expect(name).toHaveValue('Norita Ñandú');
  scan(NORA_CARD.replace('30111222', '20111222'));
  await expectToast(scanTexts.otherDni);
});

test('an account that may not see patients reads no scans', async () => {
  await openToday({ more: { Viewer: { viewer: aUser('admin', { permissions: ['appointments'] }) } } });
  const { result } = renderHook(useDesk);
  expect(result.current).toBeNull();
});

describe('with a camera', () => {
  const track = { stop: jest.fn() };
  let camera: () => Promise<object>;
  let seen: (string | object)[];

  beforeEach(() => {
    seen = [];
    track.stop.mockClear();
    camera = () => Promise.resolve({ getTracks: () => [track] });
    class Reader extends EventTarget {
      terminate = () => {};
      postMessage = () =>
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: seen.shift() ?? null })));
    }
    Object.assign(window, { Worker: Reader, OffscreenCanvas: class {}, createImageBitmap: () => Promise.resolve({}) });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: () => camera(),
        enumerateDevices: () => Promise.resolve([{ kind: 'videoinput' }]),
      },
    });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });
  afterEach(() => {
    for (const name of ['Worker', 'OffscreenCanvas', 'createImageBitmap']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'mediaDevices');
    jest.restoreAllMocks();
  });

  test('the camera reads a card like a scanner, reports one that it cannot read, and is off afterwards', async () => {
    const { user, sent } = await todayWith([{}], finds([aScanned()]));
    await user.click(await screen.findByRole('button', { name: 'Escanear DNI' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Escanear DNI' }));
    seen.push(NORA_CARD.slice(0, -3));
    expect(await dialog.findByText(scanTexts.damaged)).toBeVisible();
    seen.push(NORA_CARD);
    await expectToast('Nora Ñandú: Llegó 09:15 · A07');
    expect(sent('RecordVisitStep')).toHaveLength(1);
    expect(track.stop).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a reader that does not start is reported', async () => {
    const { user } = await todayWith([{}], finds([aScanned()]));
    seen.push({ failed: true });
    await user.click(await screen.findByRole('button', { name: 'Escanear DNI' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Escanear DNI' }));
    expect(await dialog.findByText(scanTexts.camera.notLoaded)).toBeVisible();
    expect(track.stop).toHaveBeenCalled();
  });

  test('a refused permission is reported, and a closed dialog turns the camera off', async () => {
    const { user } = await todayWith([{}], finds([aScanned()]));
    camera = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const open = await screen.findByRole('button', { name: 'Escanear DNI' });
    await user.click(open);
    const refused = within(await screen.findByRole('dialog', { name: 'Escanear DNI' }));
    expect(await refused.findByText(scanTexts.camera.denied)).toBeVisible();
    await user.click(refused.getByRole('button', { name: 'Cancelar' }));
    camera = () => Promise.resolve({ getTracks: () => [track] });
    await user.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Escanear DNI' }));
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(track.stop).toHaveBeenCalled());
  });
});

test('without a camera there is no button for it', async () => {
  await todayWith([{}], finds([aScanned()]));
  expect(screen.queryByRole('button', { name: 'Escanear DNI' })).not.toBeInTheDocument();
});
