import type { Locator, Page } from 'playwright-core';

/** Cards of Mis Citas: the next turno and the later ones. */
export const coming = (page: Page): Locator =>
  page.getByRole('region', { name: /^Próxim(o turno|as)$/ }).getByRole('article');

/** The first that may still be cancelled. */
export const cancellable = (page: Page): Locator => coming(page).filter({ hasText: 'cancelarlo hasta' }).first();

/** Opens the menu of a card and presses an action. */
export async function choose(card: Locator, action: string): Promise<void> {
  await card.getByRole('button', { name: /^Más acciones de/ }).click();
  await card.page().getByRole('menuitem', { name: action, exact: true }).click();
}
