import type { ColumnType } from 'kysely';
import type { Flag } from '#modules/auth/contract.ts';
import type { ReadingChange } from '#modules/equipment/contract.ts';
import type { OrderRules } from '#modules/orders/contract/commands.ts';
import type { Particulars } from '#modules/vessel/contract.ts';

/**
 * A `jsonb` column. It is read as a parsed value and written as JSON text, `JSON.stringify(value)`: the two drivers
 * treat arrays and plain strings differently as values, and alike as text.
 */
export type Json<Value> = ColumnType<Value, string, string>;
type OptionalJson<Value> = ColumnType<Value, string | undefined, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** A `timestamptz(3)` column: always ISO 8601 text in UTC with milliseconds, as a contract's `iso.datetime` accepts. */
export type Time = ColumnType<string, string, string>;
/** A time that defaults to now. */
export type DefaultTime = ColumnType<string, string | undefined, string>;
type NullableTime = ColumnType<string | null, string | null | undefined, string | null>;

/** A column with a default in the database. */
type Filled<Value> = ColumnType<Value, Value | undefined, Value>;
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
/** A generated column. */
type Computed<Value> = ColumnType<Value, never, never>;

type Fields = Record<string, unknown>;
type Stamps = {
  _id: string;
  rev: Filled<number>;
  created_at: DefaultTime;
  updated_at: DefaultTime;
  updated_by: Nullable<string>;
};

/** The columns of every entity of a boat: the queried keys as columns, the whole wire item in `data`. */
export type ResourceTable<Data = Fields> = Stamps & {
  boat_id: Nullable<string>;
  /** The place in its list. */
  seq: Filled<number>;
  data: Json<Data>;
  /** For each field: the revision that last changed it, and by whom. */
  field_revs: OptionalJson<Record<string, { rev: number; by: string; name: string }>>;
};

type UserData = {
  flags: Record<Flag, boolean>;
  jobtitle: string;
  department: string;
  userType: string;
  changePassword: boolean;
  backgroundColor: string;
  // The fields below are missing in accounts created before account management.
  borderColor?: string;
  mailing?: boolean;
  ismUser?: boolean;
  liteBoatID?: string;
  welcome?: 'sent' | 'failed';
  /** Whether a link mailed to the present address was opened. */
  emailConfirmed?: boolean;
  /** An address that waits until the link mailed to it is opened; `hash` is that of the link's token. */
  newEmail?: { email: string; hash: string; at: string } | null;
  /** Appointed as captain, whatever the title says. */
  captain?: boolean;
};
type ProfileData = Fields & { firstName?: string; lastName?: string; profilePhoto?: string };
type Image = { name: string; uid: string; type: string; url: string };
type ManagementData = {
  name: string;
  contact: string;
  address: string;
  free: string;
  images: Image[];
  ismUser?: boolean;
};

/**
 * Tables as Kysely's query builder knows them. A resource needs a line here only for columns of its own: its rows are
 * read and written by `records.ts`, which takes the table name from the resource.
 */
export type Tables = {
  boats: Stamps & {
    name: string;
    free: string;
    management_id: Nullable<string>;
    data: Json<Omit<Particulars, '_id' | 'name' | 'free'>>;
  };
  managements: Stamps & { data: Json<ManagementData> };
  users: Stamps & {
    /** In lower case. */
    username: string;
    /** In lower case. */
    email: string;
    password_hash: string;
    role: string;
    boat_id: Nullable<string>;
    management_id: Nullable<string>;
    superadmin: Filled<boolean>;
    soft_deleted: Filled<boolean>;
    data: Json<UserData>;
  };
  profiles: ResourceTable<ProfileData> & { user_id: Computed<string>; pin_hash: Nullable<string> };
  petty_cash: {
    _id: string;
    boat_id: string;
    user_id: string;
    /** Minor units. */
    amount: number;
    currency: string;
    at: Time;
    by_id: string;
    by_name: string;
  };
  certificates: ResourceTable & { user_id: Computed<string>; expires_at: Computed<string> };
  /** Sent expiry reminders of certificates, by step. */
  certificate_told: { certificate_id: string; expires: string; step: number; boat_id: string; at: Time };
  job_access: {
    user_id: string;
    job_id: string;
    boat_id: string;
    kind: 'worklist' | 'shipyard';
    at: Time;
    by_id: string;
  };
  /** Contents that nothing refers to, and since when. */
  unused_contents: { sha: string; since: Time };
  presets: { _id: string; name: string; flags: Json<Flag[]> };
  crew_mails: { _id: string; boat_id: string; at: Time; user_id: string; data: Json<Fields> };
  sessions: {
    token_hash: string;
    user_id: string;
    created_at: DefaultTime;
    last_seen_at: DefaultTime;
    expires_at: Time;
    user_agent: Filled<string>;
    data: OptionalJson<Fields>;
  };
  reset_tokens: {
    token_hash: string;
    secret_hash: string;
    user_id: string;
    created_at: DefaultTime;
    expires_at: Time;
    used_at: NullableTime;
  };
  devices: { token_hash: string; user_id: string; last_seen_at: Time };
  /** Attempts to sign in or to reset a password, counted by key. */
  login_failures: { key: string; count: number; at: DefaultTime; until: NullableTime };
  /** Expensive calls of a person in the present minute, by person and kind. */
  person_limits: { key: string; count: number; since: Time };
  themes: Stamps & { user_id: string; data: Json<Fields> };
  notices: {
    _id: string;
    user_id: string;
    boat_id: Nullable<string>;
    kind: string;
    params: OptionalJson<Record<string, string>>;
    link: Filled<string>;
    created_at: DefaultTime;
    read_at: NullableTime;
    rev: Filled<number>;
  };
  history: {
    _id: string;
    resource: string;
    item_id: string;
    boat_id: Nullable<string>;
    /** When it came; `done_at` if it was done before. */
    at: DefaultTime;
    done_at: NullableTime;
    user_id: Nullable<string>;
    user_name: Filled<string>;
    action: string;
    before: NullableJson<Fields>;
    after: NullableJson<Fields>;
    /** The order of history. */
    seq: Filled<number>;
    /** The revision that this change gave its item, and the device it came from; null for changes before 0022. */
    rev: Nullable<number>;
    device: Nullable<string>;
  };
  tombstones: {
    resource: string;
    item_id: string;
    boat_id: Nullable<string>;
    rev: Filled<number>;
    at: DefaultTime;
    /** The last change of each field of the deleted item. */
    field_revs: OptionalJson<Fields>;
  };
  applied_ops: {
    op_id: string;
    user_id: string;
    request_hash: string;
    status: number;
    /** The answer as sent. */
    response: string;
    at: DefaultTime;
  };
  files: {
    _id: string;
    boat_id: Nullable<string>;
    owner_resource: string;
    owner_id: string;
    kind: 'photo' | 'file';
    name: string;
    type: string;
    size: number;
    width: Nullable<number>;
    height: Nullable<number>;
    sha256: string;
    created_at: DefaultTime;
    created_by: string;
    rev: Filled<number>;
    data: OptionalJson<Fields>;
  };
  settings: { key: string; value: Json<unknown> };
  imports: {
    _id: string;
    boat_id: string;
    resource: string;
    file_name: string;
    state: 'staged' | 'committed' | 'undone';
    total: number;
    created_by: string;
    created_at: DefaultTime;
    committed_at: NullableTime;
    undone_at: NullableTime;
    data: OptionalJson<Fields>;
  };
  import_rows: { import_id: string; row_no: number; row: Json<Fields> };
  equipmentgroups: ResourceTable & { parent_id: Computed<string | null>; is_archived: Computed<boolean> };
  savedviews: ResourceTable & {
    list: Computed<string>;
    user_id: Computed<string>;
    shared: Computed<boolean>;
  };
  worklist: ResourceTable & {
    equipment_id: Computed<string | null>;
    status: Computed<string>;
    no: Computed<number | null>;
  };
  works: {
    _id: string;
    boat_id: string;
    job_id: string;
    equipment_id: Nullable<string>;
    date: string;
    at: Time;
    user_id: string;
    user_name: string;
    undone_at: NullableTime;
    rev: Filled<number>;
    before: Json<Fields>;
    data: Json<Fields>;
  };
  job_comments: {
    _id: string;
    boat_id: string;
    job_id: string;
    /** When it was written; `came_at` if it came later. */
    at: Time;
    came_at: NullableTime;
    user_id: string;
    user_name: string;
    text: string;
    mentions: OptionalJson<string[]>;
    rev: Filled<number>;
  };
  /** The last number given to a job of a boat. */
  job_numbers: { boat_id: string; last: number };
  /** The last number given to an order of a boat. */
  order_numbers: { boat_id: string; last: number };
  order_rules: { boat_id: string; rev: Filled<number>; data: Json<Omit<OrderRules, 'boatID'>> };
  /** Sent reminders of overdue deliveries, by order and expected day. */
  order_told: { order_id: string; day: string; boat_id: string; at: Time };
  stock_told: { inventory_id: string; threshold: string; boat_id: string; at: Time };
  /** Sent overdue reminders, by job and due date. */
  job_told: { job_id: string; due: string; boat_id: string; at: Time };
  meter_readings: {
    _id: string;
    equipment_id: string;
    boat_id: string;
    at: Time;
    kind: 'reading' | 'replacement';
    value: number;
    total: number;
    note: Filled<string>;
    user_id: string;
    user_name: Filled<string>;
    created_at: DefaultTime;
    rev: Filled<number>;
    /** Replacement: the old meter's last figure. */
    old_value: Nullable<number>;
    /** The work that it came with. */
    work_id: Nullable<string>;
    struck: Filled<boolean>;
    changes: OptionalJson<ReadingChange[]>;
  };
};
