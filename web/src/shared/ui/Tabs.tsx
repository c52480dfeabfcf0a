import { styled } from '@mui/material/styles';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

const List = styled('div')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: '1px solid var(--divider)',
  '& button': {
    flex: 'none',
    minHeight: 48,
    padding: '0 16px',
    border: 0,
    borderRadius: '8px 8px 0 0',
    background: 'transparent',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--primary-tint)' },
  '& button[aria-selected="true"]': { color: 'var(--primary)', boxShadow: 'inset 0 -3px 0 var(--primary)' },
  '& button:focus-visible': { outlineOffset: -3 },
});

interface Tab<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

interface Props<Id extends string> {
  /** The name of the list for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Parts of which one is shown. The others stay as they are, with what was typed in them. Arrows, Home and End move. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === value);
    const to = placeAfterKey(event.key, at, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  };

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-panel-${id}`}
            aria-selected={id === value}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {name}
          </button>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <div key={id} role="tabpanel" id={`${base}-panel-${id}`} aria-labelledby={`${base}-tab-${id}`} hidden={id !== value}>
          {content}
        </div>
      ))}
    </>
  );
}

function placeAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
