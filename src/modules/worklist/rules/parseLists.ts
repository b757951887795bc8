import { parseNumber } from '#modules/imports/rules.ts';
import type { Part, Task } from '../contract.ts';
import { splitLines } from './parseCells.ts';

const numberOf = (text: string | undefined): number | null => {
  const number = text ? parseNumber(text) : undefined;
  return typeof number === 'number' ? number : null;
};

/**
 * What a step requires, after its text: `[photo]`, or a reading with its limits, `[bar 0.8..1.6]`, `[bar 0.8..]`,
 * `[mm]`.
 */
const REQUIREMENT = /\s?\[([^[\]]{0,80})\]$/;

/**
 * Longer lines are not parsed as steps or parts: they stay as they are, and the contract reports that they are too
 * long.
 */
const MAX_LINE = 500;

/**
 * Steps of a checklist, one per line or separated by `;`. A step may require something: `Read the pressure [bar
 * 0.8..1.6]`, `Look at the seal [photo]`. `idOf` makes their ids.
 */
export const parseTasks = (text: string, makeId: (index: number) => string): Task[] =>
  splitLines(text).map((line, index) => {
    const task = { _id: makeId(index), text: line, photo: false, unit: '', min: null, max: null };
    const requirement = line.length > MAX_LINE ? undefined : REQUIREMENT.exec(line)?.[1];
    const bare = line.replace(REQUIREMENT, '');
    if (requirement === undefined || bare === '') return task;
    if (/^(photo|照片|写真)$/i.test(requirement.trim())) return { ...task, text: bare, photo: true };
    const [, unit = '', min, max] =
      /^(.*?)(?:\s(-?[\d.,]{0,12})\s?(?:\.\.|…|–|~)\s?(-?[\d.,]{0,12}))?$/.exec(requirement.trim()) ?? [];
    if (unit === '' || unit.length > 20) return task;
    return { ...task, text: bare, unit, min: numberOf(min), max: numberOf(max) };
  });

/** A part in words: no item of stock, no spare. */
const unlinked = { inventoryID: '', spareID: '' };

/** Parts, one per line or separated by `;`: `2 x Oil filter (GM47465)`, with the part number in brackets. */
export const parseParts = (text: string, makeId: (index: number) => string): Part[] =>
  splitLines(text).map((line, index) => {
    if (line.length > MAX_LINE)
      return { ...unlinked, _id: makeId(index), name: line, partNo: '', quantity: 1 };
    const [, count, named = line] =
      /^(\d{1,9}(?:[.,]\d{1,9})?)\s?(?:x|×|pcs\.?|pc\.?)\s(.+)$/i.exec(line) ?? [];
    const [, name = named, partNo = ''] = /^(.+?)\s?[(（]([^()（）]{1,200})[)）]$/.exec(named) ?? [];
    return { ...unlinked, _id: makeId(index), name, partNo, quantity: numberOf(count) ?? 1 };
  });
