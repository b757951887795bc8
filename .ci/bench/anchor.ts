import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { openDurablePglite } from '../../mock-server/db/durablePglite.ts';

/**
 * The upper bound of this machine: bare Hono on the same database and table, without token, rights and validation.
 * `node anchor.ts <folder or url>` prints its port on the first line.
 */
const [, , place = ''] = process.argv;

const open = async () => {
  if (place.includes('://')) {
    const pool = new pg.Pool({ connectionString: place });
    return (text: string, values: string[]) => pool.query<{ data: string }>(text, values);
  }
  const { pglite } = await openDurablePglite(place);
  return (text: string, values: string[]) => pglite.query<{ data: string }>(text, values);
};

const query = await open();
const json = { 'content-type': 'application/json' };
const app = new Hono();
app.get('/list/:boatID', async (c) => {
  const { rows } = await query(
    'select data::text as data from equipmentgroups where boat_id = $1 order by seq',
    [c.req.param('boatID')],
  );
  return c.body(`[${rows.map((row) => row.data).join(',')}]`, 200, json);
});
app.get('/details/:id', async (c) => {
  const { rows } = await query('select data::text as data from equipmentgroups where _id = $1', [
    c.req.param('id'),
  ]);
  return c.body(rows[0]?.data ?? 'null', 200, json);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.info(`Anchor on http://127.0.0.1:${port}`),
);
