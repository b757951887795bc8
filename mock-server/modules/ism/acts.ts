import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { FormVersion } from '#modules/forms/contract.ts';
import type { FormState } from '#modules/forms/rules/engine.ts';
import type { Act } from '#modules/forms/rules/line.ts';
import { answerText } from '#modules/forms/rules/text.ts';
import type { fillCommands } from '#modules/ism/contract/commands.ts';
import { type Fill, formarchives, type OpenedAct } from '#modules/ism/contract.ts';
import { stateOfFill } from '#modules/ism/rules/state.ts';
import { logdrafts } from '#modules/logbooks/contract.ts';
import { nonconformities } from '#modules/nonconformities/contract.ts';
import { fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { insertItems, lockItem } from '../../store/records.ts';
import { isMaster } from '../accounts/master.ts';
import { fullName } from '../accounts/names.ts';
import { fillNcNumbers } from '../nonconformities/numbers.ts';
import { postNotices } from '../notices.ts';
import { todayOf } from '../worklist/jobs.ts';
import { insertJobs } from '../worklist/numbers.ts';
import { versionOfFill, writeFill } from './answer.ts';

type Context = Pick<Call, 'db' | 'viewer' | 'now' | 'doneAt' | 'opId' | 'device'>;

/** Names of people and machines that answers refer to, by id. */
export const namesOf = async ({ db }: Pick<Call, 'db'>, boatID: string): Promise<Map<string, string>> => {
  const { rows } = await sql<{ _id: string; name: string }>`
    select u._id, ${fullName} as name
    from users u left join profiles p on p.user_id = u._id where u.boat_id = ${boatID}
    union all select _id, data->>'name' from equipmentgroups where boat_id = ${boatID}`.execute(db);
  return new Map(rows.map(({ _id, name }) => [_id, name]));
};

const mastersOf = async ({ db }: Pick<Call, 'db'>, boatID: string): Promise<string[]> => {
  const { rows } = await sql<{ _id: string }>`
    select u._id from users u where u.boat_id = ${boatID} and not u.soft_deleted and ${isMaster}`.execute(db);
  return rows.map(({ _id }) => _id);
};

/** An entry in the deck log that waits for a signature, in the open volume of the log at sea or in port. */
const draftOfEntry = async (call: Context, fill: Fill, text: string): Promise<string> => {
  const { rows } = await sql<{ _id: string; book: string }>`
    select v._id, v.book from log_volumes v
    cross join lateral (select kind from log_records r where r.volume_id = v._id order by r.n desc limit 1) l
    where v.boat_id = ${fill.boatID} and v.book in ('sea', 'port') and l.kind <> 'close'
    order by (v.book = 'sea') desc, v.no desc limit 1`.execute(call.db);
  const [volume] = rows;
  if (!volume) return '';
  const [draft] = await insertItems(call, logdrafts, [
    {
      ...{ _id: nanoid(), boatID: fill.boatID, volumeID: volume._id, book: volume.book, code: 'event' },
      ...{ at: call.doneAt, values: { remarks: text } },
    },
  ]);
  return draft?._id ?? '';
};

const carryOut = async (
  call: Context,
  fill: Fill,
  act: Act,
  said: { title: string; label: string; answer: string; form: string },
): Promise<string> => {
  const about = `${said.label}: ${said.answer}`;
  switch (act.kind) {
    case 'job': {
      const [job] = await insertJobs(
        call,
        [
          {
            ...{ _id: nanoid(), boatID: fill.boatID, title: said.title, department: act.department },
            ...{ priority: act.priority, unplanned: true, foundDate: await todayOf(call, fill.boatID) },
            ...{ description: `${about}\n${said.form}`, reportedBy: call.viewer._id },
          },
        ],
        'create',
      );
      return job?._id ?? '';
    }
    case 'nonconformity': {
      const [made] = await insertItems(
        call,
        nonconformities,
        [
          {
            ...{
              _id: nanoid(),
              boatID: fill.boatID,
              title: said.title,
              description: `${about}\n${said.form}`,
            },
            ...{ found: await todayOf(call, fill.boatID), fillID: fill._id, answer: about },
          },
        ],
        'create',
        fillNcNumbers,
      );
      return made?._id ?? '';
    }
    case 'notice': {
      const people = act.userID ? [act.userID] : await mastersOf(call, fill.boatID);
      await postNotices(
        call,
        people.map((userID) => ({
          userID,
          kind: 'formSays' as const,
          params: { form: fill.title, text: said.title, answer: about, by: call.viewer.name },
          link: `/app/ismdraft/${fill._id}`,
        })),
      );
      return '';
    }
    case 'log':
      return draftOfEntry(call, fill, [said.title, about].filter(Boolean).join('. '));
    case 'stop':
      return '';
  }
};

/** Does what answers lead to, each once; `only` one of them. Returns what was opened, in addition to what was before. */
export const carryOutActs = async (
  call: Context,
  fill: Fill,
  version: FormVersion,
  { states }: FormState,
  only?: { item: string; index: number },
): Promise<OpenedAct[]> => {
  const opened = [...fill.acts];
  const names = await namesOf(call, fill.boatID);
  for (const { line, value, acts } of states)
    for (const { act, index } of acts) {
      if (act.kind === 'stop' || (only && (only.item !== line._id || only.index !== index))) continue;
      if (opened.some((each) => each.item === line._id && each.index === index)) continue;
      const answer = answerText(line, value, {
        words: (text) => text,
        number: (figure) => String(figure),
        day: (day) => day,
        nameOf: (id) => names.get(id),
        photos: (count) => String(count),
      });
      const title = (act.title || `${line.subname}: ${answer}`).replaceAll('{answer}', answer).slice(0, 160);
      const form = [fill.number, version.title].filter(Boolean).join(' ');
      const id = await carryOut(call, fill, act, { title, label: line.subname, answer, form });
      const by = call.viewer.name;
      opened.push({ item: line._id, index, kind: act.kind, id, title, at: call.doneAt, by });
    }
  return opened;
};

export const act = async (call: Call<typeof fillCommands.act>): Promise<Fill> => {
  const row = await lockItem<Fill>(call, formarchives, call.params.id);
  const fill = row.data;
  if (fill.status === 'archived') throw fail(409, 'formArchived', { number: fill.number });
  const version = await versionOfFill(call, fill);
  const acts = await carryOutActs(call, fill, version, stateOfFill(version, fill), call.body);
  if (acts.length === fill.acts.length) return fill;
  return writeFill(call, row, { acts }, { before: { acts: fill.acts }, after: { acts } });
};
