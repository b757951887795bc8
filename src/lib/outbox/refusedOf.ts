import type { Refused } from './operation.ts';

/** A refusal as it is kept with its operation. `at`: when it came, by the device's clock in ms. */
export const refusedOf = (status: number, body: unknown, at: number): Refused => {
  const { errors, current, since }: { errors?: unknown; current?: unknown; since?: unknown } = Object(body);
  const messages = Array.isArray(errors)
    ? errors.map((error) => {
        const { msg, path, ask }: { msg?: unknown; path?: unknown; ask?: unknown } = Object(error);
        return {
          msg: String(msg ?? status),
          ...(path === undefined ? {} : { path: String(path) }),
          ...(ask === undefined ? {} : { ask: String(ask) }),
        };
      })
    : [{ msg: String(status) }];
  return {
    status,
    messages,
    at,
    ...(current === undefined ? {} : { current }),
    ...(since === undefined ? {} : { since }),
  };
};
