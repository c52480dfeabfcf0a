import { getConfig } from '@testing-library/react';

/** Without `act`, as after a click: `act` would take the page's own focus moves for outside events. */
export async function goBack(router: { navigate: (delta: number) => Promise<void> }): Promise<void> {
  await getConfig().asyncWrapper(() => router.navigate(-1));
}
