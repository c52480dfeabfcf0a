import { screen, waitFor, within } from '@testing-library/react';

import { aFactor, aUser, landingAnswers, NO_SECOND_FACTORS } from '../../../testing/clinic-data';
import { currentToasts } from '../../../kit/notify/notify';
import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { keepPasskeys, PASSKEY_OPTIONS } from '../../../testing/passkeys';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';

const SECURITY = { __typename: 'ClinicSecurity', adminsNeedSecondFactor: false, staffIdleHours: 12, version: 3 };
/** The security page, opened by an administrator without a second factor. */
async function open(more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let isNeeded = false;
  return renderApp('/admin/system/configuration/security', {
    ...landingAnswers(),
    Viewer: () => ({ viewer: aUser('admin', { mustSetUpSecondFactor: isNeeded }) }),
    ClinicSecurity: { clinicSecurity: SECURITY },
    SaveClinicSecurity: ({ input }) => {
      isNeeded = (input as typeof SECURITY).adminsNeedSecondFactor;
      return { updateClinicSecurity: { ...SECURITY, ...(input as object), version: 4 } };
    },
    OwnSecondFactors: { ownSecondFactors: { ...NO_SECOND_FACTORS, required: true } },
    ...more,
  });
}

const box = () => screen.findByRole('checkbox', { name: /^Pedir verificación en dos pasos/ });
const save = () => screen.getByRole('button', { name: 'Guardar seguridad' });

test('requiring a second step is explained before, with the way to set one up; after a lost answer the choice stays', async () => {
  const { user, sent, address, loseNext } = await open();
  expect(await box()).not.toBeChecked();
  expect(screen.getByText(/también vos, tienen que configurarla antes de seguir/)).toBeVisible();
  await user.click(await box());
  loseNext('SaveClinicSecurity');
  await user.click(save());
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(
    /^No sabemos si se hizo: se cortó la conexión/,
  );
  expect(await box()).toBeChecked();
  await user.click(save());
  await expectToast('Seguridad actualizada');
  await waitFor(() => expect(address()).toBe('/security'));
  expect(await screen.findByText(/^La clínica pide una verificación en dos pasos/)).toBeVisible();
  expect(sent('SaveClinicSecurity').at(-1)).toEqual({
    input: { adminsNeedSecondFactor: true, staffIdleHours: 12 },
    expectedVersion: 3,
  });
});

test('when a colleague requires it meanwhile, the next refusal leads there', async () => {
  let isNeeded = false;
  const { user, address } = await open({
    Viewer: () => ({ viewer: aUser('admin', { mustSetUpSecondFactor: isNeeded }) }),
    SaveClinicSecurity: new ApiFailure('SECOND_FACTOR_SETUP_REQUIRED', 'Configurala para seguir'),
  });
  await user.click(await box());
  isNeeded = true;
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/security'));
});

describe('No longer requiring it, long after signing in,', () => {
  async function switchOff(more: Answers = {}) {
    let isProved = false;
    const prove = (answer: object) => () => {
      isProved = true;
      return answer;
    };
    const opened = await open({
      Viewer: { viewer: aUser('admin') },
      ClinicSecurity: { clinicSecurity: { ...SECURITY, adminsNeedSecondFactor: true } },
      SaveClinicSecurity: ({ input }) =>
        isProved
          ? { updateClinicSecurity: { ...SECURITY, ...(input as object), version: 4 } }
          : new ApiFailure('PROOF_REQUIRED', 'Por seguridad, confirmá de nuevo que sos vos'),
      OwnPasskeys: { ownSecondFactors: NO_SECOND_FACTORS },
      ConfirmPassword: ({ password }) =>
        password === 'demo1234'
          ? prove({ confirmPassword: true })()
          : new ApiFailure('BAD_REQUEST', 'La contraseña no es correcta', 'password'),
      StartPasskeyProof: { startPasskeyProof: PASSKEY_OPTIONS },
      ConfirmPasskey: prove({ confirmPasskey: true }),
      ...more,
    });
    await opened.user.click(await box());
    await opened.user.click(save());
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Confirmá que sos vos' })) };
  }
  const OFF = { input: { adminsNeedSecondFactor: false, staffIdleHours: 12 }, expectedVersion: 3 };

  test('changes nothing without a proof; the password goes on with what was chosen', async () => {
    const opened = await switchOff();
    const { user, sent } = opened;
    await user.click(opened.dialog.getByRole('button', { name: 'Cancelar' }));
    expect(await within(screen.getByRole('main')).findByText('No se hizo: faltó confirmar que sos vos.')).toBeVisible();
    expect(currentToasts()).toEqual([]);
    expect(await box()).not.toBeChecked();
    expect(sent('SaveClinicSecurity')).toEqual([OFF]);
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmá que sos vos' }));
    expect(dialog.getByLabelText('Contraseña')).toHaveFocus();
    await write(user, dialog.getByLabelText('Contraseña'), 'otra-clave');
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('La contraseña no es correcta')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Usar una llave de acceso' })).not.toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Contraseña'));
    await write(user, dialog.getByLabelText('Contraseña'), 'demo1234');
    await user.keyboard('{Enter}');
    await expectToast('Seguridad actualizada');
    expect(await box()).not.toBeChecked();
    expect(sent('SaveClinicSecurity')).toEqual([OFF, OFF, OFF]);
  });

  test('takes a passkey instead', async () => {
    const passkeys = keepPasskeys();
    const factors = [aFactor({ kind: 'passkey' })];
    const { user, sent, dialog } = await switchOff({
      OwnPasskeys: { ownSecondFactors: { ...NO_SECOND_FACTORS, factors } },
    });
    await user.click(await dialog.findByRole('button', { name: 'Usar una llave de acceso' }));
    await expectToast('Seguridad actualizada');
    expect([passkeys.used(), sent('ConfirmPasskey').length]).toEqual([1, 1]);
    expect(sent('SaveClinicSecurity')).toEqual([OFF, OFF]);
  });
});
