import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { expectOnlyToast, expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { openAccount, STORED } from './profile.fixture';

async function openProfile(answers: Answers = {}) {
  const opened = await openAccount('Editar Perfil', answers);
  const name = await opened.dialog.findByRole('textbox', { name: 'Nombre y apellido' });
  const save = () => opened.user.click(opened.dialog.getByRole('button', { name: 'Guardar cambios' }));
  const retype = async (box: HTMLElement, text: string) => {
    await opened.user.clear(box);
    if (text) await write(opened.user, box, text);
  };
  return { ...opened, name, save, retype };
}

/** The server takes the change. */
const UpdateProfile = ({ input }: { input?: object }) => ({ updateProfile: { ...STORED, ...input } });

describe('the dialog', () => {
  test('opens on Perfil with what is stored while the page behind stands still; Escape closes it, the page scrolls again, and the focus is back', async () => {
    const { user, dialog, menu, name, expectClosed } = await openProfile();
    expect(dialog.getByRole('tab', { name: 'Perfil' })).toHaveAttribute('aria-selected', 'true');
    expect(name).toHaveValue('Marta Ruiz');
    expect(dialog.getByRole('textbox', { name: /^Teléfono \(/ })).toHaveValue('+54 11 2345-6789');
    expect(dialog.getByRole('textbox', { name: /Dirección/ })).toHaveValue('Av. Rivadavia 1');
    expect(dialog.getByRole('textbox', { name: /Fecha de nacimiento/ })).toHaveValue('07-03-1958');
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(menu).toHaveFocus();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  test('Mis datos shows the own coverages, and who of the clinic opened the patient, with the names of professionals only', async () => {
    const read = (id: string, facts: object) => ({
      __typename: 'PatientRead',
      id,
      at: '2026-11-21T09:05:00-03:00',
      ...facts,
    });
    const coverage = {
      __typename: 'PatientCoverage',
      id: 'cobertura-1',
      insurer: { __typename: 'Insurer', id: 1, name: 'OSDE', isAccepted: true },
      plan: null,
      number: '61 234',
      holderName: null,
      relationship: 'holder',
      validFrom: '2026-01-01',
      validTo: null,
      checkedAt: null,
      checkedByName: null,
      isPrimary: true,
      version: 1,
    };
    const { user, dialog } = await openProfile({
      MyCoverages: { myCoverages: [coverage] },
      InsurersToChoose: { insurers: [] },
      MyPatientReads: {
        myPatientReads: [
          read('2', { kind: 'professional', readerName: 'Dra. Lucía Fernández' }),
          read('1', { kind: 'administrator', readerName: null }),
        ],
      },
    });
    await user.click(dialog.getByRole('tab', { name: 'Mis datos' }));
    const coverages = within(await dialog.findByRole('region', { name: 'Cobertura' }));
    expect(coverages.getByRole('listitem')).toHaveTextContent('OSDEN.º 61 234 · Credencial sin ver');
    expect(coverages.getByRole('button', { name: 'Agregar cobertura' })).toBeVisible();
    const list = await dialog.findByRole('list', { name: 'Quién vio tus datos' });
    expect(list).toHaveTextContent('21-11-2026 09:05Dra. Lucía Fernández21-11-2026 09:05Recepción o administración');
  });

  test('a copy that finds the session over leads to the login; without an answer it fails and can be tried again', async () => {
    const { user, dialog, address } = await openProfile({ MyPatientReads: { myPatientReads: [] } });
    await user.click(dialog.getByRole('tab', { name: 'Mis datos' }));
    const real = globalThis.fetch;
    const download = async (answer: typeof fetch) => {
      globalThis.fetch = answer;
      await user.click(await dialog.findByRole('button', { name: 'Descargar en PDF' }));
    };
    try {
      await download((_address, init) => {
        expect(init?.signal).toBeInstanceOf(AbortSignal);
        return Promise.reject(new TypeError('No complete answer'));
      });
      await expectToast('No se pudo hacer la copia. Probá de nuevo.');
      expect(localStorage.getItem('token')).toBe('abc');
      const body = { error: 'La sesión venció', code: 'UNAUTHENTICATED' };
      await download(async () => ({ ok: false, status: 401, json: async () => body }) as Response);
      await waitFor(() => expect(address()).toBe('/login'));
      expect(localStorage.getItem('token')).toBeNull();
      expect(await screen.findByText(/^Tu sesión terminó\./)).toBeVisible();
    } finally {
      globalThis.fetch = real;
    }
  });

  test('Mis datos of an unconfirmed address asks to confirm it, instead of denying any reading or taking a coverage', async () => {
    const stored = { ...STORED, emailConfirmed: false };
    const answers = { MyCoverages: { myCoverages: [] }, MyPatientReads: { myPatientReads: [] } };
    const { user, dialog } = await openAccount('Editar Perfil', answers, stored);
    await user.click(dialog.getByRole('tab', { name: 'Mis datos' }));
    expect(await dialog.findByText('Para verlo, primero confirmá tu correo electrónico.')).toBeVisible();
    expect(dialog.queryByText('Todavía nadie abrió tu ficha.')).not.toBeInTheDocument();
    const coverages = within(dialog.getByRole('region', { name: 'Cobertura' }));
    expect(coverages.getByText('Para cargarla, primero confirmá tu correo electrónico.')).toBeVisible();
    expect(coverages.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a change is not lost by a click outside or its button without a question, and once given up it is gone', async () => {
    const { user, dialog, name, retype, expectClosed } = await openProfile();
    await retype(name, 'Marta Díaz');
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(name).toHaveValue('Marta Díaz');
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await expectClosed();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('saving', () => {
  test('sends only what changed, again after no answer and a refusal, says so, closes, and the header has the new name', async () => {
    let takeChange: (answer: object) => void = () => undefined;
    const answers = [OFFLINE, new ApiFailure('CONFLICT', 'El perfil cambió')];
    const { name, retype, save, sent, dialog, expectClosed } = await openProfile({
      UpdateProfile: () => answers.shift() ?? new Promise<object>((resolve) => (takeChange = resolve)),
    });
    await retype(name, 'Marta Díaz');
    await save();
    await expectOnlyToast('Error al actualizar el perfil');
    await save();
    await expectOnlyToast('El perfil cambió');
    expect(name).toHaveValue('Marta Díaz');
    await save();
    expect(await dialog.findByRole('button', { name: 'Guardando...' })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => takeChange(UpdateProfile({ input: { name: 'Marta Díaz' } })));
    await expectClosed();
    expect(sent('UpdateProfile')).toEqual(Array(3).fill({ input: { name: 'Marta Díaz' } }));
    await expectToast('Perfil actualizado exitosamente');
    expect(screen.getByRole('button', { name: 'Menú de Marta Díaz' })).toBeVisible();
  });

  test('an empty name, a wrong date and a phone without any number are refused here; once mended, only what changed is sent', async () => {
    const { dialog, name, retype, save, sent, expectClosed } = await openProfile({ UpdateProfile });
    const born = dialog.getByRole('textbox', { name: /Fecha de nacimiento/ });
    const contactPhone = dialog.getByRole('textbox', { name: /Teléfono del contacto/ });
    await retype(name, '');
    await retype(born, '07-03');
    await retype(contactPhone, 'abc');
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription('El nombre es requerido'));
    expect(born).toHaveAccessibleDescription('Fecha inválida');
    expect(contactPhone).toHaveAccessibleDescription('El teléfono debe tener números');
    await retype(name, 'Marta Ruiz');
    await retype(contactPhone, '');
    await retype(born, '22-11-2026');
    await save();
    await waitFor(() => expect(born).toHaveAccessibleDescription('La fecha de nacimiento no puede ser futura'));
    expect(born).toHaveFocus();
    expect(sent('UpdateProfile')).toEqual([]);
    await retype(born, '');
    await retype(dialog.getByRole('textbox', { name: /Nombre del contacto/ }), 'Ana');
    await retype(contactPhone, '11 5555-5555');
    await save();
    await expectClosed();
    const emergencyContact = { name: 'Ana', phone: '+54 11 5555 5555', relationship: null };
    expect(sent('UpdateProfile')).toEqual([{ input: { dateOfBirth: null, emergencyContact } }]);
  });

  test('a phone that looks mistyped is advised about and sent; what the server refuses stands under it, and the dialog stays', async () => {
    const text = 'No puede superar los 40 caracteres';
    const { sent, dialog, retype, save } = await openProfile({
      UpdateProfile: new ApiFailure('BAD_REQUEST', text, 'input.phone'),
    });
    const phone = dialog.getByRole('textbox', { name: /^Teléfono \(/ });
    await retype(phone, '11 2345');
    act(() => phone.blur());
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Parece incompleto/));
    expect(dialog.getByText(/^Teléfono: Parece incompleto/).closest('[role="status"]')).toHaveStyle({
      position: 'absolute',
      width: '1px',
    });
    await save();
    await waitFor(() => expect(phone).toHaveAccessibleDescription(text));
    expect(sent('UpdateProfile')).toEqual([{ input: { phone: '11 2345' } }]);
  });
});

test('data that the end of the session kept from being saved are offered to the same person', async () => {
  const over = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
  const first = await openProfile({ UpdateProfile: over });
  await first.retype(first.name, 'Marta Ruiz Díaz');
  await first.save();
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([`turnero.draft.profile:${STORED.id}`]));
  cleanup();

  const { user, name, sent, save, expectClosed } = await openProfile({ UpdateProfile });
  await user.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(name).toHaveValue('Marta Ruiz Díaz');
  expect(name).toHaveFocus();
  await save();
  await expectClosed();
  expect(sent('UpdateProfile')).toEqual([{ input: { name: 'Marta Ruiz Díaz' } }]);
  expect(sessionStorage).toHaveLength(0);
});
