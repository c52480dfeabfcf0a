import type { Page } from 'playwright-core';
import { DEMO_EMAIL, sessionOf } from './clinic-api';
import { answerField, type Answer } from './network';

type Role = keyof typeof DEMO_EMAIL;

/** The page opens as this role's demo account, without passing by the login. The session is shared: nobody may end it. */
export async function beSignedIn(page: Page, role: Role = 'user'): Promise<void> {
  const token = await sessionOf(DEMO_EMAIL[role]);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

export const asPatient = (page: Page): Promise<void> => beSignedIn(page);
export const asAdmin = (page: Page): Promise<void> => beSignedIn(page, 'admin');
export const asProfessional = (page: Page): Promise<void> => beSignedIn(page, 'professional');

/** Signed in as well, and who asks for this root field gets `answer`. */
export const asPatientWhen = asRoleWhen('user');
export const asAdminWhen = asRoleWhen('admin');
export const asProfessionalWhen = asRoleWhen('professional');

function asRoleWhen(role: Role) {
  return (field: string, answer: Answer) => async (page: Page): Promise<void> => {
    await beSignedIn(page, role);
    await answerField(page, field, answer);
  };
}
