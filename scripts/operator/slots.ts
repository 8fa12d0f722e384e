import { parseArgs } from "node:util";
import {
	closureDaysMax,
	closureNoteLengthMax,
	newClosure,
} from "@/gateway/contract/delivery/slot-closure";
import { closureReasons } from "@/gateway/contract/delivery/slot-terms";
import { defaultLocale, localeCodes } from "@/gateway/contract/locale";
import { id } from "@/gateway/contract/values";
import {
	type Closure,
	closeSlots,
	listClosures,
	openSlots,
} from "@/gateway/features/delivery/store/close-slots";
import { GatewayError } from "@/gateway/http/errors";
import { FailedStart } from "../start/failed-start";
import type { OperatorCommand } from "./command";
import { hongKongMinute } from "./hong-kong-minute";
import { withSystemContext } from "./system-context";

const usage = {
	close: `close-slots --from 2026-11-22T10:00 --until 2026-11-22T18:00 --reason ${closureReasons.join("|")} [--store 1] [--note "…"] [--note-en "…"]`,
	open: "open-slots --id 3 | --all",
};

/** Times are Hong Kong's. A note without a language is read by whoever has none in their own. */
export const closeSlotsCommand: OperatorCommand = {
	usage: usage.close,
	prepare(argv) {
		const closure = readClosure(argv);
		return (connectionString) =>
			withSystemContext(connectionString, async (ctx) => {
				try {
					const { closure: made, orders } = await closeSlots(ctx, closure);
					return `Closed: ${describe(made)}\nOrders that hold slots of it: ${orders}.`;
				} catch (error) {
					throw explain(error, {
						400: "--until is over already.",
						404: `--store (${closure.storeId}) is no store.`,
					});
				}
			});
	},
};

export const openSlotsCommand: OperatorCommand = {
	usage: usage.open,
	prepare(argv) {
		const which = readWhich(argv);
		return (connectionString) =>
			withSystemContext(connectionString, async (ctx) => {
				try {
					const ended = await openSlots(ctx, which);
					if (ended.length === 0) return "Nothing is closed now.";
					return ended.map((one) => `Ended: ${describe(one)}`).join("\n");
				} catch (error) {
					throw explain(error, {
						404: "--id is no closure that could be ended; `slots` lists them.",
					});
				}
			});
	},
};

export const slotsCommand: OperatorCommand = {
	usage: "slots",
	prepare(argv) {
		parseArgs({ args: argv });
		return (connectionString) =>
			withSystemContext(connectionString, async (ctx) => {
				const all = await listClosures(ctx);
				if (all.length === 0) return "No slots are closed, now or later.";
				return all.map(describe).join("\n");
			});
	},
};

const noteOptions = localeCodes
	.filter((code) => code !== defaultLocale)
	.map((code) => ({ code, option: `note-${code}` }));

function readClosure(argv: string[]) {
	const text = { type: "string" } as const;
	const { values } = parseArgs({
		args: argv,
		options: {
			from: text,
			until: text,
			reason: text,
			store: text,
			note: text,
			...Object.fromEntries(noteOptions.map(({ option }) => [option, text])),
		},
	});
	const given: Record<string, unknown> = values;
	const note = Object.fromEntries(
		[{ code: defaultLocale, option: "note" }, ...noteOptions].flatMap(
			({ code, option }) =>
				given[option] === undefined ? [] : [[code, given[option]]],
		),
	);
	const parsed = newClosure.safeParse({
		from: values.from,
		until: values.until,
		reason: values.reason,
		storeId: values.store ?? null,
		note: Object.keys(note).length > 0 ? note : null,
	});
	if (parsed.success) return parsed.data;
	const at = String(parsed.error.issues[0]?.path[0]);
	throw new FailedStart(`${remedies[at] ?? ""}\nusage: ${usage.close}`);
}

const remedies: Record<string, string> = {
	from: "--from must be a minute of Hong Kong such as 2026-11-22T10:00.",
	until: `--until must be a minute of Hong Kong such as 2026-11-22T18:00, after --from and at most ${closureDaysMax} days later.`,
	reason: `--reason must be one of ${closureReasons.join(", ")}.`,
	storeId: "--store must be the number of a store; without it all are closed.",
	note: `--note must have at most ${closureNoteLengthMax} characters.`,
};

function readWhich(argv: string[]): { id: number } | "holding" {
	const { values } = parseArgs({
		args: argv,
		options: { id: { type: "string" }, all: { type: "boolean" } },
	});
	if (values.all && values.id === undefined) return "holding";
	const parsed = id.safeParse(values.id);
	if (parsed.success && !values.all) return { id: parsed.data };
	throw new FailedStart(
		`--id must be the number of a closure; --all ends every one that holds now.\nusage: ${usage.open}`,
	);
}

function describe({ id, from, until, storeId, reason, note }: Closure): string {
	return [
		`#${id}`,
		`${hongKongMinute(from)} – ${hongKongMinute(until)}`,
		storeId === null ? "all stores" : `store ${storeId}`,
		reason,
		...(note ? [Object.values(note).join(" / ")] : []),
	].join("  ");
}

function explain(error: unknown, said: Record<number, string>): unknown {
	const message = error instanceof GatewayError && said[error.code];
	return message ? new FailedStart(message) : error;
}
