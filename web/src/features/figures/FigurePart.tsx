import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

import { csvText, saveCsv, type CsvField } from '../../kit/csv/csv';
import { notify } from '../../kit/notify/notify';
import { EmptyState } from '../../kit/states/EmptyState';
import { texts } from './texts';

const How = styled('details')({
  maxWidth: 720,
  '& summary': { minHeight: 44, display: 'list-item', alignContent: 'center', cursor: 'pointer', width: 'fit-content' },
});

export interface FigureWords {
  title: string;
  how: string;
  file: string;
  empty: string;
  emptyHint?: string;
}

interface Props {
  words: FigureWords;
  /** With heads; undefined without data. */
  csv: readonly (readonly CsvField[])[] | undefined;
  children: ReactNode;
}

export function FigurePart({ words, csv, children }: Props) {
  const titleId = useId();
  const save = (lines: readonly (readonly CsvField[])[]) => {
    saveCsv(words.file, csvText(lines));
    notify.success(texts.saved(words.file));
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={titleId}>
        {words.title}
      </Typography>
      {csv ? children : <EmptyState title={words.empty} text={words.emptyHint} />}
      {csv && (
        <div>
          <Button variant="outlined" aria-label={texts.csvOf(words.title)} onClick={() => save(csv)}>
            {texts.csv}
          </Button>
        </div>
      )}
      <How>
        <summary>{texts.how}</summary>
        <Typography color="textSecondary">{words.how}</Typography>
      </How>
    </Stack>
  );
}
