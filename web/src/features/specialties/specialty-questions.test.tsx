import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { WEIGHT, PAIN, aStored, field, button, questionLabels, edit } from './specialties.fixture';

test('a question keeps its id when it is renamed, can be put back when it was taken out, and an icon is looked for', async () => {
  const { user, sent, form } = await edit(aStored());
  // Another specialty's question of the same id is another question.
  expect(questionLabels(form)).toEqual(['Peso', 'Dolor']);
  await user.click(button(form, /^Peso/));
  await write(user, field(form, 'Pregunta'), ' actual');
  await user.click(button(form, /^Dolor/));
  await user.click(button(form, 'Quitar pregunta'));
  expect(questionLabels(form)).toEqual(['Peso actual']);
  expect(button(form, 'Deshacer')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(questionLabels(form)).toEqual(['Peso actual', 'Dolor']);
  expect(field(form, 'Pregunta')).toHaveFocus();

  await user.click(button(form, 'Cambiar ícono'));
  await write(user, form.getByRole('searchbox', { name: 'Buscar un ícono' }), 'cardio');
  await user.keyboard('{Enter}');
  const icons = form.getAllByRole('radio', { name: /Corazón/ });
  expect(icons).toHaveLength(3);
  await user.click(icons[1]!);
  expect(form.getByText(/: Corazón que late/)).toBeVisible();
  await user.click(button(form, 'Guardar cambios'));
  await expectToast('Especialidad actualizada exitosamente');
  const { __typename: _, ...weight } = WEIGHT;
  const { __typename: __, ...pain } = PAIN;
  expect(sent('UpdateSpecialty')).toEqual([
    {
      id: 1,
      expectedVersion: 1,
      input: {
        name: 'Cardiología',
        description: 'Corazón.',
        keywords: '',
        isActive: true,
        sortOrder: 1,
        icon: 'heart-pulse',
        formConfig: [{ ...weight, label: 'Peso actual', validation: { min: 1, max: null } }, pain],
      },
    },
  ]);
});
