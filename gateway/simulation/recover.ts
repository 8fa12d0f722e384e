import { exchangePayWithinDays } from "../contract/sales/exchange-terms";
import { performNextEffect } from "../features/platform/outbox/service";
import {
	completedAfterDays,
	daysMs,
	receivedAfterDays,
} from "../features/sales/order/days";
import { makeAllDue, watchEffects } from "../testing/watch-effects";
import {
	hearOne,
	lookAfter,
	moveByItself,
	performOne,
	settle,
} from "./clockwork";
import { neverPause } from "./in-steps";
import type { Rules } from "./rules";
import { sendOff } from "./storms";
import { payMerchants } from "./treasurers";
import { requestOf, type World } from "./world";

/** Every order has expired, and every group is over. */
const untilOverMs = daysMs(exchangePayWithinDays) + 25 * 60 * 60_000;

/**
 * Every process is up again, and nothing is under way at the bank any more. The shop looks after what it has begun; then
 * everything that was ever told is told once more, as if a day later; and days pass until nothing moves by itself.
 */
export async function recover(world: World, rules: Rules): Promise<void> {
	world.isCalm = true;
	world.bank.finish();
	try {
		world.clock.nowMs += untilOverMs;
		await lookAfter(world, rules, neverPause);
		await performAll(world, rules);
		for (const notice of world.bank.notified)
			await hearOne(requestOf(world, neverPause), rules, notice);
		// What was paid only now would wait in the storms of other lives.
		for await (const _ of sendOff(world, rules));
		for (const days of [receivedAfterDays, completedAfterDays]) {
			world.clock.nowMs += daysMs(days);
			await moveByItself(world, rules, neverPause);
		}
		// What was accepted by itself and costs more was not paid for.
		await lookAfter(world, rules, neverPause);
		await performAll(world, rules);
		await settle(world, rules, neverPause);
		await payMerchants(world, rules);
	} catch (error) {
		world.faults.push(String(error));
	}
}

async function performAll(world: World, rules: Rules): Promise<void> {
	await makeAllDue(world.db);
	while (await performOne(world, rules, neverPause));
	const outbox = watchEffects(world.db);
	while (await performNextEffect(outbox));
}
