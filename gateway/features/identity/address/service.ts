import type { DataOf, Input } from "../../../contract/call";
import type {
	Address,
	deleteAddress,
	listAddresses,
	setDefaultAddress,
} from "../../../contract/identity/address";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { changeBook } from "./change-book";
import { presentAddress } from "./presenter";
import * as repository from "./repository";

export { formatAddress } from "./format";
export { locate } from "./locate";
export { deleteEverything as forgetAddresses } from "./moving-repository";
export { findOwnAddressPoint } from "./own-point";
export { presentAddress } from "./presenter";

// Where an account has goods brought to. Every account sees and changes its own book and no other: somebody else's
// address is not found. A book with addresses has exactly one default, whatever is done to it and however often at once.

export async function listOwnAddresses(
	ctx: Ctx,
	asked: Input<typeof listAddresses>["query"],
): Promise<DataOf<typeof listAddresses>> {
	const { uid } = signedInActor(ctx);
	const part = sliceOf(asked);
	const [rows, total] = await Promise.all([
		repository.listAddresses(ctx.db, uid, part),
		repository.countAddresses(ctx.db, uid),
	]);
	return presentPage(
		asked,
		rows.map((row) => presentAddress(row, ctx.locale)),
		total,
	);
}

/** An account's, the default one first, for who acts for it. */
export async function listAddressesOf(
	{ db, locale }: Ctx,
	accountId: number,
	limit: number,
): Promise<Address[]> {
	const part = { offset: 0, limit };
	const rows = await repository.listAddresses(db, accountId, part);
	return rows.map((row) => presentAddress(row, locale));
}

export async function findOwnAddress(
	ctx: Ctx,
	id: number,
): Promise<Address | undefined> {
	const { uid } = signedInActor(ctx);
	const row = await repository.findAddress(ctx.db, uid, id);
	return row && presentAddress(row, ctx.locale);
}

export async function getOwnAddress(ctx: Ctx, id: number): Promise<Address> {
	return orNotFound(await findOwnAddress(ctx, id));
}

export async function findOwnDefault(ctx: Ctx): Promise<Address | undefined> {
	const { uid } = signedInActor(ctx);
	const row = await repository.findDefault(ctx.db, uid);
	return row && presentAddress(row, ctx.locale);
}

export async function getOwnDefault(ctx: Ctx): Promise<Address> {
	const found = await findOwnDefault(ctx);
	if (!found) throw new GatewayError(404, "noDefaultAddress");
	return found;
}

export async function deleteOwnAddress(
	ctx: Ctx,
	{ id }: Input<typeof deleteAddress>["body"],
): Promise<null> {
	const { uid } = signedInActor(ctx);
	await changeBook(ctx, uid, async (tx) => {
		const deleted = orNotFound(await repository.deleteAddress(tx, uid, id));
		if (deleted.isDefault) await passDefaultOn(tx, uid);
	});
	return null;
}

export async function setOwnDefault(
	ctx: Ctx,
	{ id }: Input<typeof setDefaultAddress>["body"],
): Promise<null> {
	const { uid } = signedInActor(ctx);
	await changeBook(ctx, uid, async (tx) => {
		if (!(await repository.findAddress(tx, uid, id)))
			throw new GatewayError(404, "notFound");
		await repository.dropDefault(tx, uid);
		await repository.updateAddress(tx, id, { isDefault: true });
	});
	return null;
}

/** To the latest, where a book that has lost its default holds any. */
export async function passDefaultOn(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	const id = await repository.findLatestId(tx, accountId);
	if (id !== undefined)
		await repository.updateAddress(tx, id, { isDefault: true });
}
