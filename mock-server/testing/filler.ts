import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import { formversions } from '#modules/forms/contract.ts';
import { type AnswerValue, valuesOf } from '#modules/forms/rules/answers.ts';
import type { SignedForm } from '#modules/ism/contract/commands.ts';
import { formarchives } from '#modules/ism/contract.ts';
import { canonical } from '#modules/logbooks/rules/canonical.ts';
import { proofOf } from '#modules/logbooks/rules/proof.ts';
import type { TestApp } from './app.ts';
import { as } from './as.ts';
import { BOAT } from './logbooks.ts';

const PIN = '740193';
export const FILL = 'fill-of-test';
let n = 0;

/** Somebody with the forms of the vessel in hand, and with one of them that is filled. */
export const fillerOf = async (server: TestApp, username: string) => {
  const person = await as(server, username);
  const list = await person.ok(z.array(formversions.item), 'GET', `/api/formversions/boat/${BOAT}`);
  const versionOf = (code: string) => {
    const found = list.find((each) => each.code === code);
    if (!found) throw new Error(`No form ${code}`);
    return found;
  };
  const lineOf = (code: string, subname: string) => {
    const line = versionOf(code).lines.find((each) => each.subname === subname);
    if (!line) throw new Error(`No line ${subname}`);
    return line._id;
  };
  const read = () => person.ok(formarchives.item, 'GET', `/api/formarchives/${FILL}`);
  return {
    ...person,
    versionOf,
    lineOf,
    read,
    begin: (code: string, more: object = {}) => {
      const { formID, version, title } = versionOf(code);
      return person.ok(formarchives.item, 'POST', '/api/formarchives', {
        ...{ _id: FILL, boatID: BOAT, formID, version, title },
        ...more,
      });
    },
    answer: (code: string, given: Record<string, AnswerValue>, replaces: readonly string[] = []) =>
      person.call('POST', `/api/formarchives/answer/${FILL}`, {
        answers: Object.entries(given).map(([subname, value]) => ({
          ...{ _id: `given-${++n}`, item: lineOf(code, subname), value, replaces },
          at: new Date().toISOString(),
        })),
      }),
    submit: () => person.call('POST', `/api/formarchives/submit/${FILL}`),
    sign: async (subname: string, signerID: string, change: Partial<SignedForm> = {}) => {
      const fill = await read();
      const { json } = await person.call('GET', '/api/timesheets/key');
      const role = list
        .find(({ formID, version }) => formID === fill.formID && version === fill.version)
        ?.lines.find((line) => line.subname === subname && line.itemType === 'signature');
      const signed: SignedForm = {
        ...{ v: 1, fillID: FILL, boatID: BOAT, formID: fill.formID, version: fill.version },
        ...{ values: { ...valuesOf(fill.answers) }, role: role?._id ?? 'none', signerID },
        signedAt: new Date().toISOString(),
        ...change,
      };
      const content = canonical(signed);
      const hash = createHash('sha256').update(content).digest('hex');
      const proof = await proofOf(String(Object(json).key), PIN, hash);
      return person.call('POST', `/api/formarchives/sign/${FILL}`, { content, proof });
    },
  };
};
