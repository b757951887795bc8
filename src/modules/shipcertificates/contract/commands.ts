import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { choice, day, idField, itemRef, longText, requiredDay, text } from '#lib/fields.ts';
import { shipcertificates, surveyKinds } from '../contract.ts';

const access = shipcertificates.access.write;
const response = shipcertificates.item;
const window = z.string().check(z.regex(/^[a-z0-9]{0,12}$/));

export const shipCertificateCommands = {
  openJob: endpoint.post('/api/shipcertificates/openjob/:id', {
    access,
    body: z.object({ jobID: idField, window }),
    response,
    summary:
      'Opens the job of a survey window, due at the end of the window. A window that has its job keeps it.',
    undo: { none: 'The job can be deleted or cancelled in the list of jobs.' },
  }),
  survey: endpoint.post('/api/shipcertificates/survey/:id', {
    access,
    body: z.object({
      _id: idField,
      window,
      kind: choice(surveyKinds),
      at: requiredDay,
      surveyor: text(160),
      note: longText(1000),
    }),
    response,
    summary:
      'Records a survey that was held, and completes the job of its window. Repeating an _id has no further effect.',
    undo: { call: 'strike' },
  }),
  strike: endpoint.post('/api/shipcertificates/strike/:id', {
    access,
    body: z.object({ survey: idField }),
    response,
    summary: 'Takes back a survey that was recorded by mistake; its job stays completed.',
    undo: { call: 'survey' },
  }),
  renew: endpoint.post('/api/shipcertificates/renew/:id', {
    access,
    body: z.object({
      _id: idField,
      number: text(80),
      issuer: text(160),
      issued: requiredDay,
      expires: day,
      documentID: itemRef('documents'),
      note: longText(2000),
    }),
    response,
    summary:
      'Enters the certificate that comes in place of another, and returns it. The one before stays in the history, and the job of its renewal is completed. Repeating an _id has no further effect.',
    undo: {
      none: 'A certificate that was wrong is changed or deleted; the one before is then in force again.',
    },
  }),
};
