import { LineLink } from '../../kit/ui/LineLink';
import { usePayerCoverages } from './PayerCoverages';
import { PayerStatus } from './PayerStatus';
import { texts } from './texts';

interface Props {
  professionalId: number;
  /** Leads to other professionals. */
  takersPath: string;
}

/** Whether a professional takes the chosen insurer, and if not, the way to those who do. */
export function TakenHere({ professionalId, takersPath }: Props) {
  const { isTaken, textOf } = usePayerCoverages();
  return (
    <PayerStatus>
      {textOf(professionalId) ?? ''}
      {isTaken(professionalId) === false && (
        <>
          {'. '}
          <LineLink to={takersPath}>{texts.takers}</LineLink>
        </>
      )}
    </PayerStatus>
  );
}
