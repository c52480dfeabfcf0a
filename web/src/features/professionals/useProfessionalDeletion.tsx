import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useMay } from '../../clinic/session/useMay';
import { ConsequenceList } from '../../kit/dialog/ConsequenceList';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { handoverPath } from '../absences/absences.paths';
import {
  useDeleteProfessionalMutation,
  useProfessionalRemovalLazyQuery,
  type ProfessionalFactsFragment,
  type ProfessionalRemovalQuery,
} from './professionals.generated';
import { releasedText, removalTexts, texts } from './texts';

type Removal = ProfessionalRemovalQuery['professionalRemoval'];

/** Confirms with its consequences. New ones are listed and asked again. */
export function useProfessionalDeletion(reload: () => Promise<void>) {
  const [foresee] = useProfessionalRemovalLazyQuery({ fetchPolicy: 'network-only', errorFallback: texts.list.failed });
  const [deleteProfessional] = useDeleteProfessionalMutation();
  const [removal, setRemoval] = useState<Removal>();
  /** While its deletion preview loads. */
  const [readingId, setReadingId] = useState<number>();

  const read = async (id: number) => {
    const { data } = await foresee({ id });
    if (data) setRemoval(data.professionalRemoval);
    return data !== undefined;
  };
  const seesHandover = useMay('appointments');
  const { ask, dialog } = useDeletion<ProfessionalFactsFragment>(texts.deletion, reload, ({ id, name }) => ({
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: removal ? removalTexts(removal.relatedData) : [],
    details: (
      <>
        {removal && removal.bookings.length > 0 && (
          <>
            <p>{texts.deletion.released}</p>
            <ConsequenceList
              label={texts.deletion.releasedList}
              items={removal.bookings.map((booking) => ({ id: booking.id, text: releasedText(booking) }))}
            />
          </>
        )}
        {seesHandover && removal?.bookings.some(({ kind }) => kind === 'appointment') && (
          <Link to={handoverPath(id)}>{texts.deletion.handover}</Link>
        )}
      </>
    ),
    remove: async () => {
      const { data, error } = await deleteProfessional({
        id,
        confirmed: (removal?.bookings ?? []).map((booking) => booking.id),
      });
      if (error?.code === 'CONFLICT') await read(id);
      return { error, summary: data?.deleteProfessional.summary };
    },
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
