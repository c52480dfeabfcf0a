import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

import { down } from './breakpoints';

/** Four fit on a phone. */
const Part = styled(Tab)({ [down('sm')]: { flex: '1 0 auto', minWidth: 0, paddingInline: 4 } });

interface TabPart<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

interface Props<Id extends string> {
  /** For screen readers. */
  label: string;
  tabs: readonly TabPart<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Hidden tabs stay mounted. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: Props<Id>) {
  const base = useId();
  return (
    <>
      <MuiTabs
        aria-label={label}
        value={value}
        onChange={(_, id: Id) => onChange(id)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map(({ id, label: name }) => (
          <Part key={id} value={id} label={name} id={`${base}-tab-${id}`} aria-controls={`${base}-panel-${id}`} />
        ))}
      </MuiTabs>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== value}
        >
          {content}
        </div>
      ))}
    </>
  );
}
