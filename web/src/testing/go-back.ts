import { getConfig } from '@testing-library/react';

/**
 * The browser's Back. React follows at its own pace, as it does after a click: at the end of an `act` that had to wait it would
 * take what the page then does by itself, as giving the focus to a question, for something that happened outside.
 */
export async function goBack(router: { navigate: (delta: number) => Promise<void> }): Promise<void> {
  await getConfig().asyncWrapper(() => router.navigate(-1));
}
