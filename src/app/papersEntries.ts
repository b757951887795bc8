import type { NavigationEntry } from './navigation.ts';

/** The pages of documents and of safety management: a part of the table in `navigation.ts`. */
export const papersEntries: readonly NavigationEntry[] = [
  {
    to: '/app/vesseldocs',
    flag: 'documents',
    label: 'vesselDocs',
    icon: 'folder',
    group: 'papers',
    opens: ['/app/vesseldocs/document/$id'],
    own: ['/app/vesseldocs/document/$id'],
  },
  {
    to: '/app/ism',
    flag: 'ism',
    label: 'ism',
    icon: 'shield',
    group: 'papers',
    opens: ['/app/ismform/$id', '/app/ismdraft/$id'],
  },
  {
    to: '/app/formarchives',
    flag: 'ism',
    label: 'formArchive',
    icon: 'archive',
    under: '/app/ism',
    opens: ['/app/formarchives/$id'],
  },
  {
    to: '/app/ism/nonconformities',
    flag: 'ism',
    label: 'nonconformities',
    icon: 'warning',
    under: '/app/ism',
    opens: ['/app/ism/nonconformities/$id'],
  },
  {
    to: '/app/ism/audit',
    flag: 'ism',
    label: 'ncAudit',
    icon: 'find',
    under: '/app/ism',
  },
  {
    to: '/app/boatadminforms',
    flag: 'ism',
    label: 'boatForms',
    icon: 'paper',
    under: '/app/ism',
    opens: ['/app/boatadminforms/$id'],
  },
  {
    to: '/app/adminforms',
    flag: 'ism',
    label: 'fleetForms',
    icon: 'copy',
    under: '/app/ism',
    opens: ['/app/adminforms/$id'],
  },
  {
    to: '/app/vesseldocs/manage-checklists',
    flag: ['ism', 'documents'],
    label: 'checklists',
    icon: 'checklist',
    group: 'papers',
    opens: ['/app/vesseldocs/manage-checklist/$id', '/app/vesseldocs/checklist/$id'],
  },
];
