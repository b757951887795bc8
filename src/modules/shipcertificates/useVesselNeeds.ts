import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#lib/useTranslation.ts';
import { useMine } from '#lib/viewer.ts';
import { vesselQueries } from '#modules/vessel/queries.ts';
import { useCertificateNeeds, useCertificateSettings, useShipCertificates } from './queries.ts';
import { lacking, type Need, needsOf } from './rules/needs.ts';

/** What the vessel needs by its flag, tonnage and use, and what of it is lacking. */
export const useVesselNeeds = () => {
  const { t } = useTranslation('shipcertificates');
  const { data: vessel } = useQuery(useMine(vesselQueries.particulars));
  const { data: own } = useCertificateNeeds();
  const { data: certificates = [], isLoading: noCertificates } = useShipCertificates();
  const settings = useCertificateSettings();
  const use = settings?.use ?? 'commercial';
  const needs = vessel && own ? needsOf(own, { ...vessel, use }) : [];
  return {
    vessel,
    settings,
    use,
    needs,
    isLoading: !vessel || !own || noCertificates,
    lacking: lacking(needs, certificates),
    nameOf: ({ name, standard }: Pick<Need, 'name' | 'standard'>): string =>
      name || (standard ? t(`standard.${standard}`) : ''),
  };
};
