import { sql } from "drizzle-orm";
import { sampleAccounts } from "@/gateway/db/sample/accounts";
import {
	acceptForStaff,
	shipForStaff,
	trackForStaff,
} from "@/gateway/features/sales/fulfilment/service";
import { completeDue } from "@/gateway/features/sales/order/by-itself";
import { takeOwnOrder } from "@/gateway/features/sales/order/change-own";
import { listOwnOrders } from "@/gateway/features/sales/order/own-orders";
import { cancelOwnMaster } from "@/gateway/features/sales/order/service";
import { getOrderForStaff } from "@/gateway/features/sales/order/staff-orders";
import { settleMerchants } from "@/gateway/features/sales/settlement/settle";
import type { Actor, Ctx } from "@/gateway/http/context";
import { withSystemContext } from "../operator/system-context";
import { actorOf, shopAt } from "./clock";
import { sampleGroups } from "./groups";
import { type Life, lives } from "./lives";
import { writePastOrders } from "./past";
import { playGroup } from "./play-group";
import { member, playMember } from "./play-member";
import { playRefund } from "./play-refund";
import { orderFor, payFor } from "./steps";

// Orders of the sample shoppers, in every state, made by the shop's own services on a clock that is moved: so they are
// as right as any other. Which goods, how many and how far each has come is always the same; numbers are drawn as ever,
// and times are counted back from now.

const dayMs = 24 * 60 * 60 * 1_000;

/** Plays them where the sample accounts are and no order is; answers how many there are then. */
export function playSampleOrders(connectionString: string): Promise<number> {
	return withSystemContext(connectionString, async (shop) => {
		const { rows } = await shop.db.execute(
			sql`select from master_order limit 1`,
		);
		if (rows.length > 0) return 0;
		const there = await listPlayers(shop);
		const startedAt = Date.now();
		for (const [at, life] of lives.entries())
			if (there.has(life.accountId)) await play(shop, { life, at, startedAt });
		for (const group of sampleGroups)
			if (group.accountIds.every((id) => there.has(id)))
				await playGroup(shop, group, startedAt);
		if (there.has(member.accountId)) await playMember(shop, startedAt);
		await completeDue(shop.db, new Date(startedAt));
		await writePastOrders(connectionString, startedAt);
		await settleMerchants(shop.db, new Date(startedAt));
		await forgetMessages(shop, [...there.values()]);
		return shop.db.$count(sql`master_order`);
	});
}

/** E-mails of the shoppers by their ids; an id that is somebody else's is left alone. */
async function listPlayers({ db }: Ctx): Promise<Map<number, string>> {
	const { rows } = await db.execute<{ id: number; email: string }>(
		sql`select id, email from account where deleted_at is null`,
	);
	return new Map(
		rows
			.filter((row) =>
				sampleAccounts.some(
					({ id, email }) => id === row.id && email === row.email,
				),
			)
			.map(({ id, email }) => [id, email]),
	);
}

interface Played {
	life: Life;
	at: number;
	startedAt: number;
}

async function play(shop: Ctx, { life, at, startedAt }: Played): Promise<void> {
	const { accountId, orderedDaysAgo } = life;
	const orderedAt = startedAt - orderedDaysAgo * dayMs;
	const on = (days: number, actor: Actor = shop.actor): Ctx => {
		const key = `sample-order-${at}-${days}`;
		const moment = { at: orderedAt + days * dayMs, accountId, key };
		return { ...shopAt(shop, moment), actor };
	};
	const buyer = actorOf(accountId);
	const skus = await Promise.all(
		life.wanted.map(async ({ quantity, ...goods }) => ({
			skuId: await findSku(shop, goods),
			quantity,
		})),
	);
	// Whoever looks at the shop today finds what is under way in time.
	const isUnderWay = life.receivedAfter === undefined;
	const masterNo = await orderFor(on(0, buyer), skus, {
		...life,
		comesAfter: isUnderWay ? new Date(startedAt + dayMs) : undefined,
	});
	if (life.cancelledAfter)
		await cancelOwnMaster(on(life.cancelledAfter, buyer), masterNo);
	if (!life.isPaid) return;
	await payFor(on(0.001, buyer), masterNo);
	const keyword = {
		keyword: masterNo,
		tab: "all",
		page: 1,
		limit: 10,
	} as const;
	const { list } = await listOwnOrders(on(0, buyer), keyword);
	for (const { orderNo } of list) await move(orderNo, life, { on, buyer });
}

interface Clock {
	on: (days: number, actor?: Actor) => Ctx;
	buyer: Actor;
}

async function move(
	orderNo: string,
	life: Life,
	{ on, buyer }: Clock,
): Promise<void> {
	const { acceptedAfter, shippedAfter, parcel, news, receivedAfter, refund } =
		life;
	if (acceptedAfter !== undefined)
		await acceptForStaff(on(acceptedAfter), { orderNo });
	if (shippedAfter === undefined || !parcel) return;
	const body = { parcels: [parcel] };
	const params = { orderNo };
	await shipForStaff(on(shippedAfter), { params, body });
	const { parcels } = await getOrderForStaff(on(shippedAfter), orderNo);
	for (const { after, ...said } of news ?? [])
		for (const { id } of parcels) await trackForStaff(on(after), id, said);
	if (receivedAfter !== undefined)
		await takeOwnOrder(on(receivedAfter, buyer), orderNo);
	if (refund)
		await playRefund(orderNo, refund, {
			buyer: (days) => on(days, buyer),
			staff: (days) => on(days),
		});
}

async function findSku(
	{ db }: Ctx,
	{ merchantId, cartType, nth }: Omit<Life["wanted"][number], "quantity">,
): Promise<number> {
	const { rows } = await db.execute<{ id: number }>(
		sql`select min(sku.id)::int as id from sku join goods on goods.id = sku.goods_id
			where goods.merchant_id = ${merchantId} and goods.cart_type = ${cartType} and goods.is_shown and sku.stock >= 10
			group by goods.id order by goods.id limit 1 offset ${nth}`,
	);
	const [found] = rows;
	if (!found) throw new Error(`Merchant ${merchantId} has no goods ${nth}`);
	return found.id;
}

/** Nobody is written to about what never happened. */
async function forgetMessages({ db }: Ctx, emails: string[]): Promise<void> {
	await db.execute(
		sql`update outbox set done_at = now(), payload = '{}' where kind = 'mail' and done_at is null
			and payload ->> 'to' = any(${sql.param(emails)}::text[])`,
	);
}
