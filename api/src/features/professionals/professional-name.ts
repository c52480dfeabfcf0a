/** SQL: the name of professional `p` with left-joined account `u`, or the former name after removal. */
export const PROFESSIONAL_NAME = 'coalesce(u.name, p.former_name)';
