export const boats = ['boat-halcyon', 'boat-meridian', 'boat-corsair', 'boat-aurora'] as const;
export type BoatID = (typeof boats)[number];

/** The text in every text field of a boat's items, and nowhere else. */
export const canaryOf = (boatID: string) => `canary${boatID.replace('boat-', '')}canary`;
export const companyCanaryOf = (id: string) => `canary${id.replace('management-', '')}companycanary`;

/** The company that runs a boat; a made-up one for a boat without a company. */
export const companyOf = (boatID: string) =>
  boatID === 'boat-corsair'
    ? 'management-levante'
    : boatID === 'boat-aurora'
      ? 'management-none'
      : 'management-blue';

/** The id of the item of a kind on a boat. */
export const canaryIdOf = (kind: string, boatID: string) => `c-${kind}-${boatID}`;
