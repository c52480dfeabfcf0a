import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';

const SECURITY = { __typename: 'ClinicSecurity', adminsNeedSecondFactor: false, version: 3 };
const OWN = {
  __typename: 'OwnSecondFactors',
  factors: [],
  recoveryCodesLeft: 0,
  required: true,
  proved: true,
  passkeysPossible: true,
};

/** A clinic whose administrator, without a second factor, opens its security. */
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
    OwnSecondFactors: { ownSecondFactors: OWN },
    ...more,
  });
}

const box = () => screen.findByRole('checkbox', { name: /^Pedir verificación en dos pasos/ });
const save = () => screen.getByRole('button', { name: 'Guardar seguridad' });

test('who asks administrators for a second step without having one is told before, and led to it at once', async () => {
  const { user, sent, address } = await open();
  expect(await box()).not.toBeChecked();
  expect(screen.getByText(/hasta entonces no puede hacer otra cosa: también vos/)).toBeVisible();
  await user.click(await box());
  await user.click(save());
  await expectToast('Seguridad actualizada');
  await waitFor(() => expect(address()).toBe('/security'));
  expect(await screen.findByText(/^La clínica pide una verificación en dos pasos/)).toBeVisible();
  expect(sent('SaveClinicSecurity')).toEqual([{ input: { adminsNeedSecondFactor: true }, expectedVersion: 3 }]);
});

test('what could not be saved is told, and stays as it was chosen', async () => {
  const { user, address } = await open({ SaveClinicSecurity: OFFLINE });
  await user.click(await box());
  await user.click(save());
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(/Error de conexión/);
  expect(await box()).toBeChecked();
  expect(address()).toBe('/admin/system/configuration/security');
});

test('when somebody else asks for it meanwhile, the next refusal leads there', async () => {
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
