import { useMemo } from 'react';
import { useUser } from '#modules/auth/queries.ts';
import { useAllCertificates } from '#modules/certificates/queries.ts';
import { maySee } from '#modules/hoursofrest/rules/people.ts';
import { addDays } from '#modules/hoursofrest/rules/timeline.ts';
import { useLoginPeople } from '#modules/profile/queries/people.ts';
import { byRank, personName } from '#modules/profile/rules.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import type { Leave } from './contract.ts';
import { useLeaves, useManning, useVacations } from './queries.ts';
import { balanceOf } from './rules/balance.ts';
import { datesThatFit, type Warning, warningsOf } from './rules/manning.ts';

/** The crew whose leave the reader may see, with their balances, and what speaks against each request. */
export const useTeamLeave = () => {
  const me = useUser();
  const { today } = useFormat();
  const { data: people = [], isLoading: noPeople } = useLoginPeople();
  const { data: leaves = [] } = useLeaves();
  const { data: entries = [], isLoading: noEntries } = useVacations();
  const { data: certificates = [], isLoading: noCertificates } = useAllCertificates();
  const manning = useManning();
  const isLoading = noPeople || noEntries || noCertificates;
  return useMemo(() => {
    const crew = people.filter((person) => person.role === 'crew').sort(byRank);
    const named = crew.map(({ userID, jobtitle, firstName, lastName }) => ({
      ...{ userID, jobtitle, name: personName({ firstName, lastName }) },
    }));
    const balance = (userID: string, day: string, taking?: Leave) => {
      const own = leaves.filter((leave) => leave.userID === userID && leave._id !== taking?._id);
      const taken = taking ? [...own, { ...taking, status: 'approved' as const }] : own;
      return balanceOf(
        entries.filter((entry) => entry.userID === userID),
        taken,
        day,
      );
    };
    const warnings = (leave: Leave): Warning[] =>
      warningsOf(leave, {
        ...{ people: named, leaves, papers: certificates, manning, takes: leave.kind === 'leave' },
        left: balance(leave.userID, leave.to, leave).left,
      });
    return {
      /** Whether something of it is still to come, besides the leaves. */
      isLoading,
      people: crew
        .filter((person) => maySee(me, person))
        .map((person) => ({
          ...{ userID: person.userID, name: personName(person), jobtitle: person.jobtitle },
          department: person.department,
          leaves: leaves.filter(({ userID }) => userID === person.userID),
          balance: balance(person.userID, today),
        })),
      everybody: named,
      leaves,
      papers: certificates,
      manning,
      warnings,
      balance,
      /** The day before a leave, and the last of it. */
      around: (leave: Leave) => ({
        before: balance(leave.userID, addDays(leave.from, -1)),
        after: balance(leave.userID, leave.to, leave),
      }),
      otherDates: (leave: Leave) =>
        datesThatFit(leave, today, (other) => warnings({ ...leave, ...other }).length === 0),
    };
  }, [people, leaves, entries, certificates, manning, me, today, isLoading]);
};
export type TeamLeave = ReturnType<typeof useTeamLeave>;
