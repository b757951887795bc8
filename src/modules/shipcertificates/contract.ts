import { z } from 'zod/mini';
import {
  choice,
  count,
  day,
  figure,
  flag,
  itemRef,
  longText,
  requiredInstant,
  requiredText,
  text,
  writtenDay,
} from '#lib/fields.ts';
import { defineResource } from '#lib/resource.ts';

/** How certificates stand together in the register. */
export const certificateGroups = ['other', 'class', 'safety'] as const;
export type CertificateGroup = (typeof certificateGroups)[number];

/**
 * The surveys between issue and expiry: none; an annual one; annual ones of which the second or third is the
 * intermediate survey; or one intermediate verification between the second and third anniversary (SMC, ISSC, MLC).
 */
export const surveySchemes = ['none', 'annual', 'annualIntermediate', 'intermediate'] as const;
export type SurveyScheme = (typeof surveySchemes)[number];

export const surveyKinds = ['annual', 'intermediate', 'renewal', 'additional'] as const;
export type SurveyKind = (typeof surveyKinds)[number];

export const shipCertificateFields = z.object({
  name: requiredText(160),
  /** What it answers of the vessel's needs: the key of a standard one, or the id of one of the vessel's own. */
  need: text(64),
  group: z._default(choice(certificateGroups), 'other'),
  number: text(80),
  issuer: text(160),
  issued: day,
  expires: day,
  scheme: z._default(choice(surveySchemes), 'none'),
  documentID: itemRef('documents'),
  /** A job opens by itself when a window opens. */
  opensJob: flag(true),
  /** No longer carried, without another in its place. */
  withdrawn: flag(false),
  note: longText(2000),
});

/** A survey that was held. `window` is the id of its window, '' for one outside any. */
export const survey = z.object({
  _id: z.string(),
  window: z.string(),
  kind: z.enum(surveyKinds),
  at: writtenDay,
  surveyor: z.string(),
  note: z.string(),
  by: z.string(),
});
export type Survey = z.infer<typeof survey>;

/** The job that was opened for a window; a window opens one. */
export const windowJob = z.object({ window: z.string(), jobID: z.string(), at: requiredInstant });

/** The certificates of the vessel itself; those of the crew are `certificates`. */
export const shipcertificates = defineResource({
  name: 'shipcertificates',
  path: '/api/shipcertificates',
  flag: 'documents',
  fields: z.object({
    ...shipCertificateFields.shape,
    surveys: z._default(z.array(survey), []),
    jobs: z._default(z.array(windowJob), []),
    /** The certificate in whose place it came. */
    replaces: text(64),
  }),
  writable: shipCertificateFields,
  nameOf: ({ name }) => name,
});
export type ShipCertificate = z.infer<typeof shipcertificates.item>;

export const vesselUses = ['private', 'commercial', 'passenger'] as const;
export type VesselUse = (typeof vesselUses)[number];

export const certificateNeedFields = z.object({
  /** The standard need in whose place it stands; '' for one of the vessel's own. */
  standard: text(40),
  name: requiredText(160),
  group: z._default(choice(certificateGroups), 'other'),
  issuer: text(160),
  scheme: z._default(choice(surveySchemes), 'none'),
  /** Validity; null: it does not expire. */
  months: count({ min: 1, max: 240 }),
  minTonnage: figure({ min: 0, max: 1_000_000 }),
  maxTonnage: figure({ min: 0, max: 1_000_000 }),
  /** In metres. */
  minLength: figure({ min: 0, max: 1000 }),
  /** Names of flags, with commas; '' for any. */
  flags: text(400),
  /** Types such as M/Y, with commas; '' for any. */
  types: text(80),
  private: flag(true),
  commercial: flag(true),
  passenger: flag(true),
  /** Off: this vessel does not need it, whatever the rule says. */
  required: flag(true),
});

/** The vessel's own templates: they add to the standard ones, or stand in their place. */
export const certificateneeds = defineResource({
  name: 'certificateneeds',
  path: '/api/certificateneeds',
  flag: 'documents',
  fields: certificateNeedFields,
  writable: certificateNeedFields,
  nameOf: ({ name }) => name,
});
export type CertificateNeed = z.infer<typeof certificateneeds.item>;

export const certificateSettingFields = z.object({
  use: z._default(choice(vesselUses), 'commercial'),
  /** The classification society. */
  society: text(80),
});

/** What decides about a vessel's certificates besides its particulars. One item a boat. */
export const certificatesettings = defineResource({
  name: 'certificatesettings',
  path: '/api/certificatesettings',
  flag: 'documents',
  fields: certificateSettingFields,
  writable: certificateSettingFields,
  nameOf: () => '',
});
export type CertificateSettings = z.infer<typeof certificatesettings.item>;

export const classConditionFields = z.object({
  title: requiredText(200),
  number: text(80),
  /** The certificate that it is about; '' for the class of the vessel. */
  certificateID: itemRef('shipcertificates'),
  issued: day,
  due: day,
  closed: day,
  closedBy: text(160),
  note: longText(4000),
});

/** Conditions of class, and recommendations and memoranda of a surveyor. */
export const classconditions = defineResource({
  name: 'classconditions',
  path: '/api/classconditions',
  flag: 'documents',
  fields: classConditionFields,
  writable: classConditionFields,
  nameOf: ({ number, title }) => [number, title].filter(Boolean).join(' '),
});
export type ClassCondition = z.infer<typeof classconditions.item>;
