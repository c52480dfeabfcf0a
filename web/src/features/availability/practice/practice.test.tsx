import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { BIO, FEE, openAvailability } from '../availability.fixture';

async function openPart(name: 'Tarifa y duración' | 'Presentación' | 'Sobreturnos', answers: Answers = {}) {
  const opened = await openAvailability(answers, 'OwnPractice');
  const part = await opened.part(name);
  const press = (button: string) => opened.user.click(part.getByRole('button', { name: button }));
  const retype = async (label: RegExp, text: string) => {
    await opened.user.clear(part.getByLabelText(label));
    if (text) await write(opened.user, part.getByLabelText(label), text);
  };
  return { ...opened, part, press, retype };
}

describe('fee and duration', () => {
  const SaveFee = ({ expectedVersion, ...changed }: Record<string, unknown>) => {
    const fee = { ...FEE, ...changed, version: Number(expectedVersion) + 1 };
    const { fee: amount, defaultDurationMinutes } = fee;
    return {
      updateProfessionalFee: {
        ...fee,
        professional: {
          __typename: 'Professional',
          id: 3,
          fee: amount,
          defaultDurationMinutes,
          ownDurationMinutes: defaultDurationMinutes,
        },
      },
    };
  };

  test('are shown as people write them and saved as numbers, after an invalid amount was reported; an empty fee is to be asked for', async () => {
    const { user, part, press, retype, sent } = await openPart('Tarifa y duración', { SaveFee });
    const fee = part.getByLabelText(/Tarifa por turno/);
    expect(fee).toHaveValue('18.000');
    await retype(/Tarifa por turno/, 'mucho');
    await press('Guardar tarifa');
    await waitFor(() => expect(fee).toHaveAccessibleDescription('La tarifa debe ser un importe, por ejemplo 18.000'));
    expect(fee).toHaveFocus();
    expect(sent('SaveFee')).toEqual([]);

    await retype(/Tarifa por turno/, '20.500');
    expect(part.getByText(/Los pacientes leen: \$\s20\.500/)).toBeVisible();
    await user.selectOptions(part.getByLabelText('Duración del turno'), '45 minutos');
    await press('Guardar tarifa');
    await expectToast('Tarifa actualizada exitosamente');
    await retype(/Tarifa por turno/, '');
    expect(part.getByText('Los pacientes leen: A consultar')).toBeVisible();
    await press('Guardar tarifa');
    await waitFor(() =>
      expect(sent('SaveFee')).toEqual([
        { professionalId: 3, fee: 20500, defaultDurationMinutes: 45, expectedVersion: 1 },
        { professionalId: 3, fee: null, expectedVersion: 2 },
      ]),
    );
  });

  test('that an administrator has changed meanwhile are shown beside what is typed, and saved on that', async () => {
    const overtaken = new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, {
      ...FEE,
      fee: 19000,
      defaultDurationMinutes: 45,
      version: 2,
    });
    const { user, part, press, retype, sent } = await openPart('Tarifa y duración', {
      SaveFee: (sent) => (sent['expectedVersion'] === 1 ? overtaken : SaveFee(sent)),
    });
    await retype(/Tarifa por turno/, '20.500');
    await press('Guardar tarifa');
    const found = within(await part.findByRole('group', { name: 'Cambios de otra persona' }));
    expect(part.getByRole('textbox', { name: /Tarifa por turno/ })).toHaveValue('20.500');
    expect(part.getByRole('combobox', { name: 'Duración del turno' })).toHaveValue('45');
    expect(found.getByRole('radio', { name: /^Lo que escribiste \$\s20\.500$/ })).toBeChecked();
    await user.click(found.getByRole('radio', { name: /^Lo que guardó la otra persona \$\s19\.000$/ }));
    expect(part.getByRole('textbox', { name: /Tarifa por turno/ })).toHaveValue('19.000');
    await user.click(found.getByRole('radio', { name: /^Lo que escribiste \$\s20\.500$/ }));
    await press('Guardar tarifa');
    await expectToast('Tarifa actualizada exitosamente');
    expect(sent('SaveFee').at(-1)).toEqual({ professionalId: 3, fee: 20500, expectedVersion: 2 });
    expect(part.queryByRole('group', { name: 'Cambios de otra persona' })).not.toBeInTheDocument();
  });
});

describe('the presentation', () => {
  const SaveBio = ({ bio, expectedVersion }: Record<string, unknown>) => ({
    updateProfessionalProfile: {
      ...BIO,
      bio,
      version: Number(expectedVersion) + 1,
      professional: { __typename: 'Professional', id: 3, bio },
    },
  });

  test('counts its characters and is saved without the space around it; it is not lost without a question, and once saved needs none', async () => {
    const { user, part, press, retype, sent, address } = await openPart('Presentación', { SaveBio });
    expect(part.getByText(/15 de 2\.000 caracteres/)).toBeVisible();
    await retype(/Presentación/, ' Clínica y geriatría. ');
    const leave = () => user.click(screen.getByRole('link', { name: 'Calendario' }));
    await leave();
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await press('Guardar presentación');
    await expectToast('Perfil actualizado exitosamente');
    expect(sent('SaveBio')).toEqual([{ professionalId: 3, bio: 'Clínica y geriatría.', expectedVersion: 1 }]);
    await leave();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

test('sobreturnos are chosen by how many an hour has', async () => {
  const SetOverbookingLimit = ({ perHour }: Record<string, unknown>) => ({
    setOverbookingLimit: { __typename: 'Professional', id: 3, overbookingsPerHour: perHour },
  });
  const { user, part, press, sent } = await openPart('Sobreturnos', { SetOverbookingLimit });
  const field = part.getByLabelText('Sobreturnos por hora');
  expect(field).toHaveDisplayValue('Ninguno');
  await user.selectOptions(field, 'Hasta 2');
  await press('Guardar sobreturnos');
  await expectToast('Sobreturnos actualizados');
  expect(sent('SetOverbookingLimit')).toEqual([{ professionalId: 3, perHour: 2 }]);
});
