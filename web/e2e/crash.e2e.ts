import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP } from './browser';
import { roomsBroken } from './crash-screens';
import { visits } from './visits';

const { open } = visits();

const crashing = () => open({ viewport: DESKTOP, expects: /TypeError/ });

/** The page's crash report and the server's answer. */
async function crashReport(
  page: Page,
  until: () => Promise<void>,
): Promise<{ status: number; report: Record<string, unknown> }> {
  const response = page.waitForResponse('**/crashes');
  await until();
  const answer = await response;
  return { status: answer.status(), report: answer.request().postDataJSON() as Record<string, unknown> };
}

async function countOf(part: string): Promise<number> {
  const figures = await (await fetch(`${process.env.E2E_URL}/metrics`)).text();
  return Number(new RegExp(`^web_crashes_total\\{part="${part}"\\} (\\d+)$`, 'm').exec(figures)?.[1] ?? 0);
}

test('a page that crashes leaves the panel around it, is reported to the server, and returns after Reintentar', async () => {
  const page = await crashing();
  await roomsBroken(page);
  const before = await countOf('page');
  const { status, report } = await crashReport(page, async () => {
    await page.goto('/admin/system/rooms');
    await page.getByRole('heading', { name: 'No se pudo mostrar la página' }).waitFor();
  });
  expect(status).toBe(204);
  expect(report).toEqual({
    build: expect.stringMatching(/^[\w-]+\.js$/),
    route: '/admin/system/rooms',
    part: 'page',
    error: 'TypeError',
    at: expect.arrayContaining([expect.stringMatching(/^assets\/[\w.-]+\.js:\d+:\d+$/)]),
  });
  expect(await countOf('page')).toBe(before + 1);
  expect(await page.getByRole('navigation', { name: 'Panel de Administración' }).isVisible()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await page.getByRole('row', { name: /Consultorio 1/ }).waitFor();
});
