import { waitFor } from '@testing-library/react';

/** Reads the live regions, so that open dialogs don't matter. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => {
    const said = [
      ...document.querySelectorAll('[role="status"].visually-hidden > span, [role="alert"].visually-hidden > span'),
    ];
    expect(said.map(({ textContent }) => textContent)).toContain(text);
  });
}

/** Nothing else visible may say it. */
export async function expectOnlyToast(text: string): Promise<void> {
  await expectToast(text);
  const elsewhere = [...document.querySelectorAll<HTMLElement>('main *, [role="dialog"] *')];
  const same = elsewhere.filter((element) => element.childElementCount === 0 && element.textContent === text);
  same.forEach((element) => expect(element).not.toBeVisible());
}
