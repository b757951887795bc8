import { jobReads } from '#modules/worklist/contract/calls.ts';
import { topic } from '../../live/topics.ts';

export const works = topic('worklist/works', jobReads.works.access);
export const comments = topic('worklist/comments', jobReads.comments.access);
