import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { can } from '#modules/auth/rules/can.ts';
import { useFiles } from '#modules/files/queries.ts';
import { useStockAboard, useStockLoading } from '#modules/inventory/useStockAboard.ts';
import { stateLook } from '#modules/inventory/useStockLabels.ts';
import type { Spare } from '#modules/spares/contract.ts';
import { useSpares } from '#modules/spares/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type Section, sections } from '../../contract.ts';
import { byKey } from '../../rules.ts';
import { Aboard } from './Aboard.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './drawing.module.css';
import { PartRows } from './PartRows.tsx';
import { useSpots } from './useSpots.ts';

const route = getRouteApi('/app/sections/$id');
const none: readonly Spare[] = [];

/**
 * Drawing, parts, a bar that speaks of the chosen part, and what is below them. The chosen part is in the URL.
 */
export function SectionView({ section, children }: { section: Section; children: ReactNode }) {
  const { t } = useTranslation('sections');
  const mayWrite = can(useUser(), sections.access.write);
  const { part: chosenID } = route.useSearch();
  const navigate = useNavigate();
  const { data: all, isPending } = useSpares();
  const files = useFiles(sections.name, section._id);
  const [pageID, setPageID] = useState<string>();
  const [freeKey, setFreeKey] = useState<string>();
  const parts = (all ?? none).filter(({ sectionID }) => sectionID === section._id).sort(byKey);
  const part = parts.find(({ _id }) => _id === chosenID);
  const pages = files.rows.filter(({ kind }) => kind === 'photo').toReversed();
  const page =
    pages.find(({ _id }) => _id === pageID) ??
    pages.find(({ _id }) => section.spots.some((spot) => spot.page === _id && spot.key === part?.key)) ??
    pages[0];
  const choose = (id: string | undefined) =>
    void navigate({ to: '.', search: { part: id }, replace: true, resetScroll: false });
  const chooseKey = (key: string) => {
    const found = parts.find((each) => each.key === key);
    setFreeKey(found ? undefined : key);
    choose(found?._id);
  };
  const spots = useSpots({ section, parts, page: page?._id ?? '', part, onChoose: chooseKey });
  const aboard = useStockAboard();
  const stockLoading = useStockLoading();
  const isShort = ({ inventoryID }: Spare) => {
    const stock = aboard(inventoryID);
    return stock !== undefined && stateLook[stock.state] === 'overdue';
  };
  const newPart = useDialog(() => import('#modules/spares/components/SpareDialog.tsx'));
  if (isPending || files.isPending || stockLoading) return <Skeleton rows={12} />;
  const here = section.spots.filter((spot) => spot.page === page?._id);
  const chosenKey = part ? part.key || undefined : freeKey;
  const chosenStock = part && aboard(part.inventoryID);
  const spot = here.find(({ key }) => key === chosenKey);
  const addPart = () =>
    newPart.open({
      blank: {
        equipmentID: section.equipmentID,
        sectionID: section._id,
        key: part ? '' : (freeKey ?? ''),
      },
    });
  return (
    <>
      {pages.length > 1 && (
        <Segmented
          label={t('drawings')}
          options={pages.map(({ _id }, index) => ({ value: _id, label: t('drawingNo', { no: index + 1 }) }))}
          value={page?._id ?? ''}
          onChange={setPageID}
        />
      )}
      <div className={page ? styles.two : undefined}>
        {page && (
          <Drawing
            key={page._id}
            page={page}
            name={section.sectionName}
            spots={here}
            partOf={(key) => parts.find((each) => each.key === key)?.designation}
            isShort={(key) => parts.some((each) => each.key === key && isShort(each))}
            chosen={chosenKey}
            onChoose={chooseKey}
            editing={spots.editing}
          />
        )}
        <PartRows
          parts={parts}
          chosen={part}
          onChoose={({ _id }) => choose(_id)}
          isShort={isShort}
          end={({ inventoryID }) => <Aboard stock={aboard(inventoryID)} />}
          action={
            mayWrite && (
              <Button variant="link" onClick={addPart}>
                {t('newPart')}
              </Button>
            )
          }
        />
      </div>
      {parts.length + here.length > 0 && (
        <ChosenBar
          part={part}
          spotKey={freeKey}
          second={
            chosenStock
              ? [chosenStock.amount, chosenStock.where, chosenStock.stateText].filter(Boolean).join(' · ')
              : part?.description.split('\n')[0]
          }
        >
          {spots.isEditing ? (
            <>
              {spot && <Button onClick={() => spots.remove(spot)}>{t('removeSpot')}</Button>}
              {spots.editing?.onPlace && <Button onClick={spots.putInMiddle}>{t('placeMiddle')}</Button>}
              <Button variant="primary" onClick={() => spots.setEditing(false)}>
                {t('doneSpots')}
              </Button>
            </>
          ) : (
            <>
              {mayWrite && page && (
                <Button icon={<Icon name="pin" />} onClick={() => spots.setEditing(true)}>
                  {t('editSpots')}
                </Button>
              )}
              {chosenStock && (
                <ButtonLink to="/app/inventory/$id" params={{ id: chosenStock.item._id }}>
                  {t('openItem')}
                </ButtonLink>
              )}
              {part && (
                <ButtonLink to="/app/spareparts/$id" params={{ id: part._id }}>
                  {t('openPart')}
                </ButtonLink>
              )}
              {!part && freeKey && mayWrite && <Button onClick={addPart}>{t('newPart')}</Button>}
            </>
          )}
        </ChosenBar>
      )}
      {children}
      {newPart.element}
    </>
  );
}
