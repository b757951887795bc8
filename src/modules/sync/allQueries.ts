// Imports all modules' reads and writes for their registrations: for code that loops over all of them, and for the
// answer to a write of which only the name is stored. The panel of waiting changes depends on this, and has none of its
// own.
import './start/a-c.ts';
import './start/d-d.ts';
import './start/e-h.ts';
import './start/i-k.ts';
import './start/l-l.ts';
import './start/m-n.ts';
import './start/o-o.ts';
import './start/p-q.ts';
import './start/r-sh.ts';
import './start/si-sz.ts';
import './start/t-v.ts';
import './start/w-z.ts';
