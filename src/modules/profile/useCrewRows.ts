import { useAllCertificates } from '#modules/certificates/queries.ts';
import { type CertificateStatus, certificateStatus } from '#modules/certificates/rules.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Profile } from './contract.ts';
import { useAboard, usePeopleOfBoat } from './queries.ts';
import { byRank, personName } from './rules.ts';

/** A person as lists of people show them. */
export type CrewRow = {
  _id: string;
  name: string;
  profile: Profile;
  aboard: boolean;
  /** When they last boarded or went ashore, ISO 8601 in UTC; '' for never. */
  aboardAt: string;
  status: CertificateStatus;
};

const none: Profile[] = [];

/** The people of the boat by rank, with whether they are aboard, and their certificate status. */
export const useCrewRows = () => {
  const people = usePeopleOfBoat();
  const certificates = useAllCertificates();
  const aboard = useAboard();
  const { today } = useFormat();
  const aboardById = new Map(aboard.data?.map((each) => [each._id, each]));
  const rows: CrewRow[] = [...(people.data ?? none)].sort(byRank).map((profile) => {
    const tapped = aboardById.get(profile._id);
    return {
      _id: profile._id,
      name: personName(profile),
      profile,
      aboard: tapped?.onboard ?? profile.onboard,
      aboardAt: tapped?.onboardAt ?? profile.onboardAt,
      status: certificateStatus(profile, certificates.data ?? [], today),
    };
  });
  return {
    rows,
    // Before the certificates are loaded, all people would seem to lack them.
    data: people.data && certificates.data && rows,
    isPending: people.isPending || certificates.isPending,
    isError: (people.isError && !people.data) || (certificates.isError && !certificates.data),
    refetch: () => Promise.all([people.refetch(), certificates.refetch(), aboard.refetch()]),
  };
};

/** Crew who are aboard with an expired certificate. */
export const expiredAboard = (rows: readonly CrewRow[]): CrewRow[] =>
  rows.filter(({ aboard, status, profile }) => aboard && !profile.left && status.level === 'expired');
