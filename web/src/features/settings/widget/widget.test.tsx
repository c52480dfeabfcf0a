import { screen } from '@testing-library/react';

import { aUser, landingAnswers } from '../../../testing/clinic-data';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';

const CODE = '<script src="http://localhost/widget.js" async></script>\n<turnero-turnos></turnero-turnos>';

test('sites are allowed by their addresses, invalid ones are reported before sending, and the code warns without sites', async () => {
  localStorage.setItem('token', 'abc');
  const { user, sent } = await renderApp('/admin/system/configuration/widget', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    ClinicWidget: { clinicWidget: { __typename: 'ClinicWidget', sites: '', version: 1 } },
    SaveClinicWidget: ({ input }) => ({
      updateClinicWidget: { __typename: 'ClinicWidget', ...(input as object), version: 2 },
    }),
  });
  const sites = await screen.findByRole('textbox', { name: /^Sitios que pueden mostrar los turnos/ });
  const save = screen.getByRole('button', { name: 'Guardar sitios' });
  expect(screen.getByText(/Todavía no guardaste ningún sitio/)).toBeVisible();
  await write(user, sites, '*');
  await user.click(save);
  expect(await screen.findByText(/^No es la dirección de un sitio: \*/)).toBeVisible();
  expect(sent('SaveClinicWidget')).toEqual([]);
  await user.clear(sites);
  await write(user, sites, 'https://www.clinica.com.ar');
  await user.click(save);
  await expectToast('Sitios actualizados');
  expect(sent('SaveClinicWidget')).toEqual([{ expectedVersion: 1, input: { sites: 'https://www.clinica.com.ar' } }]);
  expect(screen.queryByText(/Todavía no guardaste ningún sitio/)).not.toBeInTheDocument();
  const code = screen.getByRole('textbox', { name: 'Código para el sitio' });
  expect(code).toHaveValue(CODE);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copiar código' }));
  await expectToast('No se pudo copiar: copialo a mano');
  expect(code).toHaveFocus();
});
