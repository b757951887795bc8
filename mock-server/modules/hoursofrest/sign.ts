import { sameValue } from '#lib/sameValue.ts';
import {
  type SheetSignature,
  type SignedMonth,
  signedMonth,
  type Timesheet,
  type timesheetCommands,
  timesheets,
} from '#modules/hoursofrest/contract.ts';
import { signatureOf, signedDays } from '#modules/hoursofrest/rules/entries.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem, updateItems } from '../../store/records.ts';
import { sha256 } from '../logbooks/sign.ts';
import { provePin } from '../logbooks/signer.ts';
import { checkSheet } from './rights.ts';

type SignCall = Call<typeof timesheetCommands.sign>;

/** The content of a canonical text; any other text is refused, because its hash would be of something else. */
const readContent = ({ params, body }: SignCall): SignedMonth => {
  let value: unknown;
  try {
    value = JSON.parse(body.content);
  } catch {
    throw fail(400, 'contentWrong', {}, 'content');
  }
  const { data } = signedMonth.safeParse(value);
  const same = data && canonical(data) === body.content && data.sheetID === params.id;
  if (!same || data.boatID !== body.boatID) throw fail(400, 'contentWrong', {}, 'content');
  return data;
};

const seal = async (
  call: SignCall,
  content: SignedMonth,
  signer: Pick<SheetSignature, 'userID' | 'name' | 'rank' | 'ink'>,
): Promise<Timesheet> => {
  await checkSheet(call, content);
  const row = await lockItem<Timesheet>(call, timesheets, call.params.id);
  const { data: sheet } = row;
  const hash = sha256(call.body.content);
  if (sheet.signatures.some((signature) => signature.hash === hash)) return sheet;
  if (sheet.userID !== content.userID || sheet.month !== content.month)
    throw fail(400, 'contentWrong', {}, 'content');
  if (!sameValue(signedDays(sheet), content.days))
    throw new ApiError(409, [{ key: 'sheetChanged' }], { current: sheet });
  if (content.role === 'master' && !signatureOf(sheet, 'seafarer')) throw fail(400, 'seafarerFirst');
  const signature: SheetSignature = { ...signer, role: content.role, hash, at: call.doneAt };
  // Who signs again after amendments has the later signature; the master signs after the seafarer.
  const kept = content.role === 'seafarer' ? [] : sheet.signatures.filter(({ role }) => role !== 'master');
  const [next = sheet] = await updateItems(call, timesheets, [
    { row, fields: { signatures: [...kept, signature] } },
  ]);
  return next;
};

/** Proves the signature outside of any transaction, because a PIN's hash takes long, and adds it to the month. */
export const sign = async (call: SignCall) => {
  const content = readContent(call);
  const signer = await provePin(call, content.boatID, {
    signerID: content.signerID,
    proof: call.body.proof,
    hash: sha256(call.body.content),
    check: (person) => {
      if (content.role === 'master' ? !person.master : content.signerID !== content.userID)
        throw fail(403, content.role === 'master' ? 'masterSigns' : 'seafarerSigns');
    },
  });
  return call.transaction((db) => seal({ ...call, db }, content, signer));
};
