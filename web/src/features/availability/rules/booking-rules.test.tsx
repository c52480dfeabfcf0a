import { screen, within } from '@testing-library/react';

import { expectToast } from '../../../testing/toast';
import { openAvailability, RULES } from '../availability.fixture';

const open = async (SaveBookingRules: (variables: Record<string, unknown>) => unknown) => {
  const opened = await openAvailability({ SaveBookingRules }, 'BookingRules');
  const part = await opened.part('Reglas de los turnos');
  await part.findByLabelText('Anticipación mínima');
  const choose = (label: string, option: string) => opened.user.selectOptions(part.getByLabelText(label), option);
  const save = () => opened.user.click(part.getByRole('button', { name: 'Guardar reglas' }));
  return { ...opened, part, choose, save };
};

test('the rules are read in words, and what was chosen alone is sent', async () => {
  const { part, choose, save, sent } = await open(({ rules, expectedVersion }) => ({
    setBookingRules: { ...RULES, ...(rules as object), version: Number(expectedVersion) + 1 },
  }));
  expect(part.getByLabelText('Anticipación mínima')).toHaveDisplayValue('1 hora (como toda la clínica)');
  expect(part.getByLabelText('Hasta cuándo se reserva')).toHaveDisplayValue('Sin límite');
  await choose('Anticipación mínima', '1 día');
  await choose('Tiempo libre después de cada turno', '10 minutos');
  await save();
  await expectToast('Reglas de los turnos actualizadas');
  expect(sent('SaveBookingRules')).toEqual([
    { professionalId: 3, rules: { noticeHours: 24, bufferAfterMinutes: 10 }, expectedVersion: 0 },
  ]);
});

test('places of some hours are kept for the desk, and their line says so', async () => {
  const [hours] = RULES.quotas;
  const { part, user, sent } = await open(({ rules }) => ({
    setBookingRules: { ...RULES, quotas: [{ ...hours, ...(rules as { quotas: object[] }).quotas[0] }] },
  }));
  expect(part.getByText('Todos se reservan en línea')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Cambiar los lugares del lunes de 09:00 a 13:00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lugares del lunes de 09:00 a 13:00' }));
  await user.selectOptions(dialog.getByLabelText('Para la recepción'), '3 lugares');
  await user.selectOptions(dialog.getByLabelText('Los que queden se liberan'), 'El día anterior a las 18:00');
  await user.click(dialog.getByRole('button', { name: 'Guardar lugares' }));
  await expectToast('Lugares actualizados');
  expect(sent('SaveBookingRules')).toEqual([
    {
      professionalId: 3,
      rules: {
        quotas: [{ entryId: 1, deskPlaces: 3, deskReleaseTime: '18:00', sameDayPlaces: 0, sameDayTime: '00:00' }],
      },
    },
  ]);
  expect(part.getByText('3 para la recepción, hasta las 18:00 del día anterior')).toBeVisible();
});
