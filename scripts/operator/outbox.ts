import { parseArgs } from "node:util";
import { id } from "@/gateway/contract/values";
import {
	type FailedEffect,
	lookAtOutbox,
	retryEffects,
} from "@/gateway/features/platform/outbox/look-after";
import { GatewayError } from "@/gateway/http/errors";
import { FailedStart } from "../start/failed-start";
import type { OperatorCommand } from "./command";
import { hongKongMinute } from "./hong-kong-minute";
import { withSystemContext } from "./system-context";

const usage = "outbox [retry 12 | retry all]";

/** What has not left the shop, and why; `retry` tries it again as soon as a shop runs. */
export const outboxCommand: OperatorCommand = {
	usage,
	prepare(argv) {
		const { positionals } = parseArgs({ args: argv, allowPositionals: true });
		const [verb, which, ...more] = positionals;
		if (verb === undefined) return list;
		if (verb !== "retry" || more.length > 0)
			throw new FailedStart(`usage: ${usage}`);
		return retry(readWhich(which));
	},
};

function readWhich(which: string | undefined): { id: number } | "givenUp" {
	if (which === "all") return "givenUp";
	const parsed = id.safeParse(which);
	if (parsed.success) return { id: parsed.data };
	throw new FailedStart(
		`retry needs the number of an effect, or all of those given up.\nusage: ${usage}`,
	);
}

function list(connectionString: string): Promise<string> {
	return withSystemContext(connectionString, async (ctx) => {
		const { waiting, givenUp, failed } = await lookAtOutbox(ctx);
		const line = `waiting=${waiting} given-up=${givenUp}`;
		return [...failed.map(describe), line].join("\n");
	});
}

function retry(which: { id: number } | "givenUp") {
	return (connectionString: string): Promise<string> =>
		withSystemContext(connectionString, async (ctx) => {
			try {
				const retried = await retryEffects(ctx, which);
				return `To be tried again: ${retried}.`;
			} catch (error) {
				if (error instanceof GatewayError && error.code === 404)
					throw new FailedStart(
						"Nothing by that number waits; `outbox` lists what failed.",
					);
				throw error;
			}
		});
}

function describe(effect: FailedEffect): string {
	const { kind, template, reference, attempts, failure } = effect;
	return [
		`#${effect.id}`,
		[kind, template].filter(Boolean).join(" "),
		...(reference === null ? [] : [reference]),
		`since ${hongKongMinute(effect.createdAt)}`,
		effect.givenUpAt
			? `given up ${hongKongMinute(effect.givenUpAt)}`
			: `tried ${attempts} times, next ${hongKongMinute(effect.dueAt)}`,
		failure ?? "",
	].join("  ");
}
