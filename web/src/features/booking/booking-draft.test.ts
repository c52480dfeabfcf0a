import { dropDraft, readDraft, saveDraft, type BookingDraft } from './booking-draft';

const DRAFT: BookingDraft = {
  professionalId: 4,
  query: '?dia=2026-11-23&hora=09:30&sala=3',
  values: { name: 'Nora', email: 'nora@correo.example', phone: '', notes: 'Primera consulta' },
};

beforeEach(() => sessionStorage.clear());

test('an interrupted booking is offered again to its professional only', () => {
  saveDraft(DRAFT);
  expect(readDraft(4)).toEqual(DRAFT);
  expect(readDraft(5)).toBeNull();
});

test('once dropped it is gone', () => {
  saveDraft(DRAFT);
  dropDraft();
  expect(readDraft(4)).toBeNull();
});

test.each(['', 'null', '{', '{"professionalId":4}', '{"professionalId":4,"query":"","values":{"name":"Nora"}}'])(
  'something else in the storage, %j, is no booking',
  (text) => {
    sessionStorage.setItem('turnero.booking', text);
    expect(readDraft(4)).toBeNull();
  },
);
