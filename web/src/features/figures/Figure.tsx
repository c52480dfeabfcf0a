import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

import { BarTable, type Bar } from '../../kit/chart/BarTable';
import type { CsvField } from '../../kit/csv/csv';
import { FigurePart, type FigureWords } from './FigurePart';

interface Props {
  words: FigureWords;
  /** Below the heading. */
  sums: readonly string[];
  heads: readonly string[];
  bars: readonly Bar[];
  /** The table has its figures. */
  chart?: ReactNode;
  csv: readonly (readonly CsvField[])[] | undefined;
}

export function Figure({ words, sums, heads, bars, chart, csv }: Props) {
  return (
    <FigurePart words={words} csv={csv}>
      <div>
        {sums.map((sum) => (
          <p key={sum}>{sum}</p>
        ))}
      </div>
      {chart}
      <Card component="article" sx={{ maxWidth: 880 }}>
        <BarTable caption={words.title} heads={heads} bars={bars} />
      </Card>
    </FigurePart>
  );
}
