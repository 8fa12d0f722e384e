import type { DataOf, Input } from "../../../contract/call";
import type {
	listStaffOrders,
	StaffOrder,
} from "../../../contract/sales/order-admin";
import { waitingTabs } from "../../../contract/sales/order-admin-tabs";
import type { OrderDetail } from "../../../contract/sales/order-detail";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { isOperator, merchantOf, requireTheirs } from "../../../http/staff";
import { listOwnAccounts } from "../../identity/user/service";
import { daysMs } from "./days";
import { linesOf } from "./line-search";
import {
	countTabs,
	findPage,
	merchantsOf,
	type StaffFilter,
} from "./list-repository";
import { presentDetail } from "./present-detail";
import { readDetails } from "./read-details";
import { findOrder, type MerchantOrderRow } from "./repository";
import { soughtBy } from "./sought";

// Orders as merchants' staff and operators read them. Staff see their own merchant's alone; anything else is not found.
// What a virtual parcel holds is its buyer's alone, and so is the code by which an order is fetched.

type Query = Input<typeof listStaffOrders>["query"];

export async function listOrdersForStaff(
	ctx: Ctx,
	{ merId, ...asked }: Query,
): Promise<DataOf<typeof listStaffOrders>> {
	const merchantId = merchantOf(ctx, merId);
	const filter = await filterOf(ctx, asked);
	if (!filter) return presentPage(asked, [], 0);
	const { ids, total } = await findPage(ctx.db, merchantsOf(merchantId), {
		filter,
		slice: sliceOf(asked),
	});
	const list = await showAllForStaff(ctx, ids);
	return presentPage(asked, list, total);
}

/** Undefined where nothing can be found. Days are those of Hong Kong. */
export async function filterOf(
	ctx: Ctx,
	{ tab, keyword, from, to }: Pick<Query, "tab" | "keyword" | "from" | "to">,
): Promise<StaffFilter | undefined> {
	const sought = keyword ? await soughtByStaff(ctx, keyword) : undefined;
	if (keyword && !sought) return undefined;
	const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);
	return {
		tab,
		sought,
		from: from ? startOf(from) : undefined,
		until: to ? new Date(startOf(to).getTime() + daysMs(1)) : undefined,
	};
}

/** "account 12", as the audit list names whom something was done to, finds the orders of that account. */
async function soughtByStaff(ctx: Ctx, keyword: string) {
	const [, id] = /^account (\d{1,9})$/i.exec(keyword) ?? [];
	if (id === undefined || !isOperator(ctx)) return soughtBy(keyword);
	return { words: linesOf(await listOwnAccounts(ctx, Number(id))) };
}

export async function countOrdersForStaff(ctx: Ctx, merId: number | undefined) {
	return countTabs(ctx.db, merchantsOf(merchantOf(ctx, merId)), waitingTabs);
}

/** What its merchant has to do: accept, ship. */
export function countWaitingOrders(
	{ db }: Pick<Ctx, "db">,
	merchantId: number | undefined,
): Promise<Record<"toAccept" | "toShip", number>> {
	return countTabs(db, merchantsOf(merchantId), ["toAccept", "toShip"]);
}

export async function getOrderForStaff(ctx: Ctx, orderNo: string) {
	return showForStaff(ctx, await getStaffOrderRow(ctx, orderNo));
}

/** Throws 404 for another merchant's. */
export async function getStaffOrderRow(ctx: Ctx, orderNo: string) {
	return requireTheirs(ctx, await findOrder(ctx.db, orderNo));
}

export async function showForStaff(ctx: Ctx, { id }: MerchantOrderRow) {
	const [shown] = await showAllForStaff(ctx, [id]);
	if (!shown) throw new Error(`There is no order ${id}`);
	return shown;
}

/** In the order of the ids. */
export async function showAllForStaff(ctx: Ctx, ids: number[]) {
	const reading = { locale: ctx.locale, now: ctx.now() };
	return (await readDetails(ctx, ids)).map((found) =>
		withoutContents(presentDetail(found, reading)),
	);
}

function withoutContents(order: OrderDetail): StaffOrder {
	const parcels = order.parcels.map((one) => ({ ...one, content: null }));
	const collecting = order.collecting && { ...order.collecting, code: null };
	const takerCode = order.takerCode && { ...order.takerCode, code: null };
	const { point } = order;
	const waiting = point?.waiting && { ...point.waiting, code: null };
	return {
		...order,
		parcels,
		collecting,
		takerCode,
		point: point && { ...point, waiting: waiting ?? null },
	};
}
