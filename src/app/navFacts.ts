import type { ComponentType } from 'react';
import type { Path } from './navigation.ts';

/**
 * The line under the names of menu entries in the panel of their group: rows in the default export of a module's own
 * `navFacts.ts`, nothing else. A fact renders text, or nothing while it is unknown; its code loads when the panel opens.
 */
export type NavFacts = Readonly<Partial<Record<Path, () => Promise<{ default: ComponentType }>>>>;
