import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ComponentType, type MouseEvent, type RefCallback } from 'react';

import { CheckIcon, MoreIcon } from '../ui/icons';
import { memoWithHandlers } from '../ui/memo-with-handlers';
import { OffButton } from '../ui/OffButton';
import { useActionMenu } from '../ui/useActionMenu';
import { leadsTo } from './RowAction';

const ITEM = { '&&': { minHeight: 44, gap: 1.5 } };
const MORE = 'Más acciones';
const MORE_WORD = 'Más';

interface Named {
  icon: ComponentType<SvgIconProps>;
  /** e.g. "Editar" */
  label: string;
  /** Shorter, on the button; part of the label. */
  word?: string;
}

interface RowPress extends Named {
  onClick: () => void;
  hasDialog?: boolean;
  /** Disabled, keeping the focus. */
  busy?: boolean;
  /** The toggle's state. */
  isOn?: boolean;
  /** Receives the main button. */
  button?: RefCallback<HTMLElement>;
  to?: never;
}

/** A press, or a link: another site opens in a new tab. */
export type RowAct = RowPress | (Named & { to: string });

interface Props {
  /** For screen readers. */
  of: string;
  /** The most frequent; has its word. */
  main: RowAct;
  rest: readonly RowAct[];
  /** The menu's button has a word: patients overlook three dots. */
  isNamed?: boolean;
}

/** For lists with more than three actions per row: a button, and a menu of the others. */
export function RowMenu({ of, main, rest, isNamed = false }: Props) {
  return (
    <>
      <MainAct of={of} act={main} />
      {rest.length > 0 && <MoreActs of={of} acts={rest} isNamed={isNamed} />}
    </>
  );
}

function MainAct({ of, act }: { of: string; act: RowAct }) {
  const named = { size: 'small', 'aria-label': `${act.label}: ${of}`, children: act.word ?? act.label } as const;
  if (act.to !== undefined) return <Button {...named} variant="outlined" {...leadsTo(act.to)} />;
  const { button, isOn, hasDialog, busy = false, onClick } = act;
  return (
    <OffButton
      {...named}
      ref={button}
      variant={isOn ? 'contained' : 'outlined'}
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      aria-pressed={isOn}
      off={busy}
      onClick={onClick}
    />
  );
}

/** The menu alone. */
export function MoreActs({ of, acts, isNamed = false }: { of: string; acts: readonly RowAct[]; isNamed?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const name = `${MORE} de ${of}`;
  const close = () => setAnchor(null);
  const { menu, choose } = useActionMenu({ anchor, label: name, onClose: close });
  return (
    <>
      <MoreButton
        name={name}
        isNamed={isNamed}
        isOpen={anchor !== null}
        onOpen={(button) => {
          setAnchor(button);
          setHasOpened(true);
        }}
      />
      {hasOpened && (
        <Menu {...menu}>
          {acts.map((act) => (
            <MenuItem
              key={act.label}
              sx={ITEM}
              {...(act.to !== undefined
                ? { ...leadsTo(act.to), onClick: close }
                : {
                    ...(act.isOn !== undefined && { role: 'menuitemcheckbox', 'aria-checked': act.isOn }),
                    disabled: act.busy,
                    onClick: choose(act.onClick),
                  })}
            >
              <act.icon fontSize="small" />
              {act.label}
              {act.to === undefined && act.isOn && <CheckIcon fontSize="small" />}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

interface MoreProps {
  name: string;
  isNamed: boolean;
  isOpen: boolean;
  onOpen: (button: HTMLElement) => void;
}

const MoreButton = memoWithHandlers(function MoreButton({ name, isNamed, isOpen, onOpen }: MoreProps) {
  const button = {
    'aria-label': name,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => onOpen(currentTarget),
  } as const;
  if (isNamed) {
    return (
      <Button {...button} size="small" variant="text">
        <MoreIcon fontSize="small" />
        {MORE_WORD}
      </Button>
    );
  }
  return (
    <Tooltip title={MORE}>
      <IconButton {...button}>
        <MoreIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
});
