import type { Page } from 'playwright-core';
import { DEMO_EMAIL, sessionOf } from './clinic-api';
import { answerField, type Answer } from './network';

type Role = keyof typeof DEMO_EMAIL;

/** Opens the page with the demo account's shared session: do not end it. */
export async function beSignedIn(page: Page, role: Role = 'user'): Promise<void> {
  const token = await sessionOf(DEMO_EMAIL[role]);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

/** Opens the page with a session of its own, which may end: who is signed out stays so when a page loads again. */
export async function haveSession(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('had a session')) return;
    sessionStorage.setItem('had a session', 'yes');
    localStorage.setItem('token', value);
  }, token);
}

export const asPatient = (page: Page): Promise<void> => beSignedIn(page);
export const asAdmin = (page: Page): Promise<void> => beSignedIn(page, 'admin');
export const asProfessional = (page: Page): Promise<void> => beSignedIn(page, 'professional');

/** They also answer a root field with `answer`. */
export const asPatientWhen = asRoleWhen('user');
export const asAdminWhen = asRoleWhen('admin');
export const asProfessionalWhen = asRoleWhen('professional');

function asRoleWhen(role: Role) {
  return (field: string, answer: Answer) =>
    async (page: Page): Promise<void> => {
      await beSignedIn(page, role);
      await answerField(page, field, answer);
    };
}
