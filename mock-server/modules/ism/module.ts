import { answerValue, givenAnswer, newAnswer } from '#modules/forms/rules/answers.ts';
import { archivePapers, archiveReads, fillCommands } from '#modules/ism/contract/commands.ts';
import { formWaiting } from '#modules/ism/contract/waiting.ts';
import { type Fill, formarchives } from '#modules/ism/contract.ts';
import { defineModule, serve } from '../../defineModule.ts';
import { fail } from '../../http/apiError.ts';
import { resourceHandlers } from '../../store/resourceHandlers.ts';
import { restoreItem } from '../../store/restoreItem.ts';
import { versionOf } from '../forms/versions.ts';
import { act } from './acts.ts';
import { answer } from './answer.ts';
import { archive } from './archive.ts';
import { changes, list } from './list.ts';
import { paper } from './paper.ts';
import { sign } from './sign.ts';
import { amend, submit } from './submit.ts';
import { countWaiting } from './waiting.ts';

const regular = resourceHandlers<Fill, typeof formarchives.calls>(formarchives, {
  check: async ({ db }, next, before) => {
    if (before && before.status !== 'draft') throw fail(400, 'formSubmitted');
    if (before && (next.formID !== before.formID || next.version !== before.version))
      throw fail(400, 'formMissing', {}, 'formID');
    const version = await versionOf({ db }, next.formID, next.version);
    if (version?.boatID !== next.boatID) throw fail(400, 'formMissing', {}, 'formID');
  },
  // A confidential form is so from the moment it is begun; title and series are those of its version.
  fill: async (db, _boatID, drafts, viewer) =>
    Promise.all(
      drafts.map(async (draft) => {
        const { formID, version: number, confidential }: Partial<Fill> = draft;
        const version = await versionOf({ db }, formID ?? '', number ?? 0);
        return {
          ...draft,
          ...(version && { title: version.title, code: version.code, category: version.category }),
          confidential: confidential || (version?.confidential ?? false),
          startedBy: viewer.name,
          startedByID: viewer._id,
        };
      }),
    ),
  checkRemove: async ({ viewer }, { status, startedByID, number }) => {
    if (status !== 'draft' || number !== '') throw fail(409, 'formStays');
    const leads = viewer.superadmin || viewer.role === 'management' || viewer.captain;
    if (startedByID !== viewer._id && !leads) throw fail(403, 'formOfOther');
  },
});

/** Filled forms: drafts, signatures, archive. */
export const ismModule = defineModule({
  schemas: { Answer: givenAnswer, AnswerValue: answerValue, NewAnswer: newAnswer },
  serves: {
    formarchives: serve(
      formarchives.calls,
      { ...regular, list, changes },
      {
        resource: formarchives,
        restore: (call, id, restored) => restoreItem<Fill>(call, formarchives, id, restored),
      },
    ),
    fillCommands: serve(
      fillCommands,
      { answer, submit, act, sign, amend },
      { ownTransaction: ['sign'], limits: { sign: 'sign' } },
    ),
    archiveReads: serve(archiveReads, { archive }),
    formWaiting: serve(formWaiting, { count: countWaiting }),
    archivePapers: serve(archivePapers, { paper }, { limits: { paper: 'paper' } }),
  },
});
