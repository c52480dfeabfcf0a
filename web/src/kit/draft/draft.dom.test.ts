import { SESSION_ONLY } from '../session/left-in-tab';
import { dropDraft, isLike, readDraft, saveDraft } from './draft';

const MODEL = { name: '', email: '' };
const isContent = (value: unknown): value is typeof MODEL => isLike(value, MODEL);
const CONTENT = { name: 'Nora', email: 'nora@correo.example' };

beforeEach(() => {
  sessionStorage.clear();
  saveDraft('booking:3', { userId: 7, content: CONTENT });
});

test('what was kept comes back, until it is dropped', () => {
  expect(readDraft('booking:3', 7, isContent)?.content).toEqual(CONTENT);
  dropDraft('booking:3', 7);
  expect(readDraft('booking:3', 7, isContent)).toBeNull();
});

test('belongs to one account and one form', () => {
  expect(readDraft('booking:3', 8, isContent)).toBeNull();
  expect(readDraft('booking:3', null, isContent)).toBeNull();
  expect(readDraft('booking:4', 7, isContent)).toBeNull();
});

test('a visitor who types in the same form of the same tab does not take its place', () => {
  saveDraft('booking:3', { userId: null, content: { name: 'Aldo', email: '' } });
  expect(readDraft('booking:3', 7, isContent)?.content).toEqual(CONTENT);
  dropDraft('booking:3', null);
  expect(readDraft('booking:3', 7, isContent)?.content).toEqual(CONTENT);
});

test('a page that loads without a session deletes only what was kept for it', async () => {
  saveDraft(`${SESSION_ONLY}list`, { userId: 7, content: CONTENT });
  await jest.isolateModulesAsync(async () => void (await import('../session/token')));
  expect(readDraft(`${SESSION_ONLY}list`, 7, isContent)).toBeNull();
  expect(readDraft('booking:3', 7, isContent)?.content).toEqual(CONTENT);
});

test.each(['{', 'null', '5', '{"userId":7}', '{"userId":7,"content":{"name":"Nora","email":1}}'])(
  '%s is no draft',
  (kept) => {
    sessionStorage.setItem('turnero.draft.booking:3:7', kept);
    expect(readDraft('booking:3', 7, isContent)).toBeNull();
  },
);

test('what a visitor left is offered for a while only: the computer may be everybody’s', () => {
  jest.useFakeTimers();
  saveDraft('booking:3', { userId: null, content: CONTENT });
  saveDraft('booking:4', { userId: 7, content: CONTENT });
  jest.advanceTimersByTime(29 * 60_000);
  expect(readDraft('booking:3', null, isContent)?.content).toEqual(CONTENT);
  jest.advanceTimersByTime(2 * 60_000);
  expect(readDraft('booking:3', null, isContent)).toBeNull();
  expect(sessionStorage.getItem('turnero.draft.booking:3:visita')).toBeNull();
  expect(readDraft('booking:4', 7, isContent)?.content).toEqual(CONTENT);
  jest.useRealTimers();
});
