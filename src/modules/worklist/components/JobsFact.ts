import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMaybeUser } from '#modules/auth/queries.ts';
import { equipmentQueries } from '#modules/equipment/queries.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { jobQueries } from '../queries.ts';
import { dueOf } from '../rules/due.ts';
import { machinesById, usePlannedLayUp } from '../useJobRows.ts';
import { countDue } from './jobViews.ts';

/** In the menu: how many jobs are overdue and due, as the head of Jobs counts them, if this device has the list. */
export default function JobsFact() {
  const { t } = useTranslation('worklist');
  const boatID = useMaybeUser()?.boatID ?? '';
  const { today } = useFormat();
  const layUp = usePlannedLayUp();
  const { data: jobs } = useQuery({ ...jobQueries.list(boatID), enabled: false });
  const { data: machines } = useQuery({ ...equipmentQueries.list(boatID), enabled: false });
  if (!jobs || !machines) return null;
  const byId = machinesById(machines);
  const rows = jobs.map((job) => ({ job, due: dueOf(job, byId.get(job.equipmentID), today, layUp) }));
  const { overdue, due } = countDue(rows, today);
  return overdue + due === 0 ? t('factsNone') : t('facts', { overdue, due });
}
