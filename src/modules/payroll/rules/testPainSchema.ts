/**
 * The part of ISO 20022 pain.001.001.09 that our files use, for the test of the file: its elements in the order of their
 * sequences, their types and how often they may stand. Names and facets are those of the published schema.
 */
type Rule = { text: RegExp } | { children: readonly (readonly [name: string, min: number, max: number])[] };

const many = Number.POSITIVE_INFINITY;
const max = (length: number): Rule => ({ text: new RegExp(`^[^<>&]{1,${length}}$`) });
const date: Rule = { text: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ };
const name: Rule = { children: [['Nm', 0, 1]] };
const agent: Rule = { children: [['FinInstnId', 1, 1]] };
const account: Rule = { children: [['Id', 1, 1]] };
const code: Rule = { children: [['Cd', 1, 1]] };

/** What stands in an element: by its name, or by parent and name where a name has two meanings. */
const rules: Readonly<Record<string, Rule>> = {
  Document: { children: [['CstmrCdtTrfInitn', 1, 1]] },
  CstmrCdtTrfInitn: {
    children: [
      ['GrpHdr', 1, 1],
      ['PmtInf', 1, many],
    ],
  },
  GrpHdr: {
    children: [
      ['MsgId', 1, 1],
      ['CreDtTm', 1, 1],
      ['NbOfTxs', 1, 1],
      ['CtrlSum', 0, 1],
      ['InitgPty', 1, 1],
    ],
  },
  MsgId: max(35),
  CreDtTm: { text: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/ },
  NbOfTxs: { text: /^[0-9]{1,15}$/ },
  CtrlSum: { text: /^\d{1,17}(\.\d{1,17})?$/ },
  InitgPty: name,
  Nm: max(140),
  PmtInf: {
    children: [
      ['PmtInfId', 1, 1],
      ['PmtMtd', 1, 1],
      ['BtchBookg', 0, 1],
      ['NbOfTxs', 0, 1],
      ['CtrlSum', 0, 1],
      ['PmtTpInf', 0, 1],
      ['ReqdExctnDt', 1, 1],
      ['Dbtr', 1, 1],
      ['DbtrAcct', 1, 1],
      ['DbtrAgt', 1, 1],
      ['ChrgBr', 0, 1],
      ['CdtTrfTxInf', 1, many],
    ],
  },
  PmtInfId: max(35),
  PmtMtd: { text: /^(CHK|TRF|TRA)$/ },
  BtchBookg: { text: /^(true|false|1|0)$/ },
  PmtTpInf: {
    children: [
      ['SvcLvl', 0, many],
      ['CtgyPurp', 0, 1],
    ],
  },
  SvcLvl: code,
  CtgyPurp: code,
  Cd: max(4),
  ReqdExctnDt: { children: [['Dt', 1, 1]] },
  Dt: date,
  Dbtr: name,
  DbtrAcct: account,
  DbtrAgt: agent,
  FinInstnId: {
    children: [
      ['BICFI', 0, 1],
      ['Othr', 0, 1],
    ],
  },
  BICFI: { text: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/ },
  Othr: { children: [['Id', 1, 1]] },
  'Othr/Id': max(35),
  Id: { children: [['IBAN', 1, 1]] },
  IBAN: { text: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/ },
  ChrgBr: { text: /^(DEBT|CRED|SHAR|SLEV)$/ },
  CdtTrfTxInf: {
    children: [
      ['PmtId', 1, 1],
      ['Amt', 1, 1],
      ['CdtrAgt', 0, 1],
      ['Cdtr', 0, 1],
      ['CdtrAcct', 0, 1],
      ['RmtInf', 0, 1],
    ],
  },
  PmtId: { children: [['EndToEndId', 1, 1]] },
  EndToEndId: max(35),
  Amt: { children: [['InstdAmt', 1, 1]] },
  InstdAmt: { text: /^\d{1,13}(\.\d{1,5})?$/ },
  CdtrAgt: agent,
  Cdtr: name,
  CdtrAcct: account,
  RmtInf: { children: [['Ustrd', 0, many]] },
  Ustrd: max(140),
};

export const fieldsOfSchema: ReadonlySet<string> = new Set(Object.keys(rules));

type Node = { name: string; attributes: string; text: string; children: Node[] };

const parse = (xml: string): Node | undefined => {
  const root: Node = { name: '', attributes: '', text: '', children: [] };
  const open = [root];
  const body = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*/, '').trim();
  let end = 0;
  for (const match of body.matchAll(/<(\/?)(\w+)([^<>]*)>|([^<>]+)/g)) {
    const [all, closes, tag = '', attributes = '', text] = match;
    if (match.index !== end) return undefined;
    end += all.length;
    const current = open.at(-1);
    if (!current) return undefined;
    if (text !== undefined) current.text += text;
    else if (closes) {
      if (current.name !== tag || open.length === 1) return undefined;
      open.pop();
    } else {
      const node: Node = { name: tag, attributes: attributes.trim(), text: '', children: [] };
      current.children.push(node);
      open.push(node);
    }
  }
  return open.length === 1 && end === body.length && root.children.length === 1
    ? root.children[0]
    : undefined;
};

const attributesOf: Readonly<Record<string, RegExp>> = {
  Document: /^xmlns="urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09"$/,
  InstdAmt: /^Ccy="[A-Z]{3}"$/,
};

const check = (node: Node, parent: string): string[] => {
  const where = `${parent}/${node.name}`;
  const rule = rules[where] ?? rules[node.name];
  if (!rule) return [`${where} is not in the schema`];
  const attributes = (attributesOf[node.name] ?? /^$/).test(node.attributes) ? [] : [`${where}: attributes`];
  if ('text' in rule)
    return node.children.length > 0 || !rule.text.test(node.text)
      ? [...attributes, `${where}: ${node.text}`]
      : attributes;
  const places = node.children.map((child) => rule.children.findIndex(([each]) => each === child.name));
  const inOrder = places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
  const counts = rule.children.flatMap(([each, least, most]) => {
    const count = node.children.filter((child) => child.name === each).length;
    return count < least || count > most ? [`${where}: ${count} × ${each}`] : [];
  });
  return [
    ...attributes,
    ...(node.text.trim() ? [`${where}: text between elements`] : []),
    ...(inOrder ? [] : [`${where}: order of ${node.children.map((child) => child.name).join(' ')}`]),
    ...counts,
    ...node.children.flatMap((child) => check(child, node.name)),
  ];
};

/** What of a file is not as the schema says; nothing for a valid one. */
export const checkPain = (xml: string): string[] => {
  const root = parse(xml);
  if (!root) return ['not well-formed'];
  return root.name === 'Document' ? check(root, '') : [`begins with ${root.name}`];
};
