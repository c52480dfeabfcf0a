import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef, type ReactNode } from 'react';

import { DEFAULT_DURATION_MINUTES } from '../../../clinic/appointment/appointment-lengths';
import { useClinic } from '../../../clinic/facts/useClinic';
import { formatFee } from '../../../clinic/people/fee-text';
import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../../kit/dialog/useDeletion';
import { useEntryForm } from '../../../kit/dialog/useEntryForm';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { EntryActions } from '../../../kit/list/EntryActions';
import { EmptyState } from '../../../kit/states/EmptyState';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { theme } from '../../../kit/ui/theme';
import { Section } from '../availability-layout';
import {
  useConsultationKindsQuery,
  useCreateConsultationKindMutation,
  useDeleteConsultationKindMutation,
  useUpdateConsultationKindMutation,
  type CreateConsultationKindInput,
  type KindFactsFragment,
} from './kinds.generated';
import { KindFormDialog } from './KindFormDialog';
import { texts } from './texts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& .facts': { flex: '1 1 180px', minWidth: 0 },
  '& .facts > *': { display: 'block' },
  '& .facts > span': { color: theme.vars.palette.text.secondary },
  '& .buttons': { display: 'flex', gap: 8 },
});

export function ConsultationKinds({ professionalId }: { professionalId: number }) {
  const query = useConsultationKindsQuery({
    variables: { professionalId },
    fetchPolicy: 'network-only',
    errorFallback: texts.section.failed,
  });
  return (
    <KindsSection>
      <LoadedOnce query={query} errorTitle={texts.section.failed} waiting={<KindsOnTheirWay />}>
        {({ allConsultationKinds: kinds, professionalAvailability: { professional } }) => (
          <Kinds
            professionalId={professionalId}
            ownMinutes={professional.ownDurationMinutes}
            kinds={kinds}
            reload={query.refetch}
          />
        )}
      </LoadedOnce>
    </KindsSection>
  );
}

interface KindsProps {
  professionalId: number;
  /** The professional's usual length. */
  ownMinutes: number | null;
  kinds: readonly KindFactsFragment[];
  reload: () => Promise<void>;
}

function Kinds({ professionalId, ownMinutes, kinds, reload }: KindsProps) {
  const currency = useClinic()?.currency;
  const [create] = useCreateConsultationKindMutation();
  const [update] = useUpdateConsultationKindMutation();
  const [remove] = useDeleteConsultationKindMutation();
  const form = useEntryForm<KindFactsFragment, CreateConsultationKindInput>(texts, reload, {
    create: (input, idempotencyKey) => create({ professionalId, input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) =>
      update({ professionalId, id, input, expectedVersion: expectedVersion ?? null }),
  });
  const deletion = useDeletion<KindFactsFragment>(texts.deletion, reload, ({ id, name }) => ({
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    remove: () => remove({ professionalId, id }),
  }));
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useKeptFocus(list, () => addButton.current?.focus());
  const standard = kinds.find(({ isActive, isOnline }) => isActive && isOnline);
  return (
    <Stack spacing={3} ref={list}>
      <Button ref={addButton} variant="outlined" aria-haspopup="dialog" onClick={form.openNew}>
        {texts.create.open}
      </Button>
      {kinds.length === 0 && <EmptyState title={texts.section.empty} text={texts.section.emptyHint} />}
      {kinds.length > 0 && (
        <List>
          {kinds.map((kind) => (
            <li key={kind.id}>
              <span className="facts">
                <strong>{kind.name}</strong>
                <span>{factsText(kind, kind === standard, currency)}</span>
              </span>
              <span className="buttons">
                <EntryActions of={kind.name} onEdit={() => form.openStored(kind)} onDelete={() => deletion.ask(kind)} />
              </span>
            </li>
          ))}
        </List>
      )}
      <KindFormDialog
        key={form.dialog.stored?.id}
        {...form.dialog}
        professionalId={professionalId}
        ownMinutes={ownMinutes ?? DEFAULT_DURATION_MINUTES}
        currency={currency}
      />
      {deletion.dialog}
    </Stack>
  );
}

/** "45 minutos · $ 30.000 · En línea · De entrada" */
function factsText(
  { durationMinutes, fee, isOnline, isActive }: KindFactsFragment,
  isDefault: boolean,
  currency: string | undefined,
): string {
  const { online, staffOnly, inactive } = texts.section;
  return [
    texts.minutes(durationMinutes),
    formatFee(fee, currency),
    ...(isActive ? [isOnline ? online : staffOnly] : [inactive]),
    ...(isDefault ? [texts.section.isDefault] : []),
  ].join(' · ');
}

function KindsSection({ children }: { children: ReactNode }) {
  return (
    <Section id="tipos" title={texts.section.title} about={texts.section.about}>
      {children}
    </Section>
  );
}

function KindsOnTheirWay() {
  return (
    <div role="status">
      <span style={visuallyHidden}>{texts.section.loading}</span>
      <Skeleton aria-hidden="true" style={{ minHeight: 120 }} />
    </div>
  );
}
