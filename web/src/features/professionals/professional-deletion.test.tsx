import { ApiFailure } from '../../testing/fake-api';
import { chooseOfRow } from '../../testing/row-menu';
import { expectToast } from '../../testing/toast';
import { aProfessional, CARLA, BOOKING, removal, open, row, dialog } from './professionals.fixture';

test('before one is deleted what goes along is listed, also what came up meanwhile; the toast is the server’s summary', async () => {
  const LATER = { ...BOOKING, id: 'b/2', date: '2026-06-03', patientName: 'Rosa Luz' };
  let bookings: object[] = [BOOKING];
  let refused = false;
  const { user, sent, loseNext } = await open([aProfessional(), CARLA], {
    ProfessionalRemoval: () => removal(bookings),
    DeleteProfessional: () => {
      if (refused) return { deleteProfessional: { __typename: 'DeletedProfessional', summary: '2 turnos cancelados' } };
      refused = true;
      bookings = [BOOKING, LATER];
      return new ApiFailure('CONFLICT', '2 turnos se cancelarían. Revisá la lista y confirmá para eliminar');
    },
  });
  await row('Ana Díaz');
  await chooseOfRow(user, 'Ana Díaz', 'Eliminar');
  const question = await dialog('Eliminar profesional');
  expect(question.getByText(/turno de Eva Sol, Sala 1$/)).toBeVisible();
  expect(question.getByRole('link', { name: 'Pasar sus turnos a colegas' })).toHaveAttribute(
    'href',
    '/admin/handovers/1',
  );
  for (const text of [
    /^Se cancela 1 turno futuro/,
    /5 horarios de disponibilidad/,
    /2 registros de actividad/,
    /registro de auditoría/,
    /turnos y las salas quedan libres/,
  ]) {
    expect(question.getByText(text)).toBeVisible();
  }
  // The summary first, as the list may be long.
  const summary = question.getByText(/^Se cancela 1 turno futuro/);
  expect(summary.compareDocumentPosition(question.getByText(/turno de Eva Sol/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.click(question.getByRole('button', { name: 'Eliminar profesional' }));
  expect(await question.findByText(/turno de Rosa Luz/)).toBeVisible();
  expect(question.getByText(/^2 turnos se cancelarían/)).toBeVisible();
  loseNext('DeleteProfessional');
  await user.click(question.getByRole('button', { name: 'Eliminar profesional' }));
  await expectToast('Error al eliminar el profesional');
  await user.click(question.getByRole('button', { name: 'Eliminar profesional' }));
  await expectToast('Profesional eliminado exitosamente: 2 turnos cancelados');
  expect(sent('DeleteProfessional')).toEqual([
    { id: 1, confirmed: ['a/1'] },
    { id: 1, confirmed: ['a/1', 'b/2'] },
    { id: 1, confirmed: ['a/1', 'b/2'] },
  ]);
});
