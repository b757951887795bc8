import { each, item, itemFurther, rightsOf } from '../../testing/rights/rightsOf.ts';

export default rightsOf({
  subjects: {
    ...each('shipCertificateCommands', 'openJob survey strike', item('shipcertificates')),
    // A certificate is renewed once (shipcertificates.test.ts).
    'shipCertificateCommands.renew': itemFurther('shipcertificates'),
  },
  samples: {
    'shipCertificateCommands.openJob': (_, n) => ({ jobID: `survey-job-${n}`, window: 'r' }),
    'shipCertificateCommands.survey': (_, n) => ({ _id: `survey-${n}`, window: '', at: '2026-06-02' }),
    'shipCertificateCommands.renew': (_, n) => ({
      ...{ _id: `renewed-${n}`, issued: '2026-06-02', expires: '2031-06-02', documentID: '' },
    }),
  },
  fields: {
    shipcertificates: () => ({
      ...{ need: '', issued: '2022-06-01', expires: '2027-06-01', scheme: 'annual', documentID: '' },
      ...{ withdrawn: false, surveys: [], jobs: [], replaces: '' },
    }),
    certificateneeds: () => ({ standard: '' }),
    classconditions: () => ({ certificateID: '', issued: null, due: null, closed: null }),
  },
});
