import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useMedia, usePhone, useWide } from '#ui/useMedia.ts';

export type ShownAs = 'table' | 'board' | 'calendar';

type Props = {
  as: ShownAs;
  onAs: (as: ShownAs) => void;
  onPrint: () => void;
  ticking: boolean;
  onTicking: (on: boolean) => void;
};

/** The secondary actions of the list: layout, round, print and import; on a phone all in one menu. */
export function JobActions({ as, onAs, onPrint, ticking, onTicking }: Props) {
  const { t } = useTranslation('worklist');
  const phone = usePhone();
  const wide = useWide();
  const upright = useMedia('(max-width: 899.95px)');
  const round = { label: t('round'), icon: <ChecklistOutlined />, to: '/app/worklist/round' } as const;
  const print = { label: t('print'), icon: <PrintOutlined />, onClick: onPrint };
  const upload = { label: t('import'), icon: <UploadOutlined />, to: '/app/worklist/import' } as const;
  const looks = [
    { value: 'table', label: t(phone ? 'as.list' : 'as.table'), icon: <TableRowsOutlined /> },
    { value: 'board', label: t('as.board'), icon: <ViewKanbanOutlined /> },
    { value: 'calendar', label: t('as.calendar'), icon: <CalendarMonthOutlined /> },
  ] as const;
  if (phone) {
    const others = looks.filter(({ value }) => value !== as);
    return (
      <Menu
        label={t('more')}
        icon={<MoreHorizOutlined />}
        iconOnly
        items={[
          round,
          ...others.map(({ value, label, icon }) => ({ label, icon, onClick: () => onAs(value) })),
          'divider',
          ...(as === 'table'
            ? [
                {
                  label: t(ticking ? 'bulk.stop' : 'bulk.start'),
                  icon: <CheckBoxOutlined />,
                  onClick: () => onTicking(!ticking),
                },
              ]
            : []),
          print,
          upload,
        ]}
      />
    );
  }
  return (
    <>
      <Segmented label={t('as.label')} options={looks} value={as} onChange={onAs} />
      {!upright && (
        <ButtonLink to={round.to} icon={round.icon}>
          {round.label}
        </ButtonLink>
      )}
      {wide && (
        <Button icon={print.icon} onClick={onPrint}>
          {print.label}
        </Button>
      )}
      <Menu
        label={t('more')}
        icon={<MoreHorizOutlined />}
        iconOnly
        items={[...(upright ? [round] : []), ...(wide ? [] : [print]), upload]}
      />
    </>
  );
}
