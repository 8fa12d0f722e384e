import type { Input } from "../../../contract/call";
import {
	type AccountLocation,
	type chooseLocation,
	locationLabelLengthMax,
} from "../../../contract/delivery/location";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { findOwnDefault } from "../../identity/address/service";
import * as repository from "./repository";

export { deleteLocations as forgetLocations } from "./repository";

// Where an account wants its goods, so that every device of it shows the same stores. One place an account, the last one
// chosen; before any was, its default address. A place may stand for an address of the account's own; another's is answered like one that does not exist.

export async function getOwnLocation(
	ctx: Ctx,
): Promise<AccountLocation | null> {
	const { uid } = signedInActor(ctx);
	const row = await repository.findLocation(ctx.db, uid);
	if (row) return presentPlace(row);
	const home = await findOwnDefault(ctx);
	if (!home || home.latitude === null || home.longitude === null) return null;
	const { id, latitude, longitude, formatted } = home;
	const label = formatted.slice(0, locationLabelLengthMax);
	return { latitude, longitude, label, addressId: id };
}

export async function chooseOwnLocation(
	ctx: Ctx,
	{ names, placeId, addressId, ...place }: Input<typeof chooseLocation>["body"],
): Promise<null> {
	const { uid: accountId } = signedInActor(ctx);
	await ctx.db.transaction(async (tx) => {
		if (addressId !== undefined) {
			const own = { id: addressId, accountId };
			if (!(await repository.holdOwnAddress(tx, own)))
				throw new GatewayError(404, "notFound");
		}
		await repository.putLocation(tx, {
			...place,
			accountId,
			names: names ?? null,
			placeId: placeId ?? null,
			addressId: addressId ?? null,
			chosenAt: ctx.now(),
		});
	});
	return null;
}

function presentPlace(row: repository.LocationRow): AccountLocation {
	return {
		latitude: row.latitude,
		longitude: row.longitude,
		label: row.label,
		names: row.names ?? undefined,
		placeId: row.placeId ?? undefined,
		addressId: row.addressId ?? undefined,
	};
}

/** What is kept of a person, for whoever asks for all of it. */
export async function exportLocations(ctx: Ctx, accountId: number) {
	const rows = await repository.listLocations(ctx.db, accountId);
	return rows.map((row) => ({
		...presentPlace(row),
		accountId: row.accountId,
		chosenAt: row.chosenAt,
	}));
}
