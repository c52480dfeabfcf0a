import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { Subject } from '../../shared/dialog/QuestionDialog';
import { useDeletion } from '../../shared/dialog/useDeletion';
import {
  useDeleteProfessionalMutation,
  useProfessionalRemovalLazyQuery,
  type ProfessionalFactsFragment,
  type ProfessionalRemovalQuery,
} from './professionals.generated';
import { releasedText, removalTexts, texts } from './texts';

const Bookings = styled('ul')({
  '&&': {
    display: 'grid',
    gap: 4,
    minHeight: 120,
    maxHeight: '24vh',
    overflowY: 'auto',
    padding: '8px 12px 8px 28px',
    // What is cut at its edge goes on below.
    border: '1px solid var(--divider)',
    borderRadius: 8,
    listStyle: 'disc',
  },
  '& li::first-letter': { textTransform: 'uppercase' },
});

type Removal = ProfessionalRemovalQuery['professionalRemoval'];

/**
 * Asks before a professional is deleted, with what goes along, in numbers and by name; what came up since then is listed and
 * asked about again.
 */
export function useProfessionalDeletion(reload: () => Promise<void>) {
  const [foresee] = useProfessionalRemovalLazyQuery({ fetchPolicy: 'network-only', errorFallback: texts.list.failed });
  const [deleteProfessional] = useDeleteProfessionalMutation({ errorToast: false });
  const [removal, setRemoval] = useState<Removal>();
  /** Whose consequences are being read. */
  const [readingId, setReadingId] = useState<number>();

  const read = async (id: number) => {
    const { data } = await foresee({ id });
    if (data) setRemoval(data.professionalRemoval);
    return data !== undefined;
  };
  const { ask, dialog } = useDeletion<ProfessionalFactsFragment>(reload, ({ id, name }) => ({
    title: texts.deletion.title,
    about: (
      <>
        <Subject>
          <strong>{name}</strong>
        </Subject>
        {removal && removal.bookings.length > 0 && (
          <>
            <p>{texts.deletion.released}</p>
            {/* A list that scrolls is reached by the keyboard. */}
            <Bookings tabIndex={0} aria-label={texts.deletion.releasedList}>
              {removal.bookings.map((booking) => (
                <li key={booking.id}>{releasedText(booking)}</li>
              ))}
            </Bookings>
          </>
        )}
      </>
    ),
    consequences: removal ? removalTexts(removal.relatedData) : [],
    noLabel: texts.deletion.no,
    yesLabel: texts.deletion.yes,
    remove: async () => {
      const { data, error } = await deleteProfessional({ id, confirmed: (removal?.bookings ?? []).map((booking) => booking.id) });
      if (error?.code === 'CONFLICT') await read(id);
      return { error, told: data?.deleteProfessional.summary };
    },
    doneText: texts.deletion.done,
    failedText: texts.deletion.failed,
  }));
  return {
    dialog,
    readingId,
    ask: async (professional: ProfessionalFactsFragment) => {
      if (readingId !== undefined) return;
      setReadingId(professional.id);
      const isRead = await read(professional.id);
      setReadingId(undefined);
      if (isRead) ask(professional);
    },
  };
}
