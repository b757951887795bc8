import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useRotaDays } from '#modules/watchkeeping/useRotaDays.ts';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PersonMonth } from '../components/PersonMonth.tsx';
import { useSheets } from '../queries.ts';

const route = getRouteApi('/app/hoursofrest/timesheet/');

/** One's own month. */
export function OwnSheetPage() {
  const { t } = useTranslation('hoursofrest');
  const { today } = useFormat();
  const navigate = useNavigate();
  const { _id, firstName, lastName, jobtitle, role } = useUser();
  const { month = today.slice(0, 7) } = route.useSearch();
  const rota = useRotaDays(_id, month);
  return (
    <Loaded query={useSheets()} ready={rota !== undefined} failed={t('failed')} framed rows={12}>
      {() =>
        rota && (
          <PersonMonth
            key={month}
            person={{ userID: _id, name: `${firstName} ${lastName}`.trim(), jobtitle }}
            month={month}
            rota={rota}
            mayPaint={role === 'crew'}
            onMonth={(next) => void navigate({ to: '/app/hoursofrest/timesheet', search: { month: next } })}
          />
        )
      }
    </Loaded>
  );
}
