import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { inSpanishOrder } from '../../kit/list/arrange';
import { OffButton } from '../../kit/ui/OffButton';
import { useActionMenu } from '../../kit/ui/useActionMenu';
import { markAbsentPath } from '../absences/absences.paths';
import { texts } from './texts';
import { useTodayProfessionalsQuery } from './today.generated';

/** A menu of professionals, each leading to the form of an absence. The desk has no other way to it. */
export function NewAbsence() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useTodayProfessionalsQuery();
  const professionals = data?.professionals.toSorted((one, other) => inSpanishOrder(one.name, other.name));
  const { menu } = useActionMenu({ anchor, label: texts.absences.ofWhom, onClose: () => setAnchor(null) });
  return (
    <>
      <OffButton
        className="no-print"
        off={!professionals}
        variant="text"
        size="small"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.absences.announce}
      </OffButton>
      <Menu {...menu}>
        {professionals?.map(({ id, name }) => (
          <MenuItem key={id} component={Link} to={markAbsentPath(id)} sx={{ '&&': { minHeight: 44 } }}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
