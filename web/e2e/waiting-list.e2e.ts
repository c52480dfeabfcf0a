import type { Locator, Page } from 'playwright-core';
import { DEMO_EMAIL } from './clinic-api';
import { beSignedIn } from './session';
import { visits } from './visits';
import { bookedTwice, free, offerLink, tellAtOnce, turnoName } from './waiting-list-steps';
import { faultsAt } from './widths';

const { open } = visits();

const accept = (where: Page | Locator) => where.getByRole('button', { name: 'Aceptar este horario' });

test('one of two people with an offer takes it in Mis Citas and gives up a later turno; the other reads it by the mail', async () => {
  await tellAtOnce();
  const { professional, freed, kept } = await bookedTwice();
  const email = `ana.${Date.now()}@correo.example`;

  const ana = await open();
  await ana.goto(`/lista-de-espera?profesional=${professional.id}`);
  await ana.getByLabel('Nombre y apellido').fill('Ana Sosa');
  await ana.getByLabel('Correo electrónico').fill(email);
  expect(await faultsAt(ana)).toEqual([]);
  await ana.getByRole('button', { name: 'Anotarme' }).click();
  await ana.getByText(`Recibimos tu pedido para la lista de espera de ${professional.name}.`).waitFor();

  const patient = await open();
  await beSignedIn(patient);
  await patient.goto(`/lista-de-espera/antes/${kept.id}`);
  await patient.getByRole('article', { name: 'Turno que conservás' }).waitFor();
  await patient.getByRole('button', { name: 'Anotarme' }).click();
  await patient.getByText(`Ya estás en la lista de espera de ${professional.name}.`).waitFor();

  await free(freed);
  await offerLink(DEMO_EMAIL.user, freed);
  await ana.goto(await offerLink(email, freed));
  await accept(ana).waitFor();
  expect(await faultsAt(ana)).toEqual([]);

  await patient.getByRole('banner').getByRole('link', { name: 'Mis Citas' }).click();
  // They may be offered what other stories have freed, too.
  const place = patient.getByRole('article', { name: professional.name });
  await place.getByText(/se cancela tu turno/).waitFor();
  expect(await faultsAt(patient)).toEqual([]);
  await accept(place).click();
  await place.getByRole('heading', { level: 4, name: 'Ya es tuyo' }).waitFor();
  await patient
    .locator(':focus')
    .getByText(/^Tu turno del .* quedó cancelado/)
    .waitFor();

  await accept(ana).click();
  await ana.getByRole('heading', { level: 1, name: 'El horario ya es de otra persona' }).waitFor();
  expect(await accept(ana).count()).toBe(0);

  const listed = (region: RegExp | string, { startTime }: { startTime: string }) =>
    patient
      .getByRole('region', { name: region })
      .getByRole('article', { name: turnoName(startTime) })
      .filter({ hasText: professional.name });
  const rest = patient.getByRole('button', { name: /^Ver \d+ citas? más$/ });
  if (await rest.isVisible()) await rest.click();
  await listed(/^Próxim/, freed).waitFor();
  await listed('Historial de Citas', kept).getByText('Cancelada').waitFor();
});
