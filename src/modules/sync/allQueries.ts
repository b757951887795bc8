// Imports all modules' reads and writes for their registrations: for code that loops over all of them, and for the
// answer to a write of which only the name is stored. The panel of waiting changes depends on this, and has none of its
// own.
import './start/a-c.ts';
import './start/d-e.ts';
import './start/f-h.ts';
import './start/i-l.ts';
import './start/m-o.ts';
import './start/p-q.ts';
import './start/r-s.ts';
import './start/t-z.ts';
