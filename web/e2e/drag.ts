import type { Locator } from 'playwright-core';

/**
 * Drags by mouse into the lower half of `target`, or its upper one. Both are in sight. Playwright's dragTo moves once,
 * which reaches only the element that our library puts under the pointer as a drag begins.
 */
export async function dragInto(handle: Locator, target: Locator, half: 'upper' | 'lower'): Promise<void> {
  const { mouse } = handle.page();
  const from = (await handle.boundingBox())!;
  const into = (await target.boundingBox())!;
  const [x, start] = [from.x + from.width / 2, from.y + from.height / 2];
  const end = into.y + into.height * (half === 'upper' ? 0.2 : 0.8);
  await mouse.move(x, start);
  await mouse.down();
  await mouse.move(x, (start + end) / 2, { steps: 3 });
  await mouse.move(x, end, { steps: 3 });
  await mouse.up();
}
