import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useCallback, useEffect, useState } from 'react';

import { saveCsv } from '../../../kit/csv/csv';
import { useLateFile } from '../../../kit/files/useLateFile';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { PrintIcon } from '../../../kit/ui/icons';
import { usePopupAnchor } from '../../../kit/ui/popup-anchor';
import type { AgendaAppointmentFragment } from '../agenda.generated';
import type { AgendaColumns } from '../agenda.paths';
import { texts } from '../texts';
import type { AgendaDay } from '../useAgendaDay';
import { dayCsv } from './day-csv';

const loadPaper = async () => (await import('./DayPaper')).DayPaper;

const ITEM = { '&&': { minHeight: 44 } };

interface Props {
  /** undefined while loading. */
  day: AgendaDay | undefined;
  /** Shown appointments, in order. */
  turnos: readonly AgendaAppointmentFragment[];
}

export function PaperMenu({ day, turnos }: Props) {
  const container = usePopupAnchor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [printing, setPrinting] = useState<AgendaColumns | null>(null);
  const printed = useCallback(() => setPrinting(null), []);
  const { component: Paper, failure } = useLateFile(loadPaper, printing !== null);
  const onLoadFailure = useDialogLoadFailure(printed);
  useEffect(() => {
    if (failure) onLoadFailure(failure.reason);
  }, [failure, onLoadFailure]);
  const close = () => setAnchor(null);
  const print = (by: AgendaColumns) => () => {
    close();
    setPrinting(by);
  };
  if (!day) return null;
  return (
    <>
      <Tooltip title={texts.bar.more}>
        <IconButton
          aria-label={texts.bar.more}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <PrintIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} container={container} disableScrollLock open={anchor !== null} onClose={close}>
        <MenuItem sx={ITEM} onClick={print('profesional')}>
          {texts.print.professionals}
        </MenuItem>
        <MenuItem sx={ITEM} onClick={print('sala')}>
          {texts.print.rooms}
        </MenuItem>
        <MenuItem
          sx={ITEM}
          onClick={() => {
            close();
            saveCsv(texts.csv.name(day.date), dayCsv(turnos));
          }}
        >
          {texts.print.csv}
        </MenuItem>
      </Menu>
      {printing && Paper && <Paper day={day} by={printing} onPrinted={printed} />}
    </>
  );
}
