import { asAdmin } from './session';
import { visits } from './visits';

const { open } = visits();

test('the turnos behind a figure are as many as it says, and Back leads to it again', async () => {
  const page = await open();
  await asAdmin(page);
  await page.goto('/admin/reports/figures?periodo=365');
  const figure = page.getByRole('link', { name: /: ver \d+ ausentes? de \d+ turnos?$/ }).last();
  const name = (await figure.getAttribute('aria-label')) ?? '';
  const [, missed = '', closed = ''] = /ver (\d+) ausentes? de (\d+)/.exec(name) ?? [];
  const told = missed === '0' ? closed : missed;
  await figure.click();
  await page.getByRole('table', { name: 'Turnos del indicador' }).waitFor();
  await page.getByText(told === '1' ? '1 turno' : `${told} turnos`, { exact: true }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(Math.min(Number(told), 50));
  await page.goBack();
  await page.getByRole('link', { name }).waitFor();
});
