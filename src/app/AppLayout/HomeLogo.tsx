import { useState } from 'react';
import { useManagement } from '#modules/vessel/queries.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Logo } from '#ui/Logo.tsx';

/** Links home: our logo, or the image of the company that manages the fleet. */
export function HomeLogo({ managementID, wordmark }: { managementID: string; wordmark: boolean }) {
  const { data: company } = useManagement(managementID);
  const [broken, setBroken] = useState('');
  const own = company?.url && company.url !== broken ? company : undefined;
  return (
    <AppLink to="/app/home" className="logo">
      {own ? (
        <img
          src={own.url}
          alt={`${own.name} · Shipshape`}
          style={{ height: 28, maxWidth: 150, objectFit: 'contain', display: 'block' }}
          onError={() => setBroken(own.url)}
        />
      ) : (
        <Logo wordmark={wordmark} />
      )}
    </AppLink>
  );
}
