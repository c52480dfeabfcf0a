import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { PrintIcon } from '../../kit/ui/icons';
import { texts } from './texts';

interface Props {
  title: string;
  hint?: string;
  onPrint?: () => void;
  /** undefined: nothing to print or export. */
  onExport?: (() => void) | undefined;
  children: ReactNode;
}

/** A titled table with its buttons. */
export function TableSection({ title, hint, onPrint, onExport, children }: Props) {
  const titleId = useId();
  return (
    <Stack component="section" spacing={4} aria-labelledby={titleId}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        {onExport !== undefined && (
          <Stack direction="row" spacing={2} className="no-print">
            {onPrint && (
              <Button variant="outlined" size="small" onClick={onPrint}>
                <PrintIcon fontSize="small" />
                {texts.print}
              </Button>
            )}
            <Button variant="outlined" size="small" onClick={onExport}>
              {texts.csv}
            </Button>
          </Stack>
        )}
      </Stack>
      {hint !== undefined && <Typography color="textSecondary">{hint}</Typography>}
      {children}
    </Stack>
  );
}
