import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { anEntry, aWeek, openWeek } from '../availability.fixture';

const dialog = (name: RegExp | string) => within(screen.getByRole('dialog', { name }));

describe('a week that a colleague has saved meanwhile', () => {
  const THEIRS = [anEntry(1, '09:00', '12:00'), anEntry(2, '10:00', '14:00')];
  const overtaken = new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, aWeek(THEIRS, 2));
  const differences = () => screen.findByRole('group', { name: 'Cambios de otra persona' });

  test('stands beside what is typed, day by day, and is saved with it', async () => {
    const { user, week, choose, save, sent } = await openWeek({
      SaveWeek: ({ entries, expectedVersion }) =>
        expectedVersion === 1
          ? overtaken
          : { setProfessionalAvailability: aWeek(entries as ReturnType<typeof anEntry>[], 3) },
    });
    await choose('Lunes, horario 1, hasta', '15:00');
    await user.click(week.getByRole('checkbox', { name: 'Domingo' }));
    await user.click(save);
    const found = within(await differences());
    expect(
      week.getByText('Otra persona guardó cambios mientras editabas. Revisá las diferencias y guardá de nuevo.'),
    ).toBeVisible();
    expect(found.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(found.getByRole('radio', { name: 'Lo que escribiste 09:00-15:00' })).toBeChecked();
    // The form takes days that only the other user changed.
    expect(week.getByRole('checkbox', { name: 'Martes' })).toBeChecked();
    expect(found.getByRole('radio', { name: 'Como estaba Sin atención' })).not.toBeChecked();
    await user.click(found.getByRole('radio', { name: 'Lo que guardó la otra persona 09:00-12:00' }));
    expect(week.getByLabelText('Lunes, horario 1, hasta')).toHaveValue('12:00');

    await user.click(save);
    await expectToast('Disponibilidad actualizada');
    const entry = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime });
    expect(sent('SaveWeek').at(-1)).toEqual({
      professionalId: 3,
      expectedVersion: 2,
      entries: [entry(1, '09:00', '12:00'), entry(2, '10:00', '14:00'), entry(0, '09:00', '17:00')],
    });
    expect(screen.queryByRole('group', { name: 'Cambios de otra persona' })).not.toBeInTheDocument();
  });

  test('is not replaced by a template before it was seen', async () => {
    const { user, week, sent } = await openWeek({ ApplyTemplate: overtaken });
    await user.selectOptions(week.getByLabelText('Plantilla'), 'Horario Comercial');
    await user.click(week.getByRole('button', { name: 'Aplicar plantilla' }));
    const question = dialog(/¿Aplicar la plantilla/);
    await user.click(question.getByRole('button', { name: 'Aplicar plantilla' }));
    expect(await question.findByRole('alert')).toHaveTextContent('Otra persona guardó cambios mientras editabas.');
    await user.click(question.getByRole('button', { name: 'Conservar horarios' }));
    expect(week.getByLabelText('Lunes, horario 1, hasta')).toHaveValue('12:00');
    await user.click(week.getByRole('button', { name: 'Aplicar plantilla' }));
    await user.click(dialog(/¿Aplicar la plantilla/).getByRole('button', { name: 'Aplicar plantilla' }));
    await waitFor(() => expect(sent('ApplyTemplate').map(({ expectedVersion }) => expectedVersion)).toEqual([1, 2]));
  });
});
