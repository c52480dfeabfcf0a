import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';

import { useQuestion } from '../../../shared/dialog/useQuestion';
import { useFocusFault } from '../../../shared/focus/useFocusFault';
import { SelectField } from '../../../shared/form/SelectField';
import { notify } from '../../../shared/notify/notify';
import { monthName, monthOf, monthParts } from '../../../shared/time/clinic-time';
import { useRoomAvailabilityLazyQuery, type RoomHoursMonthFragment } from '../room-hours.generated';
import type { RoomYears } from '../useRoomYears';
import type { MonthChange, MonthOutcome } from '../useSetMonth';
import { weekInputOf } from '../week-form';
import { monthsOf, monthText } from '../year';

const COPY_ERROR = 'Error al copiar la configuración del mes';
const NOTHING_TO_COPY = 'No hay configuración para copiar del mes seleccionado';

interface Props {
  stored: RoomHoursMonthFragment;
  /** The month shown, which is copied to, yyyy-MM. */
  month: string;
  today: string;
  years: RoomYears;
  isTyped: () => boolean;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  onSaved: () => Promise<unknown>;
}

interface Source {
  /** yyyy-MM */
  value: string;
  label: string;
  /** undefined: its year could not be had; what it holds is asked for when it is copied. */
  isConfigured: boolean | undefined;
}

function sourcesOf(year: number, status: RoomYears['shown']): Source[] {
  return monthsOf(status).map(({ month, isConfigured, templateName }) => {
    const value = monthText(year, month);
    if (!status) return { value, label: monthName(value), isConfigured: undefined };
    return { value, label: `${monthName(value)} · ${templateName ?? 'Sin configurar'}`, isConfigured };
  });
}

/** Gives the month shown the weekly hours of another one; its own dated overrides stay. */
export function CopyMonth({ stored, month, today, years, isTyped, setMonth, onSaved }: Props) {
  const titleId = useId();
  const [source, setSource] = useState('');
  const [fault, setFault] = useState<{ text: string }>();
  const section = useRef<HTMLElement>(null);
  useFocusFault(section, fault);
  const [load] = useRoomAvailabilityLazyQuery({ fetchPolicy: 'network-only', errorToast: false });
  const { year } = monthParts(month);
  const isPast = month < monthOf(today);

  const options = [...sourcesOf(year - 1, years.before), ...sourcesOf(year, years.shown)].filter(({ value }) => value !== month);

  const copy = async (): Promise<string | undefined> => {
    const { data, error } = await load({ roomId: stored.roomId, ...monthParts(source) });
    if (!data) return error.textOr(COPY_ERROR);
    const { isConfigured, templateName, weeklyTemplate } = data.roomAvailability;
    if (!isConfigured) return NOTHING_TO_COPY;
    const { roomId } = stored;
    const input = { templateName, weeklyTemplate: weekInputOf(weeklyTemplate) };
    const outcome = await setMonth({ roomId, ...monthParts(month), input, expectedVersion: stored.version });
    if (outcome.error) return outcome.error.textOr(COPY_ERROR);
    notify.success(`Configuración copiada exitosamente de ${monthName(source)} a ${monthName(month)}`);
    void onSaved();
    return undefined;
  };
  const question = useQuestion<string>((from) => ({
    title: `¿Copiar a ${monthName(month)}?`,
    consequences: [
      `El horario semanal de ${monthName(month)} pasa a ser el de ${monthName(from)}.`,
      'Sus días personalizados quedan como están.',
      ...(isTyped() ? ['Los cambios sin guardar del formulario se pierden.'] : []),
    ],
    noLabel: 'No copiar',
    yesLabel: 'Copiar configuración',
    busyLabel: 'Copiando...',
    onYes: copy,
  }));
  const start = () => {
    const chosen = options.find(({ value }) => value === source);
    const isEmpty = !chosen || chosen.isConfigured === false;
    setFault(isEmpty ? { text: NOTHING_TO_COPY } : undefined);
    if (!isEmpty) question.ask(source);
  };
  return (
    <section ref={section} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>Copiar otro mes</Typography>
      <Stack spacing={2} sx={{ alignItems: 'start', '& > div': { width: '100%' } }}>
        <SelectField
          label="Copiar configuración de..."
          value={source}
          options={[{ value: '', label: 'Elegir mes' }, ...options.map(({ value, label }) => ({ value, label }))]}
          error={fault?.text}
          onChange={(next) => {
            setSource(next);
            setFault(undefined);
          }}
        />
        <Button variant="outlined" size="small" aria-disabled={isPast} onClick={isPast ? undefined : start}>
          Copiar a {monthName(month)}
        </Button>
      </Stack>
      {question.dialog}
    </section>
  );
}
