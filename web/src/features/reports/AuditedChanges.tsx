import { styled } from '@mui/material/styles';

import { theme } from '../../kit/ui/theme';
import { ArrowText } from './ArrowText';
import type { AuditFactsFragment } from './audit.generated';
import { texts } from './texts';

type Change = AuditFactsFragment['changes'][number];

/** Folds the rest: a created or deleted thing lists all its fields. */
const SHOWN = 3;

const Changes = styled('div')({
  display: 'grid',
  overflowWrap: 'anywhere',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li::first-letter': { textTransform: 'uppercase' },
  '& .field': { color: theme.vars.palette.text.secondary },
  '& summary': { minHeight: 24, width: 'fit-content', cursor: 'pointer', color: theme.vars.palette.primary.main },
  '@media (pointer: coarse)': { '& summary': { minHeight: 44, alignContent: 'center' } },
});

/** One line per change. */
export function AuditedChanges({ changes }: { changes: readonly Change[] }) {
  const [first, more] = [changes.slice(0, SHOWN), changes.slice(SHOWN)];
  if (first.length === 0) return '—';
  return (
    <Changes>
      <List changes={first} />
      {more.length > 0 && (
        <details>
          <summary>{texts.audit.more(more.length)}</summary>
          <List changes={more} />
        </details>
      )}
    </Changes>
  );
}

function List({ changes }: { changes: readonly Change[] }) {
  return (
    <ul>
      {changes.map(({ field, label, from, to }) => (
        <li key={field}>
          <span className="field">{label}</span>
          <ArrowText text={valuesText(from, to)} />
        </li>
      ))}
    </ul>
  );
}

/** Both null: the values are secret. */
function valuesText(from: string | null, to: string | null): string {
  if (from === null && to === null) return '';
  return `: ${from ?? texts.audit.noValue} → ${to ?? texts.audit.noValue}`;
}
