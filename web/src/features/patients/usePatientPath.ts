import { useViewer } from '../../clinic/session/useViewer';
import { viewerMay } from '../../clinic/session/viewer-may';
import { ownPatientPath, patientPath } from './patients.paths';

/** Path of a turno's patient; undefined without one, and for viewers who may not open patients. */
export function usePatientPath(): (id: string | null) => string | undefined {
  const { viewer } = useViewer();
  const pathOf = viewerMay(viewer, 'patients') ? patientPath : viewer?.role === 'professional' ? ownPatientPath : null;
  return (id) => (id === null ? undefined : pathOf?.(id));
}
