import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import TransferWithinAStationOutlined from '@mui/icons-material/TransferWithinAStationOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { Operation } from '#lib/outbox/operation.ts';
import { type ActionIcon, labelOf, type WriteLabel } from '#lib/outbox/writes.ts';
import { lookUp } from '#lib/text.ts';
import '#modules/sync/allQueries.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

const icons: Record<ActionIcon, typeof AddOutlined> = {
  add: AddOutlined,
  edit: EditOutlined,
  delete: DeleteOutlined,
  check: CheckOutlined,
  undo: UndoOutlined,
  calendar: EventOutlined,
  comment: ForumOutlined,
  copy: ContentCopyOutlined,
  gauge: SpeedOutlined,
  photo: PhotoCameraOutlined,
  aboard: TransferWithinAStationOutlined,
  setting: TuneOutlined,
  notice: NotificationsNoneOutlined,
  history: HistoryOutlined,
};

/** For a write that this version of the app no longer has. */
const other: WriteLabel = { text: 'outbox:deed.other', icon: 'edit' };

/** The texts of an operation: its items, the action, the time, and an icon. */
export const useOperationLabels = () => {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  return ({ write, effect, madeAt }: Pick<Operation, 'write' | 'effect' | 'madeAt'>) => {
    const { text, icon } = labelOf(write) ?? other;
    const said = lookUp(text) ?? '';
    const Icon = icons[icon];
    const [name, ...others] = effect.names;
    const title =
      name === undefined ? said : others.length > 0 ? t('more', { name, count: others.length }) : name;
    const when = format.dayTime(new Date(madeAt).toISOString());
    return { title, said, when, second: `${when} · ${said}`, Icon };
  };
};
