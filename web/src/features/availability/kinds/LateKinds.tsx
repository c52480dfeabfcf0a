import { LatePart } from '../../../kit/lazy/LatePart';
import { KindsOnTheirWay, KindsSection } from './KindsSection';
import { texts } from './texts';

const load = async () => (await import('./ConsultationKinds')).ConsultationKinds;

/** Comes when the page is there: most professionals have no kinds. */
export function LateKinds({ professionalId }: { professionalId: number }) {
  return (
    <LatePart
      load={load}
      props={{ professionalId }}
      waiting={
        <KindsSection>
          <KindsOnTheirWay />
        </KindsSection>
      }
      errorTitle={texts.section.failed}
    />
  );
}
