import { useState } from 'react';

import { notify } from '../../shared/notify/notify';
import { useRetryKey } from '../../shared/send/useRetryKey';
import { useCreateServiceMutation, useUpdateServiceMutation, type CreateServiceInput, type ServiceFactsFragment } from './services.generated';

/** The dialog of a service: which one it is about, and what is saved. `reload` brings the list up to date. */
export function useServiceForm(reload: () => Promise<void>) {
  // The service stays while the dialog goes.
  const [{ open, service }, setState] = useState<{ open: boolean; service?: ServiceFactsFragment | undefined }>({ open: false });
  const [createService] = useCreateServiceMutation({ errorToast: false });
  const [updateService] = useUpdateServiceMutation({ errorToast: false });
  const { keyOf, done } = useRetryKey<CreateServiceInput>();
  const onClose = () => setState({ open: false, service });

  const save = (input: CreateServiceInput, expectedVersion: number | undefined) =>
    service ? updateService({ id: service.id, input, expectedVersion }) : createService({ input, idempotencyKey: keyOf(input) });
  const onSaved = () => {
    done();
    notify.success(service ? 'Servicio actualizado exitosamente' : 'Servicio creado exitosamente');
    onClose();
    void reload();
  };

  return {
    create: () => setState({ open: true }),
    edit: (chosen: ServiceFactsFragment) => setState({ open: true, service: chosen }),
    dialog: { open, service, save, onSaved, onClose },
  };
}
