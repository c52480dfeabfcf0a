import { waitFor } from '@testing-library/react';

/** Waits until a toast says this. It is read where screen readers read it: a dialog over the page does not matter. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => {
    const said = [...document.querySelectorAll('[role="status"].visually-hidden > span, [role="alert"].visually-hidden > span')];
    expect(said.map(({ textContent }) => textContent)).toContain(text);
  });
}
