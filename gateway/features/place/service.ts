import type { Input } from "../../contract/call";
import type { AccountPlace, choosePlace } from "../../contract/place";
import type { Transaction } from "../../db/client";
import { signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { presentPlace } from "./presenter";
import * as repository from "./repository";

// Where an account wants its goods, so that every device of it shows the same stores. One place an account, the last one
// chosen. A place may stand for an address of the account's own; another's is answered like one that does not exist.

export async function getOwnPlace(ctx: Ctx): Promise<AccountPlace | null> {
	const { uid } = signedInActor(ctx);
	const row = await repository.findPlace(ctx.db, uid);
	return row ? presentPlace(row) : null;
}

export async function chooseOwnPlace(
	ctx: Ctx,
	{ names, addressId, ...place }: Input<typeof choosePlace>["body"],
): Promise<null> {
	const { uid: accountId } = signedInActor(ctx);
	await ctx.db.transaction(async (tx) => {
		if (addressId !== undefined) {
			const own = { id: addressId, accountId };
			if (!(await repository.holdOwnAddress(tx, own)))
				throw new GatewayError(404, "notFound");
		}
		await repository.putPlace(tx, {
			...place,
			accountId,
			names: names ?? null,
			addressId: addressId ?? null,
			chosenAt: ctx.now(),
		});
	});
	return null;
}

/** What is kept of a person, for whoever asks for all of it. */
export async function exportPlaces(ctx: Ctx, accountId: number) {
	const rows = await repository.listPlaces(ctx.db, accountId);
	return rows.map((row) => ({
		...presentPlace(row),
		accountId: row.accountId,
		chosenAt: row.chosenAt,
	}));
}

export function forgetPlaces(tx: Transaction, accountId: number) {
	return repository.deletePlaces(tx, accountId);
}
