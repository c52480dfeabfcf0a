import { dateText } from '@turnero/api/domain/date-text';
import { SCOPE_AREAS, scopeText, type Scope } from '@turnero/api/domain/scopes';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { Column } from '../../kit/list/DataTable';
import type { WholeList } from '../../kit/list/useWholeList';
import { dayOf, momentText } from '../../kit/time/wall-time';
import { BlockIcon, CheckIcon, HourglassIcon, WarningIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import { theme } from '../../kit/ui/theme';
import type { ApiKeyFactsFragment, ApiKeysQuery, ApiKeyState } from './api-keys.generated';
import { texts } from './texts';

const isState = (state: ApiKeyState) => ({
  label: texts.states[state],
  passes: (key: ApiKeyFactsFragment) => key.state === state,
});

export const KEYS: WholeList<ApiKeysQuery, ApiKeyFactsFragment, 'estado', 'nombre'> = {
  rowsOf: ({ apiKeys }) => apiKeys,
  textOf: ({ name, tokenStart, professionalName, scopes }) =>
    `${name} ${tokenStart} ${professionalName ?? texts.form.clinic} ${scopesText(scopes)}`,
  filters: {
    estado: {
      label: texts.fields.state,
      all: texts.list.allStates,
      options: {
        vigentes: isState('active'),
        vencidas: isState('expired'),
        revocadas: isState('revoked'),
        'sin-acceso': isState('without_access'),
      },
    },
  },
  sorts: { nombre: ({ name }) => name },
  failed: texts.list.failed,
};

/** Name and owner share a cell, to leave room for permissions. */
const NAME_WIDTH = 216;

export const KEY_COLUMNS: readonly Column<ApiKeyFactsFragment, 'nombre'>[] = [
  {
    id: 'name',
    header: texts.fields.name,
    cell: ({ name, tokenStart, professionalId, professionalName }) => (
      <>
        <span style={{ display: 'block', minWidth: NAME_WIDTH }}>{name}</span>
        <Line isQuiet>
          <span>{professionalId === null ? texts.form.clinic : professionalName}</span> ·{' '}
          <code style={{ whiteSpace: 'nowrap' }}>{tokenStart}…</code>
        </Line>
      </>
    ),
    sort: 'nombre',
    card: 'title',
  },
  {
    id: 'scopes',
    header: texts.fields.scopes,
    cell: ({ scopes }) => scopesText(scopes),
    takesRest: 'whole',
    card: 'line',
  },
  {
    id: 'validity',
    header: texts.fields.expiry,
    cell: ({ createdAt, createdByName, expiresAt }) => (
      <>
        <Line>
          {texts.list.since} <Day of={createdAt} />
        </Line>
        <Line>{expiresAt === null ? texts.list.never : <Until day={expiresAt} />}</Line>
        {createdByName !== null && <Line isQuiet>{texts.list.by(createdByName)}</Line>}
      </>
    ),
  },
  {
    id: 'lastUsedAt',
    header: texts.fields.lastUsedAt,
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? texts.list.unused : <time dateTime={lastUsedAt}>{momentText(lastUsedAt)}</time>,
  },
  { id: 'state', header: texts.fields.state, cell: ({ state }) => <StateChip state={state} />, card: 'badge' },
];

/** Quiet ones may take more lines than one. */
function Line({ isQuiet, children }: { isQuiet?: true; children: ReactNode }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', ...(isQuiet && { color: theme.vars.palette.text.secondary, whiteSpace: 'normal' }) }}
    >
      {children}
    </Typography>
  );
}

function Until({ day }: { day: string }) {
  return (
    <>
      {texts.list.until} <Day of={day} />
    </>
  );
}

function Day({ of }: { of: string }) {
  return (
    <time dateTime={of} style={{ whiteSpace: 'nowrap' }}>
      {dateText(dayOf(of))}
    </time>
  );
}

const LOOKS: Record<ApiKeyState, { Icon: typeof CheckIcon; colour: StatusColour }> = {
  active: { Icon: CheckIcon, colour: 'done' },
  expired: { Icon: HourglassIcon, colour: 'absent' },
  revoked: { Icon: BlockIcon, colour: 'cancelled' },
  without_access: { Icon: WarningIcon, colour: 'pending' },
};

function StateChip({ state }: { state: ApiKeyState }) {
  const { Icon, colour } = LOOKS[state];
  return <StatusChip icon={<Icon fontSize="inherit" />} colour={colour} label={texts.states[state]} />;
}

/** 'Turnos: ver y cambiar; Salas: ver' */
function scopesText(scopes: readonly string[]): string {
  const areas = Object.entries(SCOPE_AREAS).flatMap(([area, word]) => {
    const verbs = [
      ...(scopes.includes(`${area}:read`) ? ['ver'] : []),
      ...(scopes.includes(`${area}:write`) ? ['cambiar'] : []),
    ];
    return verbs.length === 0 ? [] : [`${word}: ${verbs.join(' y ')}`];
  });
  const others = (['events:read', 'personal-data'] satisfies Scope[]).filter((scope) => scopes.includes(scope));
  return [...areas, ...others.map(scopeText)].join('; ');
}
