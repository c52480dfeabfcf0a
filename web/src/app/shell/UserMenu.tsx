import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';

import type { ProfileTab } from '../../features/accounts/profile/profile-tab';
import { Avatar } from '../../shared/people/Avatar';
import type { SessionUserFragment } from '../../shared/session/session.generated';
import { ChevronDownIcon } from '../../shared/ui/icons';
import { AccountEntries } from './AccountEntries';
import { SignOutButton } from './SignOutButton';
import { UserFacts } from './UserFacts';

const Anchor = styled('div')({ position: 'relative' });
const Toggle = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  padding: '2px 8px 2px 4px',
  border: '1px solid var(--control)',
  borderRadius: 24,
  background: 'transparent',
  color: 'var(--ink)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--primary-tint)' },
});
const Panel = styled('div')({
  '&[hidden]': { display: 'none' },
  position: 'absolute',
  right: 0,
  top: 'calc(100% + 8px)',
  width: 280,
  padding: 16,
  display: 'grid',
  gap: 16,
  background: 'var(--surface)',
  border: '1px solid var(--divider)',
  borderRadius: 16,
  boxShadow: 'var(--shadow)',
});

interface Props {
  viewer: SessionUserFragment;
  onProfile: (tab: ProfileTab) => void;
}

/** Who is signed in, their account, and the way out. A button that opens a panel; Escape or a click elsewhere closes it. */
export function UserMenu({ viewer, onProfile }: Props) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return (
    <Anchor
      ref={anchor}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        toggle.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !anchor.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={`Menú de ${viewer.name}`}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={viewer.name} pictureUrl={viewer.pictureUrl} />
        <ChevronDownIcon size={16} />
      </Toggle>
      <Panel id={panelId} hidden={!open}>
        <UserFacts viewer={viewer} />
        <AccountEntries
          onChoose={(tab) => {
            setOpen(false);
            // The dialog gives the focus back to where it was.
            toggle.current?.focus();
            onProfile(tab);
          }}
        />
        <SignOutButton />
      </Panel>
    </Anchor>
  );
}
