import type { Page } from 'playwright-core';
import type { Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const BACKUPS = '/admin/system/backups';

const checked = {
  __typename: 'BackupFacts',
  id: '1',
  state: 'checked',
  askedAt: '2026-11-26T03:00:00-03:00',
  askedBy: null as string | null,
  file: 'turnero-20261126T060000Z.tar.gz.age' as string | null,
  bytes: 2_804_112 as number | null,
  rows: 81_355 as number | null,
  isEncrypted: true,
  makeMs: 1_400 as number | null,
  checkMs: 6_700 as number | null,
  fault: null as string | null,
};
type Facts = Partial<typeof checked>;
const backup = (facts: Facts = {}) => ({ ...checked, ...facts });
const onItsWay = { makeMs: null, checkMs: null, bytes: null, rows: null, file: null };

const sound = {
  __typename: 'BackupsOverview',
  nightlyHour: 3,
  isEncrypted: true,
  obstacle: null as string | null,
  isLate: false,
  lastMade: checked as object | null,
  lastChecked: checked as object | null,
  running: null as object | null,
  latest: [
    checked,
    backup({ id: '2', askedAt: '2026-11-25T16:42:00-03:00', askedBy: 'Silvina Rossi', bytes: 2_791_004, rows: 81_040 }),
    backup({
      id: '3',
      state: 'failed',
      askedAt: '2026-11-25T03:00:00-03:00',
      ...onItsWay,
      fault: 'No hay lugar en el disco.',
    }),
    backup({
      id: '4',
      state: 'removed',
      askedAt: '2026-11-24T03:00:00-03:00',
      file: 'turnero-20261124T060000Z.tar.gz.age',
    }),
  ] as object[],
};

const asAdminWith = (backups: Partial<typeof sound>) =>
  asAdminWhen('backups', (data) => ({ ...data, backups: { ...sound, ...backups } }));

const failed = backup({
  id: '5',
  state: 'failed',
  askedAt: '2026-11-27T03:00:00-03:00',
  ...onItsWay,
  fault: 'No se pudo escribir en la carpeta de las copias: revisá que exista y sus permisos.',
});
const running = backup({
  id: '6',
  state: 'checking',
  askedAt: '2026-11-27T10:20:00-03:00',
  askedBy: 'Silvina Rossi',
  checkMs: null,
});
const listed = (page: Page) => page.getByRole('table').waitFor();

export const BACKUPS_SCREENS: Screen[] = [
  { name: 'backups', path: BACKUPS, before: asAdminWith({}), prepare: listed },
  { name: 'backups-none', path: BACKUPS, before: asAdmin },
  { name: 'backups-empty', path: BACKUPS, before: asAdminWith({ lastMade: null, lastChecked: null, latest: [] }) },
  {
    name: 'backups-running',
    path: BACKUPS,
    before: asAdminWith({ running, lastMade: running, latest: [running, ...sound.latest] }),
    prepare: listed,
  },
  {
    name: 'backups-failed',
    path: BACKUPS,
    before: asAdminWith({ latest: [failed, ...sound.latest] }),
    prepare: listed,
  },
  { name: 'backups-late', path: BACKUPS, before: asAdminWith({ isLate: true, isEncrypted: false }), prepare: listed },
  { name: 'backups-loading', path: BACKUPS, before: asAdminWhen('backups', 'never') },
  { name: 'backups-error', path: BACKUPS, before: asAdminWhen('backups', 'error') },
];
