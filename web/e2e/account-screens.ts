import { openAccount, signInAs } from './account-steps';
import { answerField } from './network';
import { type Screen } from './screen';
import { DEMO_EMAIL } from './clinic-api';
import { asPatient, beSignedIn } from './session';

const viewerWith = (facts: object) => (data: Record<string, unknown>) => ({
  ...data,
  viewer: { ...(data.viewer as object), ...facts },
});
const unconfirmed = viewerWith({ emailConfirmed: false });
const withheld = viewerWith({ bookingsWithheld: true });

export const ACCOUNT_SCREENS: Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-errors',
    path: '/login',
    prepare: (page) => page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click(),
  },
  {
    name: 'login-offline',
    path: '/login',
    before: (page) => answerField(page, 'signIn', 'offline'),
    prepare: (page) => signInAs(page, DEMO_EMAIL.user),
  },
  {
    name: 'login-success',
    path: '/login',
    windowOnly: true,
    prepare: async (page) => {
      await signInAs(page, DEMO_EMAIL.user);
      await page.getByText('Un momento…').waitFor();
    },
  },
  {
    name: 'login-session-ended',
    path: '/my-appointments',
    before: async (page) => {
      await beSignedIn(page);
      await page.addInitScript(() => sessionStorage.setItem('turnero.draft.booking:1:1', '{}'));
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('query MyAppointments')
          ? route.fulfill({
              json: { data: null, errors: [{ message: 'La sesión venció', extensions: { code: 'UNAUTHENTICATED' } }] },
            })
          : route.fallback(),
      );
    },
    prepare: (page) => page.getByText(/^Tu sesión terminó/).waitFor(),
  },
  { name: 'register', path: '/register' },
  {
    name: 'register-errors',
    path: '/register',
    prepare: async (page) => {
      await page.getByLabel('Confirmar contraseña').fill('x');
      await page.getByRole('button', { name: 'Registrarse', exact: true }).click();
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    prepare: async (page) => {
      await page.getByLabel('Correo electrónico').fill(`nadie.${Math.random()}@correo.example`);
      await page.getByRole('button', { name: 'Enviar enlace' }).click();
      await page.getByText('en unos minutos').waitFor();
    },
  },
  { name: 'reset-password', path: '/reset-password?token=abc' },
  { name: 'invitation', path: '/invitation?token=abc' },
  {
    name: 'reset-password-used',
    path: '/reset-password?token=abc',
    prepare: async (page) => {
      for (const label of ['Nueva contraseña', 'Confirmar contraseña']) await page.getByLabel(label).fill('nueva123');
      await page.getByRole('button', { name: 'Guardar contraseña' }).click();
      await page.getByRole('main').getByRole('alert').waitFor();
    },
  },
  { name: 'confirm-email-asked', path: '/confirm-email?token=abc' },
  {
    name: 'confirm-email-busy',
    path: '/confirm-email?token=abc',
    before: (page) => answerField(page, 'confirmEmail', 'never'),
    prepare: (page) => page.getByRole('button', { name: 'Confirmar mi email' }).click(),
  },
  {
    name: 'confirm-email-done',
    path: '/confirm-email?token=abc',
    before: (page) =>
      answerField(page, 'confirmEmail', () => ({ confirmEmail: { email: DEMO_EMAIL.user, needsSignIn: false } })),
    prepare: (page) => page.getByRole('button', { name: 'Confirmar mi email' }).click(),
  },
  {
    name: 'confirm-email-sign-in',
    path: '/confirm-email?token=abc',
    before: (page) =>
      answerField(page, 'confirmEmail', () => ({ confirmEmail: { email: DEMO_EMAIL.user, needsSignIn: true } })),
    prepare: (page) => page.getByRole('button', { name: 'Confirmar mi email' }).click(),
  },
  {
    name: 'confirm-email-error',
    path: '/confirm-email?token=abc',
    prepare: (page) => page.getByRole('button', { name: 'Confirmar mi email' }).click(),
  },
  { name: 'confirm-email-no-token', path: '/confirm-email' },
  {
    name: 'confirm-email-resend',
    path: '/confirm-email',
    windowOnly: true,
    prepare: (page) => page.getByRole('button', { name: 'Reenviar email de confirmación' }).click(),
  },
  {
    name: 'unconfirmed-notice',
    path: '/',
    windowOnly: true,
    before: async (page) => {
      await answerField(page, 'viewer', unconfirmed);
      await beSignedIn(page);
    },
    prepare: (page) => page.getByRole('region', { name: 'Confirmación del correo' }).waitFor(),
  },
  {
    name: 'withheld-notice',
    path: '/',
    windowOnly: true,
    before: async (page) => {
      await answerField(page, 'viewer', withheld);
      await beSignedIn(page);
    },
    prepare: (page) => page.getByRole('region', { name: 'Confirmación del correo' }).waitFor(),
  },
  {
    name: 'user-menu',
    path: '/',
    widths: [1280],
    windowOnly: true,
    before: asPatient,
    prepare: (page) => page.getByRole('button', { name: /^Menú de / }).click(),
  },
  {
    name: 'mobile-menu-signed-in',
    path: '/',
    widths: [360],
    windowOnly: true,
    before: asPatient,
    prepare: (page) => page.getByRole('button', { name: 'Abrir menú' }).click(),
  },
  {
    name: 'profile',
    path: '/',
    windowOnly: true,
    before: asPatient,
    prepare: async (page) => {
      await openAccount(page, 'Editar Perfil');
      await page.getByLabel('Nombre y apellido').waitFor();
    },
  },
  {
    name: 'profile-load-error',
    path: '/',
    windowOnly: true,
    before: async (page) => {
      await answerField(page, 'emergencyContact', 'error');
      await beSignedIn(page);
    },
    prepare: (page) => openAccount(page, 'Editar Perfil'),
  },
  {
    name: 'password',
    path: '/',
    windowOnly: true,
    before: asPatient,
    prepare: (page) => openAccount(page, 'Cambiar Contraseña'),
  },
  {
    name: 'profile-errors',
    path: '/',
    windowOnly: true,
    before: asPatient,
    prepare: async (page) => {
      await openAccount(page, 'Editar Perfil');
      await page.getByLabel('Nombre y apellido').fill('');
      await page.getByLabel(/^Fecha de nacimiento/).fill('31-02');
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
    },
  },
  {
    name: 'profile-calendar',
    path: '/',
    windowOnly: true,
    before: asPatient,
    prepare: async (page) => {
      await openAccount(page, 'Editar Perfil');
      await page.getByRole('button', { name: 'Abrir calendario: Fecha de nacimiento' }).click();
    },
  },
  {
    name: 'password-wrong',
    path: '/',
    windowOnly: true,
    before: asPatient,
    prepare: async (page) => {
      await openAccount(page, 'Cambiar Contraseña');
      for (const label of ['Contraseña actual', 'Nueva contraseña', 'Confirmar nueva contraseña']) {
        await page.getByLabel(label, { exact: true }).fill('otra1234');
      }
      await page.getByRole('dialog').getByRole('button', { name: 'Cambiar contraseña' }).click();
      await page.getByText('La contraseña actual no es correcta').waitFor();
    },
  },
];
