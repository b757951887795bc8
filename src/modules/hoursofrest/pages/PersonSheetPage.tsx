import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ApiError } from '#lib/apiError.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useLoginPeople } from '#modules/profile/queries/people.ts';
import { personName } from '#modules/profile/rules.ts';
import { useRotaDays } from '#modules/watchkeeping/useRotaDays.ts';
import { ItemPage } from '#ui/ItemPage.tsx';
import { PersonMonth } from '../components/PersonMonth.tsx';
import { useSheets } from '../queries.ts';
import { maySee, sheetID } from '../rules/people.ts';

const route = getRouteApi('/app/hoursofrest/timesheet/$id');

/** The month of somebody of the crew; the id names person, boat and month, also of a month that nobody has begun. */
export function PersonSheetPage() {
  const { t } = useTranslation('hoursofrest');
  const navigate = useNavigate();
  const { id } = route.useParams();
  const me = useUser();
  const month = id.slice(-7);
  const sheets = useSheets();
  const people = useLoginPeople();
  const found = (people.data ?? []).find(
    (person) => maySee(me, person) && sheetID(me.boatID, person.userID, month) === id,
  );
  const rota = useRotaDays(found?.userID ?? '', month);
  const missing = people.data !== undefined && !found;
  return (
    <ItemPage
      query={{
        data: missing ? undefined : found,
        error: missing ? new ApiError(404, []) : people.error,
        refetch: () => people.refetch(),
      }}
      ready={sheets.data !== undefined && rota !== undefined}
      title={t('title')}
      t={t}
      back={{ to: '/app/hoursofrest', label: t('title') }}
    >
      {(person) =>
        rota && (
          <PersonMonth
            key={id}
            person={{ userID: person.userID, name: personName(person), jobtitle: person.jobtitle }}
            month={month}
            rota={rota}
            mayPaint
            onMonth={(next) =>
              void navigate({
                to: '/app/hoursofrest/timesheet/$id',
                params: { id: sheetID(me.boatID, person.userID, next) },
              })
            }
          />
        )
      }
    </ItemPage>
  );
}
