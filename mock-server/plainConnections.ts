import { isLoopback } from './demo.ts';

/**
 * What the server would send unencrypted to another machine, in words for the log: a database without `sslmode`, a mail
 * server that is not `smtps://`.
 *
 * @param env the URLs as the host gave them; one that cannot be read is left to whoever opens it
 */
export const plainConnections = (env: { DATABASE_URL?: string; SMTP_URL?: string }): string[] => {
  const remote = (text: string | undefined) => {
    const url = URL.parse(text ?? '');
    return url && url.hostname !== '' && !isLoopback(url.hostname.replace(/^\[|\]$/g, '')) ? url : undefined;
  };
  const database = remote(env.DATABASE_URL);
  const mail = remote(env.SMTP_URL);
  return [
    ...(database && /^(disable|allow|prefer|)$/.test(database.searchParams.get('sslmode') ?? '')
      ? [
          'DATABASE_URL: without sslmode=verify-full the connection to another machine may not be encrypted, and the machine is not proved.',
        ]
      : []),
    ...(mail && mail.protocol !== 'smtps:'
      ? ['SMTP_URL: mails and the password go to another machine perhaps unencrypted; use smtps://.']
      : []),
  ];
};
