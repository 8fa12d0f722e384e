import type { Input } from "@/gateway/contract/call";
import type { preOrder } from "@/gateway/contract/sales/checkout";
import type {
	shipOrder,
	trackParcel,
} from "@/gateway/contract/sales/order-admin";
import { listSlotsOfStore } from "@/gateway/features/delivery/store/list-slots";
import { listOwnAddresses } from "@/gateway/features/identity/address/service";
import { saveLines } from "@/gateway/features/sales/cart/save";
import { createOwnOrder } from "@/gateway/features/sales/checkout/create";
import { makePreOrder } from "@/gateway/features/sales/checkout/pre-order";
import { quoteChoices } from "@/gateway/features/sales/checkout/service";
import { payOwnMaster } from "@/gateway/features/sales/payment/service";
import type { Ctx } from "@/gateway/http/context";

export type NewParcel = Input<typeof shipOrder>["body"]["parcels"][number];

export interface ParcelNews
	extends Pick<Input<typeof trackParcel>["body"], "event" | "note"> {
	/** Days after the order. */
	after: number;
}

interface Wanted {
	skuId: number;
	quantity: number;
}

interface Said {
	note?: string;
	usesPoints?: boolean;
	/** What is brought comes later than this; the day after the order unless named. */
	comesAfter?: Date;
}

/** Orders as a page does, to the default address; the number of the master. */
export async function orderFor(
	ctx: Ctx,
	wanted: Wanted[],
	said: Said,
): Promise<string> {
	// The key is the order's.
	await saveLines({ ...ctx, idempotencyKey: "" }, wanted);
	return orderWanted(ctx, { from: "cart" }, said);
}

/** A place in a group, opened where none is named; the number of its master. */
export function takePlaceFor(
	ctx: Ctx,
	{ offerId, groupId }: { offerId: number; groupId: number | null },
): Promise<string> {
	return orderWanted(ctx, { from: "group", offerId, groupId, quantity: 1 }, {});
}

async function orderWanted(
	ctx: Ctx,
	wanted: Input<typeof preOrder>["body"],
	{ note = "", usesPoints = false, comesAfter }: Said,
): Promise<string> {
	const { preOrderNo } = await makePreOrder(ctx, wanted);
	const { list } = await listOwnAddresses(ctx, { page: 1, limit: 1 });
	const addressId = list[0]?.id ?? 0;
	const asked = { preOrderNo, addressId, couponIds: [], usePoints: usesPoints };
	const { groups } = await quoteChoices(ctx, { ...asked, slots: {} });
	const slots: Record<string, string> = {};
	for (const { key, store } of groups)
		if (store) slots[key] = await findSlot(ctx, store.id, comesAfter);
	const { total } = await quoteChoices(ctx, { ...asked, slots });
	const { orderNo } = await createOwnOrder(ctx, {
		...asked,
		slots,
		total,
		payMethod: "local",
		handover: "door",
		notes: Object.fromEntries(groups.map(({ key }) => [key, note])),
		substitutions: {},
	});
	return orderNo;
}

export async function payFor(ctx: Ctx, orderNo: string): Promise<void> {
	await payOwnMaster(ctx, { orderNo, method: "local" });
}

async function findSlot(
	ctx: Ctx,
	storeId: number,
	after = ctx.now(),
): Promise<string> {
	const { days } = await listSlotsOfStore(ctx, { storeId });
	const open = days
		.slice(1)
		.flatMap(({ slots }) => slots)
		.find(({ state, from }) => state === "open" && new Date(from) > after);
	if (!open) throw new Error(`Store ${storeId} has no open slot`);
	return open.from;
}
