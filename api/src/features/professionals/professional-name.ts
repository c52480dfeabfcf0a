/** In SQL, where `p` is a professional and `u`, joined from the left, their account: their name, also once they were removed. */
export const PROFESSIONAL_NAME = 'coalesce(u.name, p.former_name)';
