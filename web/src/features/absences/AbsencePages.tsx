import { useNavigate, useParams } from 'react-router-dom';

import { idOf } from '../../kit/url/query';
import { AbsenceBoard } from './AbsenceBoard';
import { absencePath, ownAbsencePath } from './absences.paths';
import { MarkAbsent } from './MarkAbsent';

/** For administrators. */
export function MarkAbsentPage() {
  const professionalId = idOf(useParams()['professionalId']);
  const navigate = useNavigate();
  return (
    <MarkAbsent
      key={professionalId}
      professionalId={professionalId}
      boardPath={(date) => absencePath(professionalId, date)}
      onDone={(date) => void navigate(absencePath(professionalId, date), { replace: true })}
    />
  );
}

/** For administrators. */
export function AbsencePage() {
  const { professionalId, date = '' } = useParams();
  return <AbsenceBoard key={`${professionalId} ${date}`} professionalId={idOf(professionalId)} date={date} />;
}

interface Props {
  /** The signed-in user's. */
  professionalId: number;
}

/** For professionals. */
export function MarkOwnAbsencePage({ professionalId }: Props) {
  const navigate = useNavigate();
  return (
    <MarkAbsent
      professionalId={professionalId}
      isOwn
      boardPath={ownAbsencePath}
      onDone={(date) => void navigate(ownAbsencePath(date), { replace: true })}
    />
  );
}

/** For professionals. */
export function OwnAbsencePage({ professionalId }: Props) {
  const { date = '' } = useParams();
  return <AbsenceBoard key={date} professionalId={professionalId} date={date} isOwn />;
}
