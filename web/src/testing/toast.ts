import { screen, waitFor } from '@testing-library/react';

/** Reads the live regions, so that open dialogs don't matter. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => {
    const said = [...document.querySelectorAll('[aria-atomic="false"] span:first-child')];
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

/** Also says it, visibly and at once, where what it is about was. */
export async function expectToastAndPlace(text: string): Promise<void> {
  await expectToast(text);
  const place = await screen.findByText(text, { selector: 'main [role="alert"] *, [role="dialog"] [role="alert"] *' });
  expect(place).toBeVisible();
}
