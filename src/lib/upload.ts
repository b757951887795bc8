import { ConnectionError } from './apiError.ts';
import type { Place } from './outbox/dependencies.ts';
import type { PlainRequest } from './request.ts';
import { showUpload } from './uploadProgress.ts';

/** A satellite takes minutes. */
const TIMEOUT_MS = 600_000;

/** Statuses whose answers have no body. */
const withoutBody = [204, 205, 304];

const formOf = (body: unknown) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null) continue;
    form.append(key, value instanceof Blob ? value : String(value));
  }
  return form;
};

const answerOf = (call: XMLHttpRequest) => {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  const { status, statusText, responseText } = call;
  return new Response(withoutBody.includes(status) ? null : responseText, { status, statusText, headers });
};

type Call = PlainRequest & { headers: Record<string, string> };

/**
 * Sends a body with files as multipart/form-data, and shows how much of it is sent. XMLHttpRequest tells it in every
 * browser; fetch does not. @throws ConnectionError when no answer came.
 */
export const upload = async ({ method, path, body, headers }: Call, place: Place) => {
  const { kind }: { kind?: unknown } = Object(body);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const call = new XMLHttpRequest();
  call.open(method, new URL(path, location.origin));
  for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
  call.timeout = TIMEOUT_MS;
  call.upload.onprogress = ({ loaded, total }) =>
    showUpload({ ...place, photo: kind === 'photo', sent: loaded, total });
  call.onload = () => resolve(answerOf(call));
  call.ontimeout = () => reject(new ConnectionError('slow'));
  call.onerror = () => reject(new ConnectionError('down'));
  call.onabort = () => reject(new ConnectionError('down'));
  try {
    call.send(formOf(body));
    return await promise;
  } finally {
    showUpload(undefined);
  }
};
