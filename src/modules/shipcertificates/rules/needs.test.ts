import { describe, expect, test } from 'vitest';
import { type CertificateNeed, certificateneeds, shipcertificates } from '../contract.ts';
import { lacking, needsOf, standardValues, type VesselFacts } from './needs.ts';
import { standardNeeds } from './standard.ts';

const vessel = (given: Partial<VesselFacts> = {}): VesselFacts => ({
  ...{ flag: 'Cayman Islands', type: 'M/Y', grossTonnage: 499, length: 50.2, use: 'commercial' },
  ...given,
});
const stamps = {
  boatID: 'b',
  rev: 1,
  updatedBy: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const own = (given: object): CertificateNeed =>
  certificateneeds.item.parse({ _id: 'own', name: 'Helideck', ...stamps, ...given });
const applying = (facts: VesselFacts, rows: CertificateNeed[] = []) =>
  needsOf(rows, facts).flatMap(({ id, applies }) => (applies ? [id] : []));

describe('what a vessel needs', () => {
  test('499 GT, commercial, Cayman: the yacht code and MARPOL, not yet ISM', () => {
    const needs = applying(vessel());
    expect(needs).toEqual(expect.arrayContaining(['class', 'loadLine', 'yachtCode', 'iopp', 'safetyRadio']));
    for (const none of ['smc', 'issc', 'mlc', 'safetyEquipment', 'maltaCode', 'bunkers'])
      expect(needs).not.toContain(none);
  });

  test('from 500 GT on ISM, ISPS and MLC', () => {
    expect(applying(vessel({ grossTonnage: 500 }))).toEqual(
      expect.arrayContaining(['smc', 'issc', 'mlc', 'safetyEquipment', 'safetyConstruction']),
    );
    expect(applying(vessel({ grossTonnage: 500, use: 'private' }))).not.toContain('smc');
  });

  test('399 GT needs no IOPP, 400 GT does', () => {
    expect(applying(vessel({ grossTonnage: 399 }))).not.toContain('iopp');
    expect(applying(vessel({ grossTonnage: 400 }))).toContain('iopp');
  });

  test('the flag decides about the code', () => {
    expect(applying(vessel({ flag: 'malta' }))).toContain('maltaCode');
    expect(applying(vessel({ flag: 'Malta' }))).not.toContain('yachtCode');
  });

  test('a template of the vessel adds to the standard ones, by tonnage, flag and type', () => {
    const row = own({ minTonnage: 400, maxTonnage: 500, flags: 'Malta, Cayman Islands', types: 'M/Y' });
    expect(applying(vessel(), [row])).toContain('own');
    expect(applying(vessel({ grossTonnage: 500 }), [row])).not.toContain('own');
    expect(applying(vessel({ type: 'S/Y' }), [row])).not.toContain('own');
    expect(applying(vessel({ flag: 'France' }), [row])).not.toContain('own');
  });

  test('or stands in place of a standard one, also to switch it off', () => {
    const changed = own({ standard: 'iopp', name: 'IOPP, Form A', months: 12 });
    expect(needsOf([changed], vessel()).filter(({ id }) => id === 'iopp')).toMatchObject([
      { name: 'IOPP, Form A', months: 12, applies: true },
    ]);
    expect(applying(vessel(), [own({ standard: 'iopp', required: false })])).not.toContain('iopp');
  });

  test('a changed standard one that keeps its values applies as before', () => {
    for (const { key } of standardNeeds)
      for (const facts of [vessel(), vessel({ grossTonnage: 620, use: 'private' }), vessel({ length: 20 })])
        expect(applying(facts, [own({ ...standardValues(key), name: 'Same' })])).toEqual(applying(facts));
  });
});

test('a certificate in force answers a need; a replaced or withdrawn one does not', () => {
  const needs = needsOf([], vessel()).filter(({ id }) => id === 'class' || id === 'iopp');
  const paper = (given: object) =>
    shipcertificates.item.parse({ _id: 'c', name: 'Class', need: 'class', ...stamps, ...given });
  const lacks = (...list: ReturnType<typeof paper>[]) => lacking(needs, list).map(({ id }) => id);
  expect(lacks()).toEqual(['class', 'iopp']);
  expect(lacks(paper({}))).toEqual(['iopp']);
  expect(lacks(paper({ withdrawn: true }))).toEqual(['class', 'iopp']);
  expect(lacks(paper({}), paper({ _id: 'd', replaces: 'c', need: '' }))).toEqual(['class', 'iopp']);
});
