import type { Page } from 'playwright-core';
import { openAccount, signInAs } from './account-steps';
import { DEMO_EMAIL } from './clinic-api';
import { answerField } from './network';
import { press, pressForDialog, type Screen } from './screen';
import { asAdminWhen, asPatient } from './session';

const SECURITY = '/security';
const DAY = '2026-11-24T10:00:00-03:00';

const factor = (id: number, kind: string, name: string, lastUsedAt: string | null) => ({
  __typename: 'SecondFactor',
  id,
  kind,
  name,
  createdAt: DAY,
  lastUsedAt,
});
const FACTORS = [
  factor(1, 'authenticator', 'Mi teléfono', DAY),
  factor(2, 'passkey', 'Computadora de la recepción, la del fondo a la derecha', null),
];

/** The account's second factors are these. */
const having = (facts: object) => (page: Page) =>
  answerField(page, 'ownSecondFactors', (data) => ({
    ...data,
    ownSecondFactors: { ...(data.ownSecondFactors as object), proved: true, ...facts },
  }));

const patientHaving = (facts: object) => async (page: Page) => {
  await asPatient(page);
  await having(facts)(page);
};

const withFactors = patientHaving({ factors: FACTORS, recoveryCodesLeft: 9 });

const startAuthenticator = async (page: Page) => {
  await press('Agregar aplicación de códigos')(page);
  await page.getByRole('img', { name: /^Código QR/ }).waitFor();
};

const typeWrongCode = async (page: Page) => {
  await startAuthenticator(page);
  await page.getByLabel('Código que muestra la aplicación').fill('000000');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByText('El código no es correcto').waitFor();
};

const CODES = ['7k3mx', 'q9t2w', 'h4rnb', 'c8v6z', 'm2p7d', 'x5g3k', 'w7j9t', 'b6n4r', 'z3c8v', 'd9m2p'].map(
  (half, place, halves) => `${half}-${halves[(place + 3) % halves.length]}`,
);

const showCodes = async (page: Page) => {
  await answerField(page, 'renewRecoveryCodes', () => ({ renewRecoveryCodes: CODES }));
  await pressForDialog('Hacer códigos nuevos')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Hacer códigos nuevos' }).click();
  await page.getByRole('dialog', { name: 'Códigos de recuperación' }).waitFor();
};

/** The account at the login has a second factor. */
const askSecondStep =
  (...methods: string[]) =>
  async (page: Page): Promise<void> => {
    const extensions = { code: 'SECOND_FACTOR_REQUIRED', secondFactor: { challenge: 'reto', methods } };
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('mutation SignIn(')
        ? route.fulfill({ json: { data: null, errors: [{ message: 'Falta el segundo paso', extensions }] } })
        : route.fallback(),
    );
  };

const reachSecondStep = async (page: Page) => {
  await signInAs(page, DEMO_EMAIL.user);
  await page.getByRole('heading', { name: 'Verificación en dos pasos' }).waitFor();
};

/** For pictures: axe looks at them in second-factor.e2e. */
export const SECOND_FACTOR_SCREENS: Screen[] = [
  {
    name: 'second-step',
    path: '/login',
    before: askSecondStep('code', 'passkey', 'recovery_code'),
    prepare: reachSecondStep,
  },
  {
    name: 'second-step-wrong',
    path: '/login',
    before: askSecondStep('code', 'recovery_code'),
    prepare: async (page) => {
      await reachSecondStep(page);
      await page.getByLabel('Código de tu aplicación').fill('49203');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    },
  },
  {
    name: 'second-step-over',
    path: '/login',
    before: askSecondStep('code', 'recovery_code'),
    prepare: async (page) => {
      await reachSecondStep(page);
      await page.getByLabel('Código de tu aplicación').fill('492039');
      await page
        .getByText(/^Pasó demasiado tiempo/)
        .last()
        .waitFor();
    },
  },
  {
    name: 'second-step-recovery',
    path: '/login',
    before: askSecondStep('code', 'recovery_code'),
    prepare: async (page) => {
      await reachSecondStep(page);
      await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    },
  },
  {
    name: 'second-step-passkey',
    path: '/login',
    before: askSecondStep('passkey', 'recovery_code'),
    prepare: reachSecondStep,
  },
  {
    name: 'second-step-offline',
    path: '/login',
    before: async (page) => {
      await askSecondStep('code', 'recovery_code')(page);
      await answerField(page, 'signInWithCode', 'offline');
    },
    prepare: async (page) => {
      await reachSecondStep(page);
      await page.getByLabel('Código de tu aplicación').fill('492039');
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'security-empty',
    path: '/',
    windowOnly: true,
    before: patientHaving({}),
    prepare: async (page) => {
      await openAccount(page, 'Seguridad');
      await page.getByRole('button', { name: 'Agregar aplicación de códigos' }).waitFor();
    },
  },
  {
    name: 'security-factors',
    path: SECURITY,
    before: withFactors,
    prepare: (page) => page.getByRole('list', { name: 'Formas de verificación' }).waitFor(),
  },
  {
    name: 'security-factors-dialog',
    path: '/',
    windowOnly: true,
    before: withFactors,
    prepare: async (page) => {
      await openAccount(page, 'Seguridad');
      await page.getByRole('list', { name: 'Formas de verificación' }).waitFor();
    },
  },
  {
    name: 'security-proof',
    path: SECURITY,
    before: patientHaving({ factors: FACTORS, recoveryCodesLeft: 1, proved: false }),
    prepare: (page) => page.getByRole('button', { name: 'Confirmar contraseña' }).waitFor(),
  },
  {
    name: 'security-load-error',
    path: SECURITY,
    before: async (page) => {
      await asPatient(page);
      await answerField(page, 'ownSecondFactors', 'error');
    },
  },
  {
    name: 'security-authenticator',
    path: SECURITY,
    before: patientHaving({}),
    prepare: startAuthenticator,
  },
  {
    name: 'security-authenticator-dialog',
    path: '/',
    windowOnly: true,
    before: patientHaving({}),
    prepare: async (page) => {
      await openAccount(page, 'Seguridad');
      await page.getByRole('button', { name: 'Agregar aplicación de códigos' }).click();
      await page.getByRole('img', { name: /^Código QR/ }).waitFor();
    },
  },
  {
    name: 'security-authenticator-wrong',
    path: SECURITY,
    before: patientHaving({}),
    prepare: typeWrongCode,
  },
  {
    name: 'security-passkey',
    path: SECURITY,
    before: patientHaving({ passkeysPossible: true }),
    prepare: press('Agregar llave de acceso'),
  },
  {
    name: 'security-codes',
    path: SECURITY,
    windowOnly: true,
    before: withFactors,
    prepare: showCodes,
  },
  {
    name: 'security-codes-printed',
    path: SECURITY,
    windowOnly: true,
    before: withFactors,
    prepare: async (page) => {
      await showCodes(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'security-codes-lost',
    path: SECURITY,
    windowOnly: true,
    before: withFactors,
    prepare: async (page) => {
      await showCodes(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: /^¿Cerrar sin/ }).waitFor();
    },
  },
  {
    name: 'security-remove',
    path: SECURITY,
    windowOnly: true,
    before: patientHaving({ factors: FACTORS.slice(0, 1), recoveryCodesLeft: 9 }),
    prepare: pressForDialog(/^Quitar /),
  },
  {
    name: 'security-needed',
    path: '/admin/users',
    before: async (page) => {
      await asAdminWhen('viewer', (data) => ({
        ...data,
        viewer: { ...(data.viewer as object), mustSetUpSecondFactor: true },
      }))(page);
      await having({ required: true })(page);
    },
    prepare: (page) => page.getByRole('button', { name: 'Agregar aplicación de códigos' }).waitFor(),
  },
];
