import type { Page } from 'playwright-core';
import { graphql } from './clinic-api';

export const DEMO_PASSWORD = 'demo1234';

/** One account of each role that the demo clinic brings. */
export const DEMO_EMAIL = {
  user: 'paciente@clinica.example',
  professional: 'profesional@clinica.example',
  admin: 'admin@clinica.example',
} as const;

/** The page opens as this role's demo account, without passing by the login. */
export async function beSignedIn(page: Page, role: keyof typeof DEMO_EMAIL = 'user'): Promise<void> {
  const { signIn } = await graphql<{ signIn: { token: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email: DEMO_EMAIL[role], password: DEMO_PASSWORD },
  );
  await page.addInitScript((token) => localStorage.setItem('token', token), signIn.token);
}
