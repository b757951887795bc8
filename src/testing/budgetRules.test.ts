import { expect, test } from 'vitest';
import { problemsOfPages, type Rules, type Weight } from '../../.ci/budgetRules.ts';

const rules: Rules = {
  everyPage: { scriptKB: 235, otherLanguageKB: 245, styleKB: 20, requests: 12 },
  firstPages: { paths: ['/app/home'], scriptKB: 205, requests: 10 },
};
const page = (path: string, weight: Partial<Weight> = {}): Weight => ({
  path,
  scriptKB: 200,
  styleKB: 12,
  otherLanguageKB: 215,
  requests: 9,
  ...weight,
});
const home = page('/app/home');

test('a page that is too heavy is named with its weight', () => {
  expect(problemsOfPages([home, page('/app/guests')], rules)).toEqual([]);
  expect(problemsOfPages([home, page('/app/guests', { scriptKB: 236.04 })], rules)).toEqual([
    '/app/guests: KB of scripts 236.0, at most 235',
  ]);
  expect(
    problemsOfPages([home, page('/app/guests', { otherLanguageKB: 246, styleKB: 21, requests: 13 })], rules),
  ).toEqual([
    '/app/guests: KB of scripts in another language 246.0, at most 245',
    '/app/guests: KB of styles 21.0, at most 20',
    '/app/guests: requests 13.0, at most 12',
  ]);
});

test('first pages must be lighter', () => {
  expect(problemsOfPages([page('/app/home', { scriptKB: 206, requests: 11 })], rules)).toEqual([
    '/app/home: KB of scripts 206.0, at most 205',
    '/app/home: requests 11.0, at most 10',
  ]);
});

test('a first page that does not exist is named', () => {
  expect(problemsOfPages([page('/app/guests')], rules)).toEqual(['/app/home: there is no such page']);
});
