import type { Logger } from "pino";
import type { Database, Transaction } from "../../db/client";
import { describeFailure } from "../../http/describe-failure";
import {
	type EffectKind,
	type EffectProviders,
	messageKinds,
	type PayloadOf,
	paymentKinds,
	performEffect,
} from "./effects";
import * as repository from "./repository";

// The outbox: what a change causes outside the database is written with the change, in one transaction, and performed
// after it by whoever is first. Each effect happens at least once and in the order of writing; one that fails is tried
// again, later each time, and holds up no other. Nothing is ever given up.

/** Longer than any effect may take: afterwards it counts as forgotten, and somebody else performs it. */
const leaseSeconds = 30;
const delaySecondsMax = 60;
const keptDays = 7;

/** Writes an effect into the transaction of the change that causes it. */
export function leaveEffect<Kind extends EffectKind>(
	tx: Transaction,
	kind: Kind,
	payload: PayloadOf<Kind>,
): Promise<void> {
	return repository.insertEffect(tx, { kind, payload });
}

/** The same for what may happen once alone: a second one by that reference fails, and the transaction with it. */
export function leaveEffectOnce<Kind extends EffectKind>(
	tx: Transaction,
	reference: string,
	{ kind, payload }: { kind: Kind; payload: PayloadOf<Kind> },
): Promise<void> {
	return repository.insertEffect(tx, { kind, payload, reference });
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
	others: { except: [...messageKinds, ...paymentKinds] },
} satisfies Record<string, repository.WhichKinds>;

/** Performs the effect that has been due longest, of one lane or of all; false when none is due. */
export async function performNextEffect(
	deps: OutboxDeps,
	lane?: keyof typeof lanes,
): Promise<boolean> {
	const { db, log, providers } = deps;
	const row = await repository.claimEffect(
		db,
		leaseSeconds,
		lane && lanes[lane],
	);
	if (!row) return false;
	try {
		await performEffect(row, providers);
	} catch (error) {
		const delaySeconds = Math.min(2 ** (row.attempts - 1), delaySecondsMax);
		log.warn(
			{
				effect: row.id,
				kind: row.kind,
				attempts: row.attempts,
				delaySeconds,
				failure: describeFailure(error),
			},
			"an effect failed and will be tried again",
		);
		await repository.postponeEffect(db, row.id, delaySeconds);
		return true;
	}
	const isForgotten = messageKinds.some((kind) => kind === row.kind);
	await repository.markEffectDone(db, row.id, isForgotten);
	return true;
}

/** Forgets what happened long ago. */
export function sweepOutbox({ db }: OutboxDeps): Promise<void> {
	return repository.deleteEffectsDoneFor(db, keptDays);
}
