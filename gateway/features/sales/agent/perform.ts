import { z } from "zod";
import { closestLocale } from "../../../contract/closest-locale";
import type { Ctx } from "../../../http/context";
import { isRefusedHost } from "./admin-repository";
import { handlersOf } from "./handlers";
import { readShopper } from "./identity";
import { type Answer, findDone, keepDone, type OneCommand } from "./once";
import type { Operation } from "./operations";
import { type AgentCtx, type Outcome, presentOutcome } from "./protocol";
import { ProtocolFault } from "./protocol-fault";
import { type NamedAgent, requireAgent } from "./read-agent";

export interface Asked {
	agent: NamedAgent;
	input: object;
	/** By which what it changes happens once; empty where none was given. */
	key: string;
	/** What the header `Authorization` says; empty where there was none. */
	authorization: string;
}

/** What it decided on was changed by somebody else: the transaction is rolled back. */
class Changed extends Error {}

const triesMax = 3;

/** Each is a row that lies there for a while. */
const createdPerAddress = {
	name: "agent-created-hour",
	points: 1_000,
	seconds: 3_600,
};

/** In the language that the shopper is said to read, else in that of the request. */
export async function perform(
	ctx: Ctx,
	operation: Operation,
	{ agent: named, input, key, authorization }: Asked,
): Promise<Answer> {
	const { host: agent } = requireAgent(named);
	const { tool, input: schema } = operation;
	const read = schema.safeParse(input);
	if (!read.success) throw badInput(read.error);
	ctx.log.info({ agent, tool }, "a program asked");
	if (await isRefusedHost(ctx.db, agent))
		throw new ProtocolFault("forbidden", "This shop is closed to your agent");
	const locale = localeOf(read.data) ?? ctx.locale;
	const shopper = await readShopper(ctx, { agent, authorization });
	const uid = shopper?.accountId;
	const command = key
		? { agent, key, tool, input: { ...input, ...(uid && { uid }) } }
		: undefined;
	for (let tries = 1; ; tries += 1)
		try {
			const asked = { input: read.data, agent };
			return await performOnce({ ...ctx, locale, agent, shopper }, operation, {
				asked,
				command: operation.isChange ? command : undefined,
			});
		} catch (error) {
			if (!(error instanceof Changed) || tries === triesMax) throw error;
		}
}

async function performOnce(
	ctx: AgentCtx,
	operation: Operation,
	{
		asked,
		command,
	}: { asked: { input: object; agent: string }; command?: OneCommand },
): Promise<Answer> {
	const known = command && (await findDone(ctx, command));
	if (known) return known;
	const outcome = await operation.run(ctx, asked.input, asked.agent);
	const answer = answerOf(ctx, operation, outcome);
	const write = "write" in outcome ? outcome.write : undefined;
	if (!write) return answer;
	if (operation.creates)
		await ctx.limits.take([
			{ limit: createdPerAddress, key: ctx.clientAddress },
		]);
	await ctx.db.transaction(async (tx) => {
		if (!(await write(tx))) throw new Changed();
		const at = ctx.now();
		const isFirst = !command || (await keepDone(tx, command, { answer, at }));
		if (!isFirst) throw new Changed();
	});
	return answer;
}

function answerOf(
	{ settings }: Ctx,
	{ capability, creates }: Operation,
	outcome: Outcome,
) {
	const status = creates && "result" in outcome ? 201 : 200;
	const handlers = isReady(outcome) ? handlersOf(settings) : {};
	return {
		status,
		body: presentOutcome(capability, outcome, handlers),
	} as const;
}

/** Anything else is paid on the shop's own pages. */
const isReady = (outcome: Outcome) =>
	"result" in outcome &&
	"status" in outcome.result &&
	outcome.result.status === "ready_for_complete";

const hinted = z.object({ context: z.object({ language: z.string() }) });

/** Of whatever it is about: a search, a cart, a checkout. */
function localeOf(input: object) {
	const [said] = Object.values(input).flatMap(
		(member) => hinted.safeParse(member).data ?? [],
	);
	return said && closestLocale(said.context.language);
}

function badInput({ issues }: z.ZodError): ProtocolFault {
	const said = issues.map(
		({ path, message }) => `${path.join(".")}: ${message}`,
	);
	return new ProtocolFault("invalid_request", said.join("; "));
}
