import type { Components, CSSObject, Theme } from '@mui/material/styles';

import { up } from '../../../kit/ui/breakpoints';

/** A mouse needs smaller targets than fingers do. */
export const AT_A_DESK = `${up('md')} and (pointer: fine)`;
const atADesk = (style: CSSObject): CSSObject => ({ [AT_A_DESK]: style });

/** In px, of rows and controls. */
const HEIGHT = 40;

const control = atADesk({ minHeight: HEIGHT, padding: '4px 14px' });
const square = atADesk({ width: HEIGHT, height: HEIGHT });

/** Smaller in the panel than for patients. */
const DENSE = {
  MuiButton: { root: control, sizeSmall: control },
  MuiIconButton: { root: square },
  MuiCheckbox: { root: square },
  MuiOutlinedInput: { root: atADesk({ minHeight: HEIGHT }), input: atADesk({ padding: '7px 12px' }) },
  MuiFormControlLabel: { root: atADesk({ minHeight: HEIGHT }) },
  MuiInputLabel: { root: atADesk({ fontSize: '0.875rem', marginBottom: 2 }) },
  MuiBreadcrumbs: { li: atADesk({ '& > a': { minHeight: HEIGHT } }) },
  MuiTab: { root: atADesk({ minHeight: HEIGHT }) },
  MuiTabs: { root: atADesk({ minHeight: HEIGHT }) },
  // Two lines of text keep the row's height.
  MuiTableCell: {
    root: atADesk({ height: HEIGHT, padding: '2px 12px', fontSize: '0.875rem', lineHeight: '1.125rem' }),
  },
} satisfies Partial<Record<keyof Components, Record<string, CSSObject>>>;

type ComponentStyles = Record<string, { styleOverrides?: Record<string, unknown> } | undefined>;

/** The theme with denser controls, also in dialogs and menus. */
export function panelTheme(outer: Theme): Theme {
  const before = outer.components as ComponentStyles;
  const denser = Object.entries(DENSE).map(([name, slots]) => [
    name,
    { ...before[name], styleOverrides: added(before[name]?.styleOverrides, slots) },
  ]);
  return { ...outer, components: { ...outer.components, ...Object.fromEntries(denser) } };
}

/** Appends styles per slot. */
function added(before: Record<string, unknown> = {}, slots: Record<string, CSSObject>): Record<string, unknown> {
  return {
    ...before,
    ...Object.fromEntries(Object.entries(slots).map(([slot, style]) => [slot, [before[slot], style]])),
  };
}
