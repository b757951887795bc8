import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod/mini';

/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out because the registry it was
 * written with does not offer them; `npm ci` refuses a lock file without them. Run it after `npm install`.
 */
const entry = z.looseObject({
  version: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});
const lockFile = z.looseObject({ packages: z.record(z.string(), entry) });

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The platform of a package is in its name: `@scope/binding-linux-arm64-musl`. */
const platformOf = (name: string) => {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return { ...(os.length ? { os } : {}), ...(cpu.length ? { cpu } : {}), ...(libc.length ? { libc } : {}) };
};

const lock = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
const added: string[] = [];
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const there = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
      (place) => lock.packages[place],
    );
    if (there || path === '') continue;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[^\d]*/, ''),
      ...(dev ? { dev } : {}),
      optional: true,
      ...platformOf(name),
    };
    added.push(`${name} ${version}`);
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.info(added.length ? `Added ${added.length}:\n${added.join('\n')}` : 'Nothing was missing.');
