import { sql } from 'kysely';
import { logcolumns, logreceipts } from '#modules/logbooks/contract/beside.ts';
import { logDues } from '#modules/logbooks/contract/due.ts';
import { inspectionCalls, logInspections } from '#modules/logbooks/contract/inspection.ts';
import { logPapers } from '#modules/logbooks/contract/papers.ts';
import { logSeals } from '#modules/logbooks/contract/seals.ts';
import { logSigner } from '#modules/logbooks/contract/signer.ts';
import { logWaiting } from '#modules/logbooks/contract/waiting.ts';
import { logbooks, logdrafts, logforms, logRecord, logVolume } from '#modules/logbooks/contract.ts';
import { defineModule, serve, serveResource } from '../../defineModule.ts';
import { accessOf } from './access.ts';
import * as seals from './dailySeal.ts';
import { countWaiting, listDues, noticeLogDues, tellSigner } from './due.ts';
import * as inspection from './inspection.ts';
import { declarationPaper, fallbackPaper, volumePaper } from './paper.ts';
import * as reads from './read.ts';
import { logTopic } from './records.ts';
import { sign } from './sign.ts';
import { signers } from './signer.ts';

const { volumes, records, latest, record, verify, exported, key } = reads;

/** What was told is told again after so long, if it is still missing. */
const TOLD_MS = 180 * 86_400_000;

/** Log books and record books: signed records, sealed in chains, and the drafts of what is not signed yet. */
export const logbooksModule = defineModule({
  hourly: [noticeLogDues, seals.sealBooks],
  cleanUp: ({ database: { db } }, before) =>
    sql`delete from log_told where at < ${before(TOLD_MS)}::timestamptz`.execute(db),
  schemas: { LogRecord: logRecord, LogVolume: logVolume, LogSigner: logSigner },
  serves: {
    logdrafts: serveResource(logdrafts, { after: tellSigner }),
    logforms: serveResource(logforms),
    logcolumns: serveResource(logcolumns),
    logreceipts: serveResource(logreceipts),
    logbooks: serve(
      logbooks,
      { volumes, signers, key, records, latest, record, verify, exported, sign },
      { ownTransaction: ['sign', 'key'], limits: { sign: 'sign' } },
    ),
    logInspections: serve(
      logInspections,
      {
        list: inspection.listInspections,
        open: inspection.openInspection,
        end: inspection.endInspection,
        giveBack: inspection.giveBack,
        access: accessOf,
      },
      { ownTransaction: ['giveBack'], limits: { giveBack: 'hash' } },
    ),
    inspectionCalls: serve(inspectionCalls, {
      view: inspection.viewInspection,
      views: inspection.inspectionViews,
      page: inspection.inspectedPage,
      exported: inspection.inspectedExport,
      paper: inspection.inspectedPaper,
    }),
    logSeals: serve(logSeals, {
      list: seals.listSeals,
      rule: seals.sealRule,
      setRule: seals.setSealRule,
      seal: seals.sealNow,
    }),
    logDues: serve(logDues, { list: listDues }),
    logWaiting: serve(logWaiting, { count: countWaiting }),
    logPapers: serve(
      logPapers,
      { volume: volumePaper, declaration: declarationPaper, fallback: fallbackPaper },
      { limits: { volume: 'paper' } },
    ),
  },
  topics: [logTopic],
});
