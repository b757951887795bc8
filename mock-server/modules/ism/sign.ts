import { sameValue } from '#lib/sameValue.ts';
import type { FormVersion } from '#modules/forms/contract.ts';
import { nextRole } from '#modules/forms/rules/engine.ts';
import { type fillCommands, type SignedForm, signedForm } from '#modules/ism/contract/commands.ts';
import { type Fill, type FillSignature, formarchives } from '#modules/ism/contract.ts';
import {
  inPart,
  rolesOf,
  signedBeside,
  signedValues,
  stateOfFill,
  turnOf,
} from '#modules/ism/rules/state.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { readScoped } from '../../auth/rowScope.ts';
import { ApiError, fail } from '../../http/apiError.ts';
import type { Call } from '../../http/implement.ts';
import { lockItem } from '../../store/records.ts';
import { sha256 } from '../logbooks/sign.ts';
import { provePin } from '../logbooks/signer.ts';
import { carryOutActs } from './acts.ts';
import { readFill, versionOfFill, writeFill } from './answer.ts';
import { archiveFill, checkComplete } from './submit.ts';

type SignCall = Call<typeof fillCommands.sign>;

/** The content of a canonical text; any other text is refused, because its hash would be of something else. */
const readContent = ({ params, body }: SignCall): SignedForm => {
  let value: unknown;
  try {
    value = JSON.parse(body.content);
  } catch {
    throw fail(400, 'contentWrong', {}, 'content');
  }
  const { data } = signedForm.safeParse(value);
  if (!data || canonical(data) !== body.content || data.fillID !== params.id)
    throw fail(400, 'contentWrong', {}, 'content');
  return data;
};

const checkTurn = (version: FormVersion, fill: Fill, { role }: SignedForm, isMaster: boolean) => {
  if (fill.status === 'submitted' && inPart(version, 'closing')(role))
    checkComplete(version, fill, 'closing');
  const turn = turnOf(version, fill);
  if (!turn) throw fail(400, 'formNotSubmitted');
  if (turn._id !== role) throw fail(400, 'signsBefore', { role: turn.subname });
  if (turn.options.signer === 'master' && !isMaster) throw fail(403, 'masterSigns');
};

const seal = async (
  call: SignCall,
  content: SignedForm,
  { isMaster, ...signer }: Pick<FillSignature, 'userID' | 'name' | 'rank' | 'ink'> & { isMaster: boolean },
): Promise<Fill> => {
  const row = await lockItem<Fill>(call, formarchives, call.params.id);
  const fill = row.data;
  const hash = sha256(call.body.content);
  if (fill.signatures.some((each) => each.hash === hash)) return fill;
  const version = await versionOfFill(call, fill);
  const same =
    fill.formID === content.formID &&
    fill.version === content.version &&
    fill.boatID === content.boatID &&
    sameValue(signedValues(version, fill, content.role), content.values);
  if (!same) throw new ApiError(409, [{ key: 'formChanged' }], { current: fill });
  checkTurn(version, fill, content, isMaster);
  if (signedBeside(version, fill, content.role).some(({ userID }) => userID === signer.userID))
    throw fail(400, 'signedAlready');
  const signatures = [...fill.signatures, { ...signer, role: content.role, hash, at: call.doneAt }];
  const done = nextRole(rolesOf(version), signatures) === undefined;
  const closes = done && inPart(version, 'closing')(content.role);
  const fields = {
    signatures,
    ...(done ? { status: 'archived' as const, archivedAt: call.doneAt } : {}),
    ...(closes ? { acts: await carryOutActs(call, fill, version, stateOfFill(version, fill)) } : {}),
  };
  const next = await writeFill(call, row, fields, {
    before: { signatures: fill.signatures.length },
    after: { signatures: signatures.length, ...(done ? { status: 'archived' } : {}) },
  });
  if (done) await archiveFill(call, version, next);
  return next;
};

/** Proves the signature outside of any transaction, because a PIN's hash takes long, and adds it to the form. */
export const sign = async (call: SignCall) => {
  const { boatID } = await readScoped(call.services.database, call.viewer, (db) =>
    readFill({ ...call, db }, call.params.id),
  );
  const content = readContent(call);
  if (content.boatID !== boatID) throw fail(400, 'contentWrong', {}, 'content');
  let isMaster = false;
  const signer = await provePin(call, boatID, {
    signerID: content.signerID,
    proof: call.body.proof,
    hash: sha256(call.body.content),
    // Whether the form asks for the master is known once it is read.
    check: ({ master }) => {
      isMaster = master;
    },
  });
  return call.transaction((db) => seal({ ...call, db }, content, { ...signer, isMaster }));
};
