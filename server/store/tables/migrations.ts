/** Statements that bring the database from one version to the next. */
export interface SharedMigration {
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * The versions that both databases have had since the first ones of their own, in an SQL that both understand: `text`,
 * `bigint`, no defaults that compute. None is ever changed; new ones are added at the end, their names in order.
 */
export const sharedMigrations: readonly SharedMigration[] = [
  {
    name: '0002-labels',
    statements: ['create table label (name text primary key, value text not null)'],
  },
  {
    name: '0003-people',
    statements: [
      `create table person (
        id text primary key,
        name text not null,
        skeleton text not null unique,
        mail text unique,
        language text not null,
        choices text not null,
        password text,
        created bigint not null
      )`,
      `create table passkey (
        id text primary key,
        person text not null references person (id) on delete cascade,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        label text not null,
        created bigint not null,
        used bigint not null
      )`,
      'create index passkey_person on passkey (person)',
      `create table session (
        id text primary key,
        token text not null unique,
        person text not null references person (id) on delete cascade,
        place text not null,
        browser text not null,
        created bigint not null,
        used bigint not null
      )`,
      'create index session_person on session (person)',
      `create table challenge (
        challenge text primary key,
        origin text not null,
        purpose text not null,
        person text not null,
        name text not null,
        language text not null,
        expires bigint not null
      )`,
      `create table mail_link (
        token text primary key,
        person text not null references person (id) on delete cascade,
        purpose text not null,
        mail text not null,
        expires bigint not null
      )`,
      'create index mail_link_person on mail_link (person)',
      'create table attempt (subject text not null, at bigint not null)',
      'create index attempt_subject on attempt (subject, at)',
      `create table block (
        person text not null references person (id) on delete cascade,
        blocked text not null references person (id) on delete cascade,
        since bigint not null,
        primary key (person, blocked)
      )`,
      'create index block_blocked on block (blocked)',
      `create table person_seat (
        match text not null,
        side text not null,
        person text not null references person (id) on delete cascade,
        since bigint not null,
        primary key (match, side)
      )`,
      'create index person_seat_person on person_seat (person, since)',
    ],
  },
  {
    name: '0004-notices',
    statements: [
      `create table notice_choice (
        match text not null,
        side text not null,
        language text not null,
        cadence bigint not null,
        origin text not null,
        looked bigint not null,
        decision bigint,
        told bigint not null,
        due bigint,
        primary key (match, side)
      )`,
      'create index notice_choice_due on notice_choice (due)',
      `create table notice_channel (
        id text primary key,
        match text not null,
        side text not null,
        kind text not null,
        mark text not null,
        address text not null,
        is_confirmed bigint not null,
        created bigint not null,
        unique (match, side, mark)
      )`,
      `create table notice (
        channel text not null,
        decision bigint not null,
        number bigint not null,
        match text not null,
        side text not null,
        body text not null,
        state text not null,
        attempts bigint not null,
        due bigint not null,
        primary key (channel, decision, number)
      )`,
      'create index notice_due on notice (state, due)',
      'create index notice_seat on notice (match, side)',
      'create table letter_question (mark text not null, at bigint not null)',
      'create index letter_question_mark on letter_question (mark, at)',
    ],
  },
  {
    name: '0005-seats',
    statements: [
      'create table bot (folded text primary key, name text not null, token text not null unique, created bigint not null)',
      'create table bot_seat (bot text not null, match text not null, since bigint not null, primary key (bot, match))',
      'create table watchable (match text primary key, since bigint not null)',
      `create table hex_note (
        match text not null,
        seat text not null,
        hex text not null,
        text text not null,
        primary key (match, seat, hex)
      )`,
    ],
  },
  {
    // Counted among all other attempts.
    name: '0006-letter-questions',
    statements: ['drop table letter_question'],
  },
  {
    name: '0007-positions',
    statements: ['create table position (match text primary key, revision bigint not null, keyframes text not null)'],
  },
  {
    name: '0008-open-offers',
    statements: [
      'create table open_offer (match text primary key, place text not null, since bigint not null)',
      'create index open_offer_place on open_offer (place)',
    ],
  },
  {
    name: '0009-names',
    statements: [
      'alter table bot rename column folded to skeleton',
      `create table guest_block (
        person text not null references person (id) on delete cascade,
        place text not null,
        since bigint not null,
        primary key (person, place)
      )`,
    ],
  },
  {
    name: '0010-personal-offers',
    statements: [
      `create table personal_offer (
        match text primary key,
        player text not null,
        host text not null,
        side text not null,
        since bigint not null
      )`,
      'create index personal_offer_player on personal_offer (player, since)',
      'create index personal_offer_host on personal_offer (host)',
    ],
  },
  {
    name: '0011-ratings',
    statements: [
      `create table rating_step (
        match text not null,
        side text not null,
        player text not null,
        opponent text not null,
        game text not null,
        scenario text not null,
        number bigint not null,
        at bigint not null,
        has_won bigint not null,
        value double precision not null,
        deviation double precision not null,
        change double precision not null,
        primary key (match, side),
        unique (player, game, number)
      )`,
      `create table edge_step (
        match text primary key,
        game text not null,
        scenario text not null,
        number bigint not null,
        value double precision not null,
        deviation double precision not null,
        unique (game, scenario, number)
      )`,
    ],
  },
  {
    name: '0012-tournaments',
    statements: [
      `create table tournament (
        id text primary key,
        version bigint not null,
        created bigint not null,
        stage text not null,
        is_open bigint not null,
        body text not null
      )`,
      'create index tournament_open on tournament (is_open, created)',
      'create index tournament_stage on tournament (stage, created)',
      `create table tournament_player (
        tournament text not null,
        player text not null,
        role text not null,
        primary key (tournament, player, role)
      )`,
      'create index tournament_player_player on tournament_player (player)',
    ],
  },
  {
    name: '0013-duties',
    statements: [
      'create table duty (match text primary key, due bigint not null, tries bigint not null)',
      'create index duty_due on duty (due)',
    ],
  },
  {
    name: '0014-shifts',
    statements: [
      `create table shift (
        id text primary key,
        module text not null,
        program text not null,
        plan text not null,
        created bigint not null,
        awaited bigint not null
      )`,
      `create table shift_job (
        shift text not null,
        number bigint not null,
        job text not null,
        answer text,
        lease bigint not null,
        primary key (shift, number)
      )`,
    ],
  },
];
