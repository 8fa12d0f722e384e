import type { DataOf, Input } from "../../../contract/call";
import type { OrderDetail } from "../../../contract/sales/order-detail";
import type { listOrders } from "../../../contract/sales/order-list";
import { orderTabs } from "../../../contract/sales/order-list-terms";
import type { Parcel } from "../../../contract/sales/parcel";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { listOwnAccounts } from "../../identity/user/service";
import { countTabs, findPage, ownersOf } from "./list-repository";
import { presentDetail, presentParcel } from "./present-detail";
import { presentListed } from "./present-listed";
import { readDetails, readParcels } from "./read-details";
import { readOrders } from "./read-orders";
import { findOwnOrder, type MerchantOrderRow } from "./repository";
import { soughtBy } from "./sought";

// The orders of an account, one a merchant, with those of the tourists that it took over. Anybody else's is not found.
// One that was taken off the list stands in no tab and no count; by its number it is still shown.

export async function listOwnOrders(
	ctx: Ctx,
	{ tab, keyword, ...asked }: Input<typeof listOrders>["query"],
): Promise<DataOf<typeof listOrders>> {
	const accountIds = await listOwnAccounts(ctx, signedInActor(ctx).uid);
	const sought = keyword ? soughtBy(keyword, accountIds) : undefined;
	if (keyword && !sought) return presentPage(asked, [], 0);
	const { ids, total } = await findPage(ctx.db, ownersOf(accountIds), {
		filter: { tab, sought },
		slice: sliceOf(asked),
	});
	const reading = { locale: ctx.locale, now: ctx.now() };
	const list = (await readOrders(ctx, ids)).map((found) =>
		presentListed(found, reading),
	);
	return presentPage(asked, list, total);
}

export async function countOwnOrders(ctx: Ctx) {
	const accountIds = await listOwnAccounts(ctx, signedInActor(ctx).uid);
	return countTabs(ctx.db, ownersOf(accountIds), orderTabs);
}

export async function getOwnOrder(ctx: Ctx, no: string): Promise<OrderDetail> {
	return showOrder(ctx, await getOwnOrderRow(ctx, no));
}

export async function showOrder(
	ctx: Ctx,
	{ id }: Pick<MerchantOrderRow, "id">,
): Promise<OrderDetail> {
	const [found] = await readDetails(ctx, [id]);
	if (!found) throw new Error(`There is no order ${id}`);
	return presentDetail(found, { locale: ctx.locale, now: ctx.now() });
}

export async function listOwnParcels(ctx: Ctx, no: string): Promise<Parcel[]> {
	const { id } = await getOwnOrderRow(ctx, no);
	return (await readParcels(ctx.db, [id])).map((found) =>
		presentParcel(found, ctx),
	);
}

/** Throws 404 for another account's. */
export async function getOwnOrderRow(ctx: Ctx, no: string) {
	const { uid } = signedInActor(ctx);
	return orNotFound(await findOwnOrder(ctx.db, no, uid));
}
