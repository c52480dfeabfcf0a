import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aPatient, panelAnswers } from '../patients.fixture';

const relation = (facts: object = {}) => ({
  __typename: 'PatientRelation',
  id: 'vinculo-1',
  kind: 'mother',
  patientId: 'hijo-1',
  patientName: 'Tomás Ñandú',
  patientBirthDate: '2018-03-01',
  relativeId: 'paciente-1',
  relativeName: 'Nora Ñandú',
  mayBook: true,
  maySee: true,
  isTold: true,
  isInForce: true,
  isDeclared: false,
  mayConfirm: true,
  ...facts,
});

const familyOf = (...relations: object[]) => ({
  patient: { __typename: 'Patient', id: 'paciente-1', relations },
});

const open = (more: Answers = {}) =>
  renderApp(
    '/admin/patients/paciente-1',
    panelAnswers({
      PatientPage: { patient: aPatient() },
      TurnosOfPatient: { appointments: { __typename: 'AppointmentPage', items: [], next: null } },
      WaitingOfPatient: { waitingList: { __typename: 'WaitingListEntryConnection', edges: [] } },
      FamilyOfPatient: familyOf(),
      ...more,
    }),
  );

const part = async () => within(await screen.findByRole('region', { name: 'Familia' }));

test('a child leads to the own page, and ends with one confirmed press', async () => {
  let relations = [relation()];
  const { user, sent } = await open({
    FamilyOfPatient: () => familyOf(...relations),
    EndRelation: () => {
      relations = [];
      return { endRelation: 'vinculo-1' };
    },
  });
  const family = await part();
  const child = await family.findByRole('link', { name: 'Tomás Ñandú' });
  expect(child).toHaveAttribute('href', '/admin/patients/hijo-1');
  expect(child.closest('li')).toHaveTextContent(
    /^Hijo o hija: Tomás Ñandú8 años · Nora Ñandú saca turnos por Tomás Ñandú/,
  );
  await user.click(family.getByRole('button', { name: 'Terminar el vínculo con Tomás Ñandú' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Terminar este vínculo?' }));
  expect(question.getByText('Nora Ñandú ya no saca ni ve turnos de Tomás Ñandú.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Terminar vínculo' }));
  await expectToast('Vínculo terminado');
  expect(sent('EndRelation')).toEqual([{ id: 'vinculo-1' }]);
  expect(await family.findByText(/^Nadie saca turnos/)).toBeVisible();
});

test('a child that its parent added alone is confirmed by the desk', async () => {
  const { user, sent } = await open({
    FamilyOfPatient: familyOf(relation({ isDeclared: true })),
    ConfirmRelation: { confirmRelation: relation({}) },
  });
  const family = await part();
  expect(await family.findByText(/lo declaró: saca turnos y ve solo los que sacó/)).toBeVisible();
  await user.click(family.getByRole('button', { name: 'Confirmar el vínculo con Tomás Ñandú' }));
  await expectToast('Vínculo confirmado');
  expect(sent('ConfirmRelation')).toEqual([{ id: 'vinculo-1' }]);
  await waitFor(() => expect(family.queryByText(/lo declaró/)).not.toBeInTheDocument());
});

test('a relation that ended at eighteen is confirmed again', async () => {
  let answer: (data: object) => void = () => undefined;
  const { user, sent } = await open({
    FamilyOfPatient: familyOf(relation({ isInForce: false, patientBirthDate: '2008-03-01' })),
    ConfirmRelation: () => new Promise<object>((resolve) => (answer = resolve)),
  });
  const family = await part();
  expect(await family.findByText(/Sin efecto desde los 18 años/)).toBeVisible();
  const button = family.getByRole('button', { name: 'Confirmar el vínculo con Tomás Ñandú' });
  await user.click(button);
  await user.click(button);
  answer({ confirmRelation: relation({ patientBirthDate: '2008-03-01' }) });
  await expectToast('Vínculo confirmado');
  expect(sent('ConfirmRelation')).toEqual([{ id: 'vinculo-1' }]);
  await waitFor(() => expect(family.queryByText(/Sin efecto/)).not.toBeInTheDocument());
  expect(family.getByRole('button', { name: 'Agregar familiar' })).toHaveFocus();
});

test('a relative is looked up and added; faults and refusals stand at their fields', async () => {
  let answer: object = new ApiFailure('CONFLICT', 'Ya tienen un vínculo', 'input.relativeId');
  const person = {
    __typename: 'Patient',
    id: 'hijo-1',
    name: 'Tomás Ñandú',
    birthDate: '2018-03-01',
    email: null,
    phone: '+54 11 2345 6789',
    documentNumber: null,
  };
  const { user, sent } = await open({
    Relatives: { patients: [person, { ...person, id: 'paciente-1', name: 'Nora Ñandú' }] },
    AddRelation: () => answer,
  });
  const family = await part();
  await user.click(family.getByRole('button', { name: 'Agregar familiar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Familiar de Nora Ñandú' }));
  const submit = dialog.getByRole('button', { name: 'Agregar familiar' });
  await user.click(submit);
  expect(await dialog.findByText('Buscá y elegí a la otra persona')).toBeVisible();
  await write(user, dialog.getByLabelText('Buscar a la otra persona'), 'tomás');
  await user.click(await dialog.findByRole('radio', { name: /^Tomás Ñandú 8 años/ }));
  expect(dialog.queryByRole('radio', { name: /^Nora Ñandú 8/ })).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText(/^Quien saca los turnos es/), 'Madre');
  await user.click(dialog.getByRole('checkbox', { name: 'Ver los turnos' }));
  await user.click(submit);
  expect(await dialog.findByText('Para sacar, cambiar y cancelar turnos tiene que poder verlos')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /^Ver los turnos/ }));
  await user.click(submit);
  expect(await dialog.findByText('Ya tienen un vínculo')).toBeVisible();
  await waitFor(() => expect(sent('FamilyOfPatient')).toHaveLength(2));
  answer = { added: relation() };
  await user.click(submit);
  await expectToast('Familiar agregado');
  expect(sent('AddRelation').at(-1)).toEqual({
    input: { patientId: 'hijo-1', relativeId: 'paciente-1', kind: 'mother', mayBook: true, maySee: true, isTold: true },
  });
});
