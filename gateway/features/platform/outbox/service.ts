import type { Logger } from "pino";
import type { Database, Transaction } from "../../../db/client";
import { describeFailure } from "../../../http/describe-failure";
import { Refused } from "../../../providers/refused";
import {
	type EffectKind,
	type EffectProviders,
	messageKinds,
	type PayloadOf,
	paymentKinds,
	performEffect,
	platformKinds,
} from "./effects";
import * as repository from "./repository";

export { countGivenUpMoney } from "./look-after";
export { measureOutbox } from "./look-after-repository";
export type { PayBack, SendBack, SendPayout } from "./money-effects";
export type { OrderEvent } from "./order-event";

// The outbox: what a change causes outside the database is written with the change, in one transaction, and performed
// after it by whoever is first. Each effect happens at least once and in the order of writing; one that fails is tried
// again, later each time, and holds up no other. Messages and money that goes back are given up after a day, messages at
// once when their receiver is refused for good; both wait for an operator, and money is never forgotten.

/** Longer than any effect may take: afterwards it counts as forgotten, and somebody else performs it. */
const leaseSeconds = 30;
const delaySecondsMax = 60;
const keptDays = 7;
const givenUpKeptDays = 30;
const failureLengthMax = 500;
/** A day of trying once a minute. */
const attemptsMax = 24 * 60;

/** Writes an effect into the transaction of the change that causes it. */
export async function enqueueEffect<Kind extends EffectKind>(
	tx: Transaction,
	kind: Kind,
	payload: PayloadOf<Kind>,
): Promise<void> {
	await repository.effectsInsert(tx, [{ kind, payload }]);
}

/** The same for what has to wait for so long first. */
export async function enqueueEffectLater<Kind extends EffectKind>(
	tx: Transaction,
	delaySeconds: number,
	{ kind, payload }: { kind: Kind; payload: PayloadOf<Kind> },
): Promise<void> {
	await repository.effectsInsert(tx, [{ kind, payload, delaySeconds }]);
}

/**
 * The same for what may happen once alone: a second one by that reference fails, and the transaction with it. To be
 * awaited, or part of a larger statement.
 */
export function effectOnce<Kind extends EffectKind>(
	tx: Transaction,
	reference: string,
	{ kind, payload }: { kind: Kind; payload: PayloadOf<Kind> },
) {
	return repository.effectsInsert(tx, [{ kind, payload, reference }]);
}

type Referred = {
	[Kind in EffectKind]: {
		kind: Kind;
		payload: PayloadOf<Kind>;
		reference: string;
	};
}[EffectKind];

/** The same for several at once; one or more. */
export function effectsOnce(tx: Transaction, effects: Referred[]) {
	return repository.effectsInsert(tx, effects);
}

/** The same for what may be asked for again: a second one by that reference is left out. */
export async function enqueueEffectOnce<Kind extends EffectKind>(
	tx: Transaction,
	reference: string,
	effect: { kind: Kind; payload: PayloadOf<Kind> },
): Promise<void> {
	await effectOnce(tx, reference, effect).onConflictDoNothing();
}

export interface OutboxDeps {
	db: Database;
	log: Logger;
	providers: EffectProviders;
}

/** Effects of one lane wait for each other: a provider that is slow, of messages or payments, holds up no page. */
export const lanes = {
	messages: { only: messageKinds },
	payments: { only: paymentKinds },
	platforms: { only: platformKinds },
	/** Thousands may wait for one goods. */
	watches: { only: ["goods-watch"] },
	others: {
		except: [...messageKinds, ...paymentKinds, ...platformKinds, "goods-watch"],
	},
} satisfies Record<string, repository.WhichKinds>;

/** Performs the effect that has been due longest, of one lane or of all; false when none is due. */
export async function performNextEffect(
	deps: OutboxDeps,
	lane?: keyof typeof lanes,
): Promise<boolean> {
	const { db, providers } = deps;
	const row = await repository.claimEffect(
		db,
		leaseSeconds,
		lane && lanes[lane],
	);
	if (!row) return false;
	try {
		await performEffect(row, providers);
	} catch (error) {
		await putOff(deps, row, error);
		return true;
	}
	await repository.markEffectDone(db, row.id, isMessage(row));
	return true;
}

type Row = NonNullable<Awaited<ReturnType<typeof repository.claimEffect>>>;

/** Both are given up, the mail and the event. */
const noticeKinds = [...messageKinds, ...platformKinds];
const isMessage = (row: Row) => noticeKinds.some((kind) => kind === row.kind);
const isPayment = (row: Row) => paymentKinds.some((kind) => kind === row.kind);

/** A bank that says no today may say yes tomorrow; a receiver that is refused for good will not. */
const isHopeless = (row: Row, error: unknown) =>
	row.attempts >= attemptsMax
		? isMessage(row) || isPayment(row)
		: isMessage(row) && error instanceof Refused;

/** To a later time, or until an operator asks for it again. */
async function putOff(
	{ db, log }: OutboxDeps,
	row: Row,
	error: unknown,
): Promise<void> {
	const failure = describeFailure(error);
	const { id, kind, attempts } = row;
	const said = `${failure.type}: ${failure.message}`;
	const failed = { id, failure: said.slice(0, failureLengthMax) };
	if (isHopeless(row, error)) {
		log.error(
			{ effect: id, kind, attempts, failure },
			isPayment(row)
				? "money that goes back is given up and waits for an operator"
				: "a message is given up and waits for an operator",
		);
		return repository.giveEffectUp(db, failed);
	}
	const delaySeconds = Math.min(2 ** (attempts - 1), delaySecondsMax);
	log.warn(
		{ effect: id, kind, attempts, delaySeconds, failure },
		"an effect failed and will be tried again",
	);
	return repository.postponeEffect(db, failed, delaySeconds);
}

/** Forgets what happened long ago, and what nobody asked for again. */
export async function sweepOutbox({ db }: OutboxDeps): Promise<void> {
	await repository.deleteEffectsDoneFor(db, keptDays);
	await repository.deleteEffectsGivenUpFor(db, givenUpKeptDays, noticeKinds);
}
