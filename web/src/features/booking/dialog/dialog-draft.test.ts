import { dropDialogDraft, hasTexts, readDialogDraft, saveDialogDraft } from './dialog-draft';

const MODEL = { name: '', email: '' };
const isContent = (value: unknown): value is typeof MODEL => hasTexts(value, MODEL);
const CONTENT = { name: 'Nora', email: 'nora@correo.example' };

beforeEach(() => {
  sessionStorage.clear();
  saveDialogDraft({ userId: 7, of: 'patient', content: CONTENT });
});

test('what was kept comes back, until it is dropped', () => {
  expect(readDialogDraft(7, 'patient', isContent)).toEqual(CONTENT);
  dropDialogDraft();
  expect(readDialogDraft(7, 'patient', isContent)).toBeNull();
});

test('nobody else gets it, nor another dialog', () => {
  expect(readDialogDraft(8, 'patient', isContent)).toBeNull();
  expect(readDialogDraft(7, 'admin', isContent)).toBeNull();
});

test.each(['{', 'null', '5', '{"userId":7,"of":"patient"}', '{"userId":7,"of":"patient","content":{"name":"Nora","email":1}}'])('%s is no draft', (kept) => {
  sessionStorage.setItem('turnero.booking-dialog', kept);
  expect(readDialogDraft(7, 'patient', isContent)).toBeNull();
});
