import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { PricingRuleFragment } from './pricing.generated';

const aRule = (facts: Partial<PricingRuleFragment> = {}) =>
  ({
    __typename: 'DiscountRule',
    id: 1,
    minHoursPerDay: 4,
    discountPercentage: 10,
    description: 'Media jornada',
    version: 1,
    ...facts,
  }) as const;
type Rule = ReturnType<typeof aRule>;
const POLICY = {
  __typename: 'GiveBackPolicy' as const,
  steps: [{ __typename: 'GiveBackStep' as const, days: 1, percentage: 100 }],
  version: 3,
};
const LONG = aRule({ id: 2, minHoursPerDay: 8, discountPercentage: 20.5, description: 'Jornada completa' });
const STALE = 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar';

/** A clinic with these rules; what is changed is there the next time it is asked for. */
async function open(first: Rule[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let [rules, cost] = [first, { defaultHourlyCost: 6000, version: 1 }];
  const config = () => ({ __typename: 'RentalConfig', ...cost, discountRules: rules });
  const keep = (rule: Rule) => {
    rules = [...rules.filter(({ id }) => id !== rule.id), rule].sort(
      (one, other) => one.minHoursPerDay - other.minHoursPerDay,
    );
    return rule;
  };
  const app = await renderApp('/admin/system/configuration/prices', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    Pricing: () => ({ rentalConfig: config(), giveBackPolicy: POLICY }),
    SaveGiveBackPolicy: ({ steps }) => ({
      updateGiveBackPolicy: {
        ...POLICY,
        version: 4,
        steps: (steps as object[]).map((step) => ({ __typename: 'GiveBackStep', ...step })),
      },
    }),
    SaveHourlyCost: ({ defaultHourlyCost, expectedVersion }) => {
      const current = { __typename: 'RentalConfig', ...cost };
      if (expectedVersion !== cost.version) return new ApiFailure('CONFLICT', STALE, undefined, undefined, current);
      cost = { defaultHourlyCost: defaultHourlyCost as number, version: cost.version + 1 };
      return { updateDefaultHourlyCost: { __typename: 'RentalConfig', ...cost } };
    },
    CreateDiscountRule: ({ input }) => ({ createDiscountRule: keep(aRule({ ...(input as object), id: 9 })) }),
    UpdateDiscountRule: ({ id, input }) => ({
      updateDiscountRule: keep(aRule({ ...rules.find((rule) => rule.id === id), ...(input as object), version: 2 })),
    }),
    DeleteDiscountRule: ({ id }) => {
      rules = rules.filter((rule) => rule.id !== id);
      return { deleteDiscountRule: config() };
    },
    ...more,
  });
  const saveByOther = (defaultHourlyCost: number) => void (cost = { defaultHourlyCost, version: cost.version + 1 });
  return { ...app, saveByOther };
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const cost = () => screen.findByRole('textbox', { name: 'Costo por hora' });
const saveCost = () => screen.getByRole('button', { name: 'Guardar costo' });

async function type(user: Awaited<ReturnType<typeof open>>['user'], box: HTMLElement, text: string) {
  await user.clear(box);
  await write(user, box, text);
}

test('the hourly cost is saved as often as it is changed, each time on what was saved before; unsaved it is not left unasked', async () => {
  const { user, sent, loseNext, address } = await open([]);
  const leave = () => user.selectOptions(screen.getByRole('combobox', { name: 'Configuración' }), 'Servicios');
  expect(await cost()).toHaveValue('6.000');
  for (const [text, fault] of [
    ['', 'El costo por hora es requerido'],
    ['-5', 'El costo por hora debe ser un importe, por ejemplo 18.000'],
  ] as const) {
    await user.clear(await cost());
    if (text) await write(user, await cost(), text);
    await user.click(saveCost());
    expect(await screen.findByText(fault)).toBeVisible();
    expect(await cost()).toHaveFocus();
  }
  expect(sent('SaveHourlyCost')).toEqual([]);
  await leave();
  await user.click((await dialog('¿Salir sin guardar?')).getByRole('button', { name: 'Seguir editando' }));
  await type(user, await cost(), '0');
  expect(await cost()).toHaveAccessibleDescription(/^Con 0, alquilar una sala sin precio propio no cuesta nada/);
  await type(user, await cost(), '7.500,50');
  loseNext('SaveHourlyCost');
  await user.click(saveCost());
  await expectToast('Error al actualizar el costo por hora');
  await user.click(saveCost());
  await expectToast('Costo por hora actualizado');
  fireEvent.keyDown(await cost(), { key: 'ArrowUp' });
  expect(await cost()).toHaveValue('7.600,50');
  await user.click(saveCost());
  await waitFor(() =>
    expect(sent('SaveHourlyCost')).toEqual([
      { defaultHourlyCost: 7500.5, expectedVersion: 1 },
      { defaultHourlyCost: 7500.5, expectedVersion: 1 },
      { defaultHourlyCost: 7600.5, expectedVersion: 2 },
    ]),
  );
  await waitFor(() => expect(saveCost()).toHaveTextContent('Guardar costo'));
  await leave();
  await waitFor(() => expect(address()).toBe('/admin/system/configuration/services'));
});

test('of two administrators who change the cost the second sees both, and saves what they choose', async () => {
  const { user, sent, saveByOther } = await open([]);
  await type(user, await cost(), '7000');
  saveByOther(6500);
  await user.click(saveCost());
  const changes = within(await screen.findByRole('group', { name: 'Cambios de otra persona' }));
  expect(changes.getByRole('radio', { name: /^Lo que escribiste \$\s7\.000$/ })).toBeChecked();
  await user.click(changes.getByRole('radio', { name: /^Lo que guardó la otra persona \$\s6\.500$/ }));
  expect(await cost()).toHaveValue('6.500');
  await type(user, await cost(), '6.800');
  await user.click(saveCost());
  await expectToast('Costo por hora actualizado');
  expect(sent('SaveHourlyCost').at(-1)).toEqual({ defaultHourlyCost: 6800, expectedVersion: 2 });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Cambios de otra persona' })).not.toBeInTheDocument());
});

test('a rule is added where there was none, and its first fault has the focus', async () => {
  const { user, sent, loseNext } = await open([]);
  expect(await screen.findByText('No hay reglas de descuento configuradas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nueva regla' }));
  const form = await dialog('Nueva regla de descuento');
  const hours = form.getByRole('spinbutton', { name: 'Horas mínimas' });
  expect(hours).toHaveValue(0);
  expect(form.getByRole('spinbutton', { name: 'Descuento (%)' })).toHaveAttribute('step', '0.1');
  await type(user, hours, '2.5');
  await user.click(form.getByRole('button', { name: 'Agregar regla' }));
  expect(await form.findByText('La descripción es requerida')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Descripción' })).toHaveFocus();
  await write(user, form.getByRole('textbox', { name: 'Descripción' }), 'Dos horas y media');
  loseNext('CreateDiscountRule');
  await user.click(form.getByRole('button', { name: 'Agregar regla' }));
  await expectToast('Error al agregar la regla de descuento');
  await user.click(form.getByRole('button', { name: 'Agregar regla' }));
  await expectToast('Regla de descuento agregada exitosamente');
  expect((await row('Dos horas y media')).getByText('2 h 30 min')).toBeVisible();
  expect(sent('CreateDiscountRule').slice(1)).toMatchObject([
    { input: { minHoursPerDay: 2.5, discountPercentage: 0, description: 'Dos horas y media' } },
  ]);
});

test('a rule is changed by its id, and stands where its hours put it', async () => {
  const { user, sent, loseNext } = await open([aRule(), LONG]);
  expect(await row('Jornada completa')).toBeDefined();
  expect(names()).toEqual(['Media jornada', 'Jornada completa']);
  await user.click((await row('Media jornada')).getByRole('button', { name: 'Editar: Media jornada' }));
  const form = await dialog('Editar regla de descuento');
  await type(user, form.getByRole('spinbutton', { name: 'Horas mínimas' }), '9');
  loseNext('UpdateDiscountRule');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Error al actualizar la regla de descuento');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Regla de descuento actualizada exitosamente');
  await waitFor(() => expect(names()).toEqual(['Jornada completa', 'Media jornada']));
  expect(sent('UpdateDiscountRule').slice(1)).toEqual([
    { id: 1, expectedVersion: 1, input: { minHoursPerDay: 9, discountPercentage: 10, description: 'Media jornada' } },
  ]);
});

test('a rule deleted by a colleague during a change leaves the list, and the typed values stay', async () => {
  let discountRules = [aRule(), LONG];
  const { user } = await open([], {
    Pricing: () => ({
      giveBackPolicy: POLICY,
      rentalConfig: { __typename: 'RentalConfig', defaultHourlyCost: 6000, version: 1, discountRules },
    }),
    UpdateDiscountRule: () => {
      discountRules = [LONG];
      return new ApiFailure('NOT_FOUND', 'La regla de descuento no existe');
    },
  });
  await user.click((await row('Media jornada')).getByRole('button', { name: /^Editar/ }));
  const form = await dialog('Editar regla de descuento');
  await type(user, form.getByRole('textbox', { name: 'Descripción' }), 'Medio día');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  expect(await form.findByText(/La regla de descuento no existe/)).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Medio día');
  await waitFor(() => expect(screen.queryByText('Media jornada')).not.toBeInTheDocument());
});

test('a rule is deleted after a question; when the answer is lost a second press finds it gone, and the list shows so', async () => {
  let rules = [aRule(), LONG];
  let isLost = true;
  const { user } = await open([], {
    Pricing: () => ({
      giveBackPolicy: POLICY,
      rentalConfig: { __typename: 'RentalConfig', defaultHourlyCost: 6000, version: 1, discountRules: rules },
    }),
    DeleteDiscountRule: () => {
      rules = [LONG];
      if (!isLost) return new ApiFailure('NOT_FOUND', 'La regla de descuento no existe');
      isLost = false;
      return OFFLINE;
    },
  });
  await user.click((await row('Media jornada')).getByRole('button', { name: 'Eliminar: Media jornada' }));
  const question = await dialog('Eliminar regla de descuento');
  await user.click(question.getByRole('button', { name: 'Eliminar regla' }));
  await expectToast('Error al eliminar la regla de descuento');
  expect(await question.findByText(/^No sabemos si se hizo/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Eliminar regla' }));
  await expectToast('Regla de descuento eliminada');
  await waitFor(() => expect(names()).toEqual(['Jornada completa']));
  expect(screen.getByRole('button', { name: 'Nueva regla' })).toHaveFocus();
});

test('prices that could not be loaded are no form to be saved over what stands', async () => {
  await open([], { Pricing: new ApiFailure('INTERNAL', '') });
  await expectToast('Error al cargar los datos');
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Costo por hora' })).not.toBeInTheDocument();
});

describe('The credit of a returned rental', () => {
  const step = async (number: number) => within(await screen.findByRole('group', { name: `Renglón ${number}` }));
  const days = async (number: number) => (await step(number)).getByLabelText(/^Días antes/);
  const percentage = async (number: number) => (await step(number)).getByLabelText(/^Crédito/);
  const save = () => screen.getByRole('button', { name: 'Guardar devoluciones' });

  test('is changed in steps, and rows left empty count for nothing', async () => {
    const { user, sent } = await open([]);
    expect(await days(1)).toHaveValue('1');
    await type(user, await days(1), '7');
    await write(user, await days(2), '2');
    await write(user, await percentage(2), '50');
    expect(await days(3)).toHaveValue('');
    await user.click(save());
    await expectToast('Devoluciones actualizadas');
    const steps = [
      { days: 7, percentage: 100 },
      { days: 2, percentage: 50 },
    ];
    expect(sent('SaveGiveBackPolicy')).toEqual([{ steps, expectedVersion: 3 }]);
    expect(await days(2)).toHaveValue('2');
  });

  test('must go down from row to row, with the fault at the row', async () => {
    const { user, sent } = await open([]);
    await write(user, await days(2), '5');
    await write(user, await percentage(2), '50');
    await user.click(save());
    expect(await screen.findByText('Los días deben ser menos que los del renglón anterior')).toBeVisible();
    expect(await days(2)).toHaveFocus();
    await user.clear(await days(2));
    await user.click(save());
    expect(await screen.findByText('Escribí cuántos días antes')).toBeVisible();
    expect(sent('SaveGiveBackPolicy')).toEqual([]);
  });
});
