import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { paymentKinds } from "./effects";
import * as repository from "./look-after-repository";

// What an operator sees of effects that did not happen, and may ask for again. It names nobody: what a message says and
// to whom stays in the outbox.

export type FailedEffect = repository.FailedEffect;

const listedMax = 100;

export interface Outbox {
	/** Due now or later, those that have failed so far among them. */
	waiting: number;
	givenUp: number;
	/** Given up first; at most a hundred. */
	failed: FailedEffect[];
}

export async function lookAtOutbox({ actor, db }: Ctx): Promise<Outbox> {
	requireOperator(actor);
	const counted = await repository.countUndone(db);
	return { ...counted, failed: await repository.listFailed(db, listedMax) };
}

/** Money that no provider of payments took back within a day; it waits until it is asked for again. */
export function countGivenUpMoney({ actor, db }: Ctx): Promise<number> {
	requireOperator(actor);
	return repository.countGivenUp(db, paymentKinds);
}

/** One that has not happened, or all that were given up; answers how many. Throws 404 for one that is not there. */
export async function retryEffects(
	{ actor, db }: Ctx,
	which: { id: number } | "givenUp",
): Promise<number> {
	requireOperator(actor);
	const retried = await repository.makeDue(db, which);
	if (which !== "givenUp" && retried === 0)
		throw new GatewayError(404, "notFound");
	return retried;
}
