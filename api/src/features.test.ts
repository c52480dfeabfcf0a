import { getMetadataArgsStorage } from 'typeorm';

import { features } from './features';
import { PASSWORD_RESET } from './features/accounts/email-links/account-mails';
import { REMINDERS_ROUND } from './features/appointments/mails/reminders';
import { Settings, SETTINGS } from './features/settings/settings.entity';
import { assembled, type Feature } from './platform/feature';
import { mailKind } from './platform/mail/mail-kind';
import { MAIL } from './platform/mail/mail-queue';
import { extendedNoun, noun, nounNamed } from './platform/noun';

test.each<[string, Feature, string]>([
  ['the name of another', { name: 'rooms' }, 'There are two features rooms'],
  ['a mail that another sends', { name: 'newsletter', mails: [PASSWORD_RESET] }, 'There are two mails password-reset'],
  [
    'a mail of the same name',
    { name: 'newsletter', mails: [mailKind('appointment-reminder', () => Promise.resolve(null))] },
    'There are two mails appointment-reminder',
  ],
  [
    'a queue of the platform',
    { name: 'newsletter', queues: [{ ...MAIL, take: () => Promise.resolve(null) }] },
    'There are two queues mail',
  ],
  ['a round of another', { name: 'newsletter', rounds: [REMINDERS_ROUND] }, 'There are two rounds reminders'],
])('a feature with %s is rejected at boot', (_, feature, refusal) => {
  expect(() => assembled([...features, feature])).toThrow(refusal);
});

test('a feature may add a mail', () => {
  const newsletter = { name: 'newsletter', mails: [mailKind('newsletter', () => Promise.resolve(null))] };
  expect(assembled([...features, newsletter])).toContain(newsletter);
});

test('a noun’s name is unique among features', () => {
  expect(() => noun('room', 'Otra', {})).toThrow('There are two nouns room');
  expect(noun('issue', 'Reclamo', {})).toMatchObject({ name: 'issue', label: 'Reclamo' });
});

test('a feature extends a noun with its own fields, which no other feature has', () => {
  expect(() => extendedNoun(SETTINGS, { widgetSites: 'sitios' })).toThrow(
    'two fields widgetSites of the noun settings',
  );
});

test('each setting of each feature has its word in the audit', () => {
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => isSettings(target));
  const settings = columns.map(({ propertyName }) => propertyName).filter((name) => !/^id$|Version$/.test(name));
  expect(Object.keys(nounNamed('settings')!.fields).toSorted()).toEqual(settings.toSorted());
});

const isSettings = (target: unknown): boolean =>
  typeof target === 'function' && (target === Settings || target.prototype instanceof Settings);
