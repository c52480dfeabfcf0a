/** The headers' row or column. */
export const HEAD = 'head';

export interface GridPosition {
  row: string;
  column: string;
}

interface GridKeys {
  rows: readonly string[];
  columns: readonly string[];
}

/** Null for keys that move nothing, and at an edge. The corner of the headers is no position. */
export function positionAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPosition,
  { rows, columns }: GridKeys,
): GridPosition | null {
  const [y, x] = [rows.indexOf(row), columns.indexOf(column)];
  const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1];
  const target = {
    ArrowUp: [y - 1, x],
    ArrowDown: [y + 1, x],
    ArrowLeft: [y, x - 1],
    ArrowRight: [y, x + 1],
    Home: [ctrlKey ? 1 : y, y === 0 && !ctrlKey ? 1 : 0],
    End: [ctrlKey ? lastRow : y, lastColumn],
  }[key];
  const [nextRow, nextColumn] = [rows[target?.[0] ?? -1], columns[target?.[1] ?? -1]];
  if (nextRow === undefined || nextColumn === undefined || (nextRow === HEAD && nextColumn === HEAD)) return null;
  return { row: nextRow, column: nextColumn };
}
