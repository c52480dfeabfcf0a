import type { Page } from 'playwright-core';
import { DEMO_EMAIL, sessionOf } from './clinic-api';

/** The page opens as this role's demo account, without passing by the login. The session is shared: nobody may end it. */
export async function beSignedIn(page: Page, role: keyof typeof DEMO_EMAIL = 'user'): Promise<void> {
  const token = await sessionOf(DEMO_EMAIL[role]);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}
