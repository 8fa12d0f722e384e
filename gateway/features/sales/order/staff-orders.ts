import type { DataOf, Input } from "../../../contract/call";
import type {
	countStaffOrders,
	listStaffOrders,
	StaffOrder,
} from "../../../contract/sales/order-admin";
import { waitingTabs } from "../../../contract/sales/order-admin-tabs";
import type { OrderDetail } from "../../../contract/sales/order-detail";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { merchantOf, requireTheirs } from "../../../http/staff";
import { daysMs } from "./days";
import {
	countWaiting,
	findStaffPage,
	type StaffFilter,
} from "./list-repository";
import { presentDetail } from "./present-detail";
import { readDetails } from "./read-details";
import { findOrder, type MerchantOrderRow } from "./repository";
import { soughtBy } from "./sought";

// Orders as merchants' staff and operators read them. Staff see their own merchant's alone; anything else is not found.
// What a virtual parcel holds is its buyer's alone.

type Query = Input<typeof listStaffOrders>["query"];

export async function listOrdersForStaff(
	ctx: Ctx,
	{ merId, ...asked }: Query,
): Promise<DataOf<typeof listStaffOrders>> {
	const merchantId = merchantOf(ctx, merId);
	const filter = filterOf(asked);
	if (!filter) return presentPage(asked, [], 0);
	const { ids, total } = await findStaffPage(ctx.db, merchantId, {
		filter,
		slice: sliceOf(asked),
	});
	const list = await showAllForStaff(ctx, ids);
	return presentPage(asked, list, total);
}

/** Undefined where nothing can be found. Days are those of Hong Kong. */
export function filterOf({
	tab,
	keyword,
	from,
	to,
}: Pick<Query, "tab" | "keyword" | "from" | "to">): StaffFilter | undefined {
	const sought = keyword ? soughtBy(keyword) : undefined;
	if (keyword && !sought) return undefined;
	const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);
	return {
		tab,
		sought,
		from: from ? startOf(from) : undefined,
		until: to ? new Date(startOf(to).getTime() + daysMs(1)) : undefined,
	};
}

export async function countOrdersForStaff(
	ctx: Ctx,
	merId: number | undefined,
): Promise<DataOf<typeof countStaffOrders>> {
	return countWaiting(ctx.db, merchantOf(ctx, merId), waitingTabs);
}

/** What its merchant has to do: accept, ship. */
export function countWaitingOrders(
	{ db }: Pick<Ctx, "db">,
	merchantId: number | undefined,
): Promise<Record<"toAccept" | "toShip", number>> {
	return countWaiting(db, merchantId, ["toAccept", "toShip"]);
}

export async function getOrderForStaff(
	ctx: Ctx,
	orderNo: string,
): Promise<StaffOrder> {
	return showForStaff(ctx, await getStaffOrderRow(ctx, orderNo));
}

/** Throws 404 for another merchant's. */
export async function getStaffOrderRow(
	ctx: Ctx,
	orderNo: string,
): Promise<MerchantOrderRow> {
	return requireTheirs(ctx, await findOrder(ctx.db, orderNo));
}

export async function showForStaff(
	ctx: Ctx,
	{ id }: MerchantOrderRow,
): Promise<StaffOrder> {
	const [shown] = await showAllForStaff(ctx, [id]);
	if (!shown) throw new Error(`There is no order ${id}`);
	return shown;
}

/** In the order of the ids. */
export async function showAllForStaff(
	ctx: Ctx,
	ids: number[],
): Promise<StaffOrder[]> {
	const reading = { locale: ctx.locale, now: ctx.now() };
	return (await readDetails(ctx, ids)).map((found) =>
		withoutContents(presentDetail(found, reading)),
	);
}

function withoutContents(order: OrderDetail): StaffOrder {
	const parcels = order.parcels.map((one) => ({ ...one, content: null }));
	return { ...order, parcels };
}
