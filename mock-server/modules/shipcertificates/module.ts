import { sql } from 'kysely';
import { shipCertificateCommands } from '#modules/shipcertificates/contract/commands.ts';
import {
  certificateneeds,
  certificatesettings,
  classconditions,
  shipcertificates,
} from '#modules/shipcertificates/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { checkCertificate, checkCondition, checkNeed, prepareCertificate } from './checks.ts';
import { openJob, renew, strike, survey } from './commands.ts';
import { noticeExpiring, openDueJobs } from './hourly.ts';

/** The certificates of the vessel, what it needs of them, their surveys and jobs, and conditions of class. */
export const shipCertificatesModule = defineModule({
  hourly: [noticeExpiring, openDueJobs],
  cleanUp: ({ database: { db } }) =>
    sql`delete from shipcertificate_told t
      where not exists (select 1 from shipcertificates c where c._id = t.item_id)
        and not exists (select 1 from classconditions c where c._id = t.item_id)`.execute(db),
  serves: {
    shipcertificates: serveResource(shipcertificates, {
      check: checkCertificate,
      prepareRestored: prepareCertificate,
    }),
    shipCertificateCommands: serve(shipCertificateCommands, { openJob, survey, strike, renew }),
    certificateneeds: serveResource(certificateneeds, { check: checkNeed }),
    certificatesettings: serveResource(certificatesettings),
    classconditions: serveResource(classconditions, { check: checkCondition }),
  },
});
