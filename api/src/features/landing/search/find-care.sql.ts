import { bool, json } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import type { Insurer } from '../../insurers/insurer.entity';
import { ALL_INSURERS } from '../../insurers/insurer.service';
import type { Professional } from '../../professionals/professional.object';
import { PUBLIC_PROFESSIONALS } from '../../professionals/professional.service';
import type { Specialty } from '../../specialties/specialty.entity';
import { PUBLIC_SPECIALTIES } from '../../specialties/specialty.service';

/** Options of choices such as “Obra social o prepaga”. */
const INSURER_OPTIONS = '$[*] ? (@.label like_regex "obra social|prepaga|cobertura" flag "i").options[*]';

/**
 * `rank` of a word: 0 in the name, 1 in the keywords, 2 begun in either. The description and the form's insurers rank
 * 3, a typing error 4. `level` of the whole search: 0 all words exactly, 1 some by errors, 2 some words only. Returns
 * only the best level, and paediatrics first of all for a child ($7).
 */
const RANKED = /* sql */ `
  WITH word AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
      WITH ORDINALITY AS w(whole, start, told, near, named, named_near, n)
  ), specialty_word AS MATERIALIZED (
    SELECT s.id, w.n, CASE
        WHEN folded(s.name) ~ w.whole THEN 0
        WHEN s.searched ~ w.whole THEN 1
        WHEN s.searched ~ w.start THEN 2
        WHEN s.described ~ w.told OR insurers.names ~ w.whole THEN 3
        WHEN s.searched ~ w.near THEN 4
      END AS rank
    FROM specialties AS s CROSS JOIN LATERAL (
        SELECT folded(string_agg(option #>> '{}', ' ')) AS names
        FROM jsonb_path_query(s.form_config, '${INSURER_OPTIONS}') AS option
        WHERE length(option #>> '{}') > 2 -- Not “Sí” and “No”.
      ) AS insurers CROSS JOIN word AS w
  ), person AS MATERIALIZED (
    SELECT p.id, p.specialty_id, folded(p.name) AS called, profile.described
    FROM professional_profiles AS p JOIN professionals AS profile ON profile.id = p.id
    WHERE p.is_public
  ), ranked AS (
    SELECT true AS is_person, p.id, least(CASE
        WHEN p.called ~ w.named THEN 0
        WHEN p.described ~ w.told THEN 3
        WHEN p.called ~ w.named_near THEN 4
      END, own.rank) AS rank
    FROM person AS p CROSS JOIN word AS w
      LEFT JOIN specialty_word AS own ON own.id = p.specialty_id AND own.n = w.n
    UNION ALL
    SELECT false, id, rank FROM specialty_word WHERE id IN (SELECT id FROM specialties WHERE is_active)
  ), counted AS (
    SELECT is_person, id, max(rank) AS worst, count(*) FILTER (WHERE rank < 2) AS sure, CASE
        WHEN count(*) FILTER (WHERE rank < 4) = cardinality($1) THEN 0
        WHEN count(rank) = cardinality($1) THEN 1
        WHEN count(*) FILTER (WHERE rank < 2) > 0 THEN 2
      END AS level
    FROM ranked GROUP BY is_person, id
  ), found AS (
    SELECT counted.*, s.id IS NOT NULL AS is_first
    FROM counted LEFT JOIN specialties AS s
      ON $7::boolean AND NOT is_person AND s.id = counted.id AND folded(s.name) ~ '\\mpediatr'
    WHERE level = (SELECT min(level) FROM counted) OR s.id IS NOT NULL
  )`;

export const MOST_OF_A_KIND = 6;

const best = (isPerson: boolean, list: string) => `
  SELECT coalesce(json_agg(best), '[]') FROM (
    SELECT l.* FROM (${list}) AS l JOIN found AS f ON f.id = l.id AND f.is_person = ${isPerson}
    ORDER BY f.is_first DESC, f.sure DESC, f.worst, l."sortOrder", lower(l.name), l.id LIMIT ${MOST_OF_A_KIND}
  ) AS best`;

/** In one round trip: visitors run it as they type. */
export const FIND_CARE = statement(
  'landing.find-care',
  `${RANKED}
  SELECT (${best(false, PUBLIC_SPECIALTIES)}) AS specialties, (${best(true, PUBLIC_PROFESSIONALS)}) AS professionals,
    coalesce((SELECT min(level) > 0 FROM found), false) AS "isNear",
    (SELECT coalesce(json_agg(i), '[]') FROM (${ALL_INSURERS}) AS i) AS "allInsurers"`,
  {
    specialties: json<Specialty[]>(),
    professionals: json<Professional[]>(),
    isNear: bool,
    allInsurers: json<Insurer[]>(),
  },
);
