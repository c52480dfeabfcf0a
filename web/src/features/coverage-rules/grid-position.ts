/** The headers' row or column. */
export const HEAD = 'head';
/** Beside a row's header. */
export const PLANS = 'plans';

export interface GridPosition {
  row: string;
  column: string;
}

/** Positions of a row, from left to right. */
export interface GridRow {
  id: string;
  columns: readonly string[];
}

/** Null for keys that move nothing, and at an edge. */
export function positionAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPosition,
  rows: readonly GridRow[],
): GridPosition | null {
  const y = rows.findIndex(({ id }) => id === row);
  const current = rows[y];
  if (!current) return null;
  const x = current.columns.indexOf(column);
  const at = (target: GridRow | undefined, next: string | undefined) =>
    target && next !== undefined ? { row: target.id, column: next } : null;
  const across = (target: GridRow | undefined) =>
    at(
      target,
      [column, HEAD].find((it) => target?.columns.includes(it)),
    );
  switch (key) {
    case 'ArrowUp':
      return across(rows[y - 1]);
    case 'ArrowDown':
      return across(rows[y + 1]);
    case 'ArrowLeft':
      return at(current, current.columns[x - 1]);
    case 'ArrowRight':
      return at(current, current.columns[x + 1]);
    case 'Home': {
      const first = ctrlKey ? rows[1] : current;
      return at(first, first?.columns[0]);
    }
    case 'End': {
      const last = ctrlKey ? rows.at(-1) : current;
      return at(last, last?.columns.at(-1));
    }
    default:
      return null;
  }
}
