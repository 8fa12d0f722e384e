import type { Input } from "../../../contract/call";
import type { setWarning, Weather } from "../../../contract/delivery/weather";
import {
	closedAheadHours,
	resumedAfterHours,
	type WeatherWarning,
	weatherWarnings,
} from "../../../contract/delivery/weather-terms";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { addClosure, moveEnd } from "../store/service";
import * as repository from "./repository";

// A warning closes the slots of the next hours of all stores, as long as it is in force those after them too, and opens
// them again some time after it is over. Whoever ends its closure has the last word until the next warning. Any number
// of processes may look at once: a warning begins once and ends once.

type Changing = Pick<Ctx, "actor" | "db" | "now" | "requestId">;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** So often a closure is moved on; what is closed ahead varies by as much. */
const movedOnMs = 30 * minuteMs;

const hoursAfter = (at: Date, hours: number) =>
	new Date(at.getTime() + hours * hourMs);

export async function getWeatherForOperator(ctx: Ctx): Promise<Weather> {
	requireOperator(ctx.actor);
	const rows = await repository.listInForce(ctx.db);
	return {
		source: ctx.settings.weatherSource,
		warnings: rows.map(({ row, closedUntil }) => ({
			warning: row.warning,
			since: hongKongTime(row.since),
			isFromConsole: row.isFromConsole,
			isClosing: closedUntil !== null && closedUntil > ctx.now(),
		})),
	};
}

export async function setWarningForOperator(
	ctx: Ctx,
	{ warning, isInForce }: Input<typeof setWarning>["body"],
): Promise<Weather> {
	requireOperator(ctx.actor);
	if (ctx.settings.weatherSource === "off")
		throw new GatewayError(409, "warningsOff");
	await set(ctx, { warning, isFromConsole: true }, isInForce);
	return getWeatherForOperator(ctx);
}

/** What a source says now: what it does not name any more is over, unless an operator said it. */
export async function obeySource(
	ctx: Changing,
	said: WeatherWarning[],
): Promise<void> {
	for (const warning of weatherWarnings)
		await set(ctx, { warning, isFromConsole: false }, said.includes(warning));
}

const set = (ctx: Changing, said: repository.Said, isInForce: boolean) =>
	ctx.db.transaction((tx) =>
		isInForce ? begin(tx, ctx, said) : end(tx, ctx, said),
	);

/** Closes what lies ahead by now. What was heard last holds until something else is. */
export async function closeFurther(ctx: Changing): Promise<void> {
	const until = hoursAfter(ctx.now(), closedAheadHours);
	for (const { row, closedUntil } of await repository.listInForce(ctx.db)) {
		if (row.closureId === null || closedUntil === null) continue;
		if (until.getTime() - closedUntil.getTime() < movedOnMs) continue;
		const closure = { id: row.closureId, until };
		await ctx.db.transaction((tx) => moveEnd(tx, ctx, closure));
	}
}

/** Closures that go on for as long as their warning does: nobody knows when they end. */
export async function listGoingOn(ctx: Pick<Ctx, "db" | "now">) {
	const rows = await repository.listInForce(ctx.db);
	return rows.flatMap(({ row: { closureId }, closedUntil }) =>
		closureId !== null && closedUntil !== null && closedUntil > ctx.now()
			? [closureId]
			: [],
	);
}

async function begin(
	tx: Transaction,
	ctx: Changing,
	said: repository.Said,
): Promise<void> {
	const from = ctx.now();
	const id = await repository.insertWarning(tx, { ...said, since: from });
	if (id === undefined) return;
	const closure = await addClosure(tx, ctx, {
		from,
		until: hoursAfter(from, closedAheadHours),
		reason: said.warning,
		storeId: null,
		note: null,
		merchantId: null,
	});
	await repository.setClosure(tx, id, closure.id);
}

async function end(
	tx: Transaction,
	ctx: Changing,
	said: repository.Said,
): Promise<void> {
	const ended = await repository.endWarning(tx, said, ctx.now());
	if (!ended?.closureId) return;
	const until = hoursAfter(ctx.now(), resumedAfterHours);
	await moveEnd(tx, ctx, { id: ended.closureId, until });
}
