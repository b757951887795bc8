// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenShown } from './whenShown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A placeholder at this height of the page. */
const placeholderAt = (top: number) => {
  const part = document.createElement('div');
  part.className = 'sk-rows';
  part.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  document.body.append(part);
  return part;
};

const startTask = () => {
  const task = vi.fn();
  whenShown(new QueryClient(), task);
  return task;
};

test('what comes after the first screen waits while a part of the screen is to come', async () => {
  const part = placeholderAt(200);
  const task = startTask();
  await vi.advanceTimersByTimeAsync(3000);
  expect(task).not.toHaveBeenCalled();
  part.remove();
  await vi.advanceTimersByTimeAsync(3000);
  expect(task).toHaveBeenCalledOnce();
});

test('it does not wait for a part below the screen, which comes when it is scrolled to', async () => {
  placeholderAt(innerHeight + 200);
  const task = startTask();
  await vi.advanceTimersByTimeAsync(3000);
  expect(task).toHaveBeenCalledOnce();
});

test('it waits for a page that has not been drawn, all of whose data may be kept', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const task = startTask();
  await vi.advanceTimersByTimeAsync(3000);
  expect(task).not.toHaveBeenCalled();
  root.append(document.createElement('main'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(task).toHaveBeenCalledOnce();
});

test('it waits until nobody scrolls, however long: a slow device draws the list', async () => {
  const scroll = () => document.dispatchEvent(new Event('scroll'));
  scroll();
  const scrolling = setInterval(scroll, 100);
  const task = startTask();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(task).not.toHaveBeenCalled();
  clearInterval(scrolling);
  await vi.advanceTimersByTimeAsync(3000);
  expect(task).toHaveBeenCalledOnce();
});
