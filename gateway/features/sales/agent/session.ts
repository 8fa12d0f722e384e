import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import { closestLocale } from "../../../contract/closest-locale";
import type { agentCart, WantedLine } from "../../../contract/sales/agent-cart";
import type { Database } from "../../../db/client";
import type { AgentContent } from "../../../db/schema/agent";
import type { Ctx } from "../../../http/context";
import { readSkus } from "./read-skus";
import {
	deleteBefore,
	findSession,
	type SessionRow,
} from "./session-repository";

// What a program fills for somebody lies here under an id that nobody guesses, of which the database has the hash alone.
// It holds no stock and no price: both are of the moment at which it is asked for. Who buys and where it goes is forgotten
// after two days; whoever orders says it on the page for that.

const keptMs = 2 * 24 * 60 * 60 * 1_000;
const idBytes = 24;

export const drawId = (kind: SessionRow["kind"]) =>
	`${kind}_${randomBytes(idBytes).toString("base64url")}`;

export const hashOf = (text: string) =>
	createHash("sha256").update(text).digest("base64url");

export const readSession = (
	{ db, now }: Ctx,
	kind: SessionRow["kind"],
	id: string,
) => findSession(db, { kind, idHash: hashOf(id), now: now() });

/** Of each variant one line, in the order in which they were named first. */
export async function readContent(
	ctx: Ctx,
	asked: Pick<z.infer<typeof agentCart>, "line_items" | "buyer" | "context">,
	before?: AgentContent,
): Promise<AgentContent> {
	const { line_items, context, buyer } = asked;
	const skuIds = await readSkus(
		ctx,
		line_items.map(({ item }) => item.id),
	);
	const said = closestLocale(context?.language ?? "");
	const locale = said ?? before?.locale ?? ctx.locale;
	return { lines: addUp(line_items, skuIds), locale, ...(buyer && { buyer }) };
}

function addUp(
	wanted: WantedLine[],
	skuIds: ReadonlyMap<string, number>,
): AgentContent["lines"] {
	const lines = new Map<string | number, AgentContent["lines"][number]>();
	for (const { item, quantity } of wanted) {
		const skuId = skuIds.get(item.id) ?? null;
		const same = lines.get(skuId ?? item.id);
		if (same) same.quantity += quantity;
		else lines.set(skuId ?? item.id, { item: item.id, skuId, quantity });
	}
	return [...lines.values()];
}

export function sweepAgentSessions(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - keptMs);
	return deleteBefore(db, { now, before });
}
