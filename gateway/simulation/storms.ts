import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { WeatherWarning } from "../contract/delivery/weather-terms";
import { pick } from "../db/sample/random";
import { merchantOrder } from "../db/schema/order";
import { slotClosure } from "../db/schema/store";
import { weatherWarning } from "../db/schema/weather";
import { closeFurther, obeySource } from "../features/delivery/weather/service";
import { lookAfterHeldUp } from "../features/sales/reschedule/by-itself";
import { getOwnHeldUp } from "../features/sales/reschedule/service";
import { slotAt } from "./buy";
import { lookAfter } from "./clockwork";
import { orderPaid } from "./collecting";
import type { Fetching } from "./counter-deeds";
import { type Doing, neverPause, type Pause, sideBySide } from "./in-steps";
import { insist } from "./insist";
import { closeCounter, nearby, openCounter } from "./open-counter";
import type { Rules } from "./rules";
import type { Buyer } from "./seed-shop";
import { processOf, requestOf, type World } from "./world";

// At last it storms. Buyers have ordered groceries for noon; warnings come and go, they choose other times, twice at once
// or never, while the shop's own task, in two processes, tells them and moves what is left over.

const hourMs = 60 * 60_000;
const skies: WeatherWarning[][] = [
	[],
	["typhoon"],
	["rainstorm"],
	["typhoon", "rainstorm"],
];

export async function* sitStormsOut(world: World, rules: Rules): Doing<void> {
	const { random, clock } = world;
	const counter = await openCounter(world, nearby);
	const storm = { world, rules, counter };
	const noon = slotAt(world);
	const choose = () => ({ slots: { [counter.groupKey]: noon } });
	for (const buyer of world.buyers)
		yield* orderPaid(storm, buyer, { skuId: counter.foodSkuId, choose });
	yield* insist((pause) => lookAfter(world, rules, pause));
	clock.nowMs = Date.parse(noon) - 4 * hourMs;
	yield* sideBySide(random, [
		blow(storm),
		mind(storm),
		mind(storm),
		...world.buyers.map((buyer) => chooseAnew(storm, buyer)),
	]);
	yield* clear(storm);
	await closeCounter(world, counter);
}

const sky = (world: World, said: WeatherWarning[], pause: Pause) => {
	const { db, now } = processOf(world, pause);
	const actor = { kind: "system" } as const;
	const ctx = { db, now, actor, requestId: "weather" };
	return obeySource(ctx, said).then(() => closeFurther(ctx));
};

/** Warnings, as the Observatory says them, while hours pass. */
async function* blow({ world }: Fetching): Doing<void> {
	const { clock, random } = world;
	for (let turns = 6; turns > 0; turns -= 1) {
		const said = turns === 6 ? ["typhoon" as const] : pick(random, skies);
		yield* insist((pause) => sky(world, said, pause));
		for (let rest = pick(random, [4, 8, 16]); rest > 0; rest -= 1) yield;
		clock.nowMs += Math.floor(random() * 3 * hourMs);
	}
}

/** The shop's own task. */
async function* mind({ world }: Fetching): Doing<void> {
	for (let turns = 8; turns > 0; turns -= 1) {
		for (let rest = pick(world.random, [1, 4, 8]); rest > 0; rest -= 1) yield;
		yield* insist((pause) => lookAfterHeldUp(processOf(world, pause)));
	}
}

async function* chooseAnew(storm: Fetching, who: Buyer): Doing<void> {
	const { world, counter } = storm;
	const { random } = world;
	const own = { buyer: who, storeId: counter.storeId };
	for (let turns = 4; turns > 0; turns -= 1) {
		for (let rest = pick(random, [4, 8, 16]); rest > 0; rest -= 1) yield;
		for (const { no } of await listWaiting(world, own))
			yield* sideBySide(random, await drawTaps(storm, who, no));
	}
}

/** On the first times that are offered: none, one, or two at once. */
async function drawTaps(
	{ world, rules }: Fetching,
	who: Buyer,
	orderNo: string,
): Promise<Doing<unknown>[]> {
	const { random } = world;
	const calmly = requestOf(world, neverPause, { who });
	const { offered = [] } = (await getOwnHeldUp(calmly, orderNo)) ?? {};
	if (offered.length === 0) return [];
	const params = { orderNo };
	return Array.from({ length: pick(random, [0, 1, 1, 2]) }, () => {
		const body = { slot: pick(random, offered.slice(0, 2)).from };
		return insist((pause) =>
			rules.reschedule(requestOf(world, pause, { who }), { params, body }),
		);
	});
}

/** The sky is clear: what is left over is moved, and all of it leaves. Nothing of the storm is left for other seeds. */
async function* clear(storm: Fetching): Doing<void> {
	const { world, rules, counter } = storm;
	const { storeId } = counter;
	yield* insist((pause) => sky(world, [], pause));
	for (let days = 2; days > 0; days -= 1) {
		world.clock.nowMs += 24 * hourMs;
		yield* insist((pause) => lookAfterHeldUp(processOf(world, pause)));
	}
	yield* sendOff(world, rules, storeId);
	if ((await listWaiting(world, { storeId })).length > 0)
		world.faults.push("what was held up does not leave");
	await world.db.delete(weatherWarning);
	await world.db.delete(slotClosure);
}

/** What is paid and waits for its slot leaves, or is ready to be fetched; of one store or of all. */
export async function* sendOff(
	world: World,
	rules: Rules,
	storeId?: number,
): Doing<void> {
	for (const order of await listWaiting(world, { storeId })) {
		const { no: orderNo, merchantId, isCollected } = order;
		const who = world.clerks.find((one) => one.merchantId === merchantId);
		const method = isCollected ? ("collect" as const) : ("courier" as const);
		const params = { orderNo };
		const body = { parcels: [{ method, courier: "Van", trackingNo: "1" }] };
		yield* insist((pause) =>
			rules.accept(requestOf(world, pause, { who }), params),
		);
		yield* insist((pause) =>
			rules.ship(requestOf(world, pause, { who }), { params, body }),
		);
	}
}

/** Paid ones with a slot that have not left, of one buyer and store or of all. */
function listWaiting(
	{ db, buyers }: World,
	{ buyer, storeId }: { buyer?: Buyer; storeId?: number },
) {
	const accountIds = (buyer ? [buyer] : buyers).map(
		({ accountId }) => accountId,
	);
	return db
		.select({
			no: merchantOrder.no,
			merchantId: merchantOrder.merchantId,
			isCollected: merchantOrder.isCollected,
		})
		.from(merchantOrder)
		.where(
			and(
				inArray(merchantOrder.accountId, accountIds),
				storeId ? eq(merchantOrder.storeId, storeId) : undefined,
				isNotNull(merchantOrder.slotStartsAt),
				eq(merchantOrder.status, "awaitingShipment"),
				merchantOrder.paid,
			),
		)
		.orderBy(merchantOrder.id);
}
