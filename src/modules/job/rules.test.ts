import { expect, test } from 'vitest';
import { mentionAt, mentionedIn, piecesOf, withMention } from './mentions.ts';
import { missingPhotos, openTasks, photoName, photosSince } from './rules.ts';

const task = (text: string, photo = true) => ({ _id: text, text, photo, unit: '', min: null, max: null });

test('a step is open until it is ticked', () => {
  const ticks = { a: { at: '2026-06-18T07:00:00.000Z', by: 'Tom', value: null } };
  expect(openTasks({ tasks: [task('a'), task('b')], ticks }).map(({ text }) => text)).toEqual(['b']);
});

test('a photo taken at a step belongs to it, any other counts for one of the rest', () => {
  const tasks = [task('Check cam / plate'), task('Fit cover'), task('Look', false)];
  expect(missingPhotos(tasks, []).map(({ text }) => text)).toEqual(['Check cam / plate', 'Fit cover']);
  const cover = { name: photoName(task('Fit cover'), 'IMG_1.JPEG') };
  expect(cover.name).toBe('Fit cover.JPEG');
  expect(missingPhotos(tasks, [cover]).map(({ text }) => text)).toEqual(['Check cam / plate']);
  expect(missingPhotos(tasks, [cover, cover]).map(({ text }) => text)).toEqual(['Check cam / plate']);
  expect(missingPhotos(tasks, [cover, { name: 'IMG_2.jpg' }])).toEqual([]);
  expect(photoName(task('Check cam / plate'), 'image')).toBe('Check cam plate.jpg');
});

test('photos from before the last completion no longer count', () => {
  const files = [
    { kind: 'photo', createdAt: '2026-06-18T07:00:00.000Z' },
    { kind: 'photo', createdAt: '2026-05-18T07:00:00.000Z' },
    { kind: 'file', createdAt: '2026-06-18T07:00:00.000Z' },
  ];
  expect(photosSince(files, '2026-06-01T00:00:00.000Z')).toEqual(files.slice(0, 1));
  expect(photosSince(files, undefined)).toEqual(files.slice(0, 2));
});

const people = [
  { _id: 'a', name: 'Ann' },
  { _id: 'al', name: 'Ann Lee' },
];

test('a name is being typed after an @ that begins a word', () => {
  expect(mentionAt('@an', 3)).toEqual({ from: 0, query: 'an' });
  expect(mentionAt('Ask @Ann L and', 10)).toEqual({ from: 4, query: 'Ann L' });
  expect(mentionAt('tom@halcyon', 11)).toBeUndefined();
  expect(mentionAt('@an\nnext', 8)).toBeUndefined();
  expect(mentionAt('none', 4)).toBeUndefined();
});

test('a chosen name replaces what was typed', () => {
  expect(withMention('Ask @an please', 4, 7, 'Ann Lee')).toEqual({
    text: 'Ask @Ann Lee please',
    caret: 13,
  });
});

test('mentions are found in the text, longer names first', () => {
  expect(mentionedIn('@Ann Lee, look', people)).toEqual(['al']);
  expect(piecesOf('Hi @Ann Lee and @Ann, me@Bob', people)).toEqual([
    { at: 0, text: 'Hi ' },
    { at: 3, text: '@Ann Lee', person: 'al' },
    { at: 11, text: ' and ' },
    { at: 16, text: '@Ann', person: 'a' },
    { at: 20, text: ', me@Bob' },
  ]);
});
