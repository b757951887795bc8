import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Gs1 } from '#lib/gs1.ts';
import type { PageLink } from '#lib/registry.ts';
import type { TextKey } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';

/**
 * A code that was read: its text, and what a GS1 code says. `path` is the page of such an app that it is the address of:
 * of this one, or of one elsewhere, as on labels from before the server moved. A typed text may be a name too.
 */
export type ScannedCode = { text: string; path?: string; isHere?: boolean; gs1?: Gs1; isTyped?: boolean };

/** Something that a code stands for. */
export type ScanHit = { id: string; label: string; hint?: string; page: PageLink };

export type ScanPlace = { client: QueryClient; boatID: string };

/**
 * What a module knows of codes: a row in the default export of its own `scanTargets.ts`, nothing else. The scanner names
 * no module.
 */
export type ScanTarget = {
  id: string;
  /** Asked for people who have chosen a boat. */
  isFor: (user: User) => boolean;
  /** Called when the scanner opens: makes what is on the device ready for the first code. */
  prepare?: (place: ScanPlace) => void;
  /** What the code stands for; it reads what is on the device first, so that it works without a link. */
  find: (code: ScannedCode, place: ScanPlace) => Promise<readonly ScanHit[]>;
  /** What is offered below the camera when its thing was scanned; without it, the thing's page opens. */
  card?: ScanCard;
  /** Offered for a code that nobody knows: a dialog that keeps it with a thing. */
  learn?: {
    label: TextKey;
    isFor: (user: User) => boolean;
    dialog: () => Promise<{ default: ComponentType<LearnProps> }>;
  };
};

/**
 * Work that goes on from scan to scan. Targets with the same card share it: it stays there, with what it knows, until the
 * scanner closes.
 */
export type ScanCard = { id: string; part: () => Promise<{ default: ComponentType<ScanCardProps> }> };

/**
 * `hit` is what was scanned, of the target with the id `kind`; without it the card waits for the next code. `onLeave`
 * closes the scanner, for what goes on elsewhere; `onNext` looks for the next code.
 */
export type ScanCardProps = {
  hit: (ScanHit & { kind: string; gs1: Gs1 | undefined }) | undefined;
  onLeave: () => void;
  onNext: () => void;
};

export type LearnProps = { code: ScannedCode; onClose: () => void; onLearnt: () => void };
