import { useTranslation } from '#lib/useTranslation.ts';
import { useUserLabels } from '#modules/users/useUserLabels.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAskDelete } from '#ui/useAskDelete.ts';
import { useDialog } from '#ui/useDialog.tsx';
import type { Preset } from '../contract.ts';
import { usePresets, useRemovePreset } from '../queries.ts';

/** The sets of rights that account managers can grant at once. */
export function PresetsPanel() {
  const { t } = useTranslation('superadmin');
  const labels = useUserLabels();
  const askDelete = useAskDelete();
  const query = usePresets();
  const remove = useRemovePreset();
  const edit = useDialog(() => import('./PresetDialog.tsx'));
  const add = (
    <Button variant="link" onClick={() => edit.open()}>
      {t('presetNew')}
    </Button>
  );
  const rightsOf = ({ flags }: Preset) =>
    flags.flatMap((flag) => (flag === 'superadmin' ? [] : [labels.right(flag)])).join(', ');
  return (
    <Panel title={t('presets')} count={query.data?.length} action={add}>
      <Loaded
        query={query}
        failed={t('presetsFailed')}
        rows={4}
        none={<EmptyState title={t('presetsNone')} hint={t('presetsHint')} action={add} />}
      >
        {(data) => (
          <ul className="rows">
            {data.map((preset) => (
              <li key={preset._id}>
                <ListRow
                  title={preset.name}
                  second={rightsOf(preset)}
                  onClick={() => edit.open({ preset })}
                  end={
                    <>
                      <span className="small ink2 nw">
                        {t('presetCount', { count: preset.flags.length })}
                      </span>
                      <IconButton
                        label={`${t('shared:edit')}: ${preset.name}`}
                        icon={<Icon name="edit" />}
                        onClick={() => edit.open({ preset })}
                      />
                      <IconButton
                        label={`${t('delete')}: ${preset.name}`}
                        icon={<Icon name="trash" />}
                        onClick={() =>
                          askDelete({
                            title: t('presetDeleteTitle', { name: preset.name }),
                            body: t('presetDeleteBody'),
                            remove: () => remove.mutateAsync(preset._id),
                          })
                        }
                      />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {edit.element}
    </Panel>
  );
}
