import { randomUUID } from "node:crypto";
import type { DataOf, Input } from "../../../contract/call";
import type {
	claimQrLogin,
	openQrLogin,
	scanQrLogin,
} from "../../../contract/identity/login";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import type { Limit } from "../../../http/limits";
import { hashOfToken, newToken } from "../../../secrets/token";
import { openSession } from "../session/service";
import * as repository from "./repository";

// Sign-in by a code that one device shows and a signed-in phone confirms. The code holds a ticket, which opens nothing:
// the session goes to whoever has the claim too, which never leaves the device that asked. Only the member who scanned
// a ticket may confirm it; whatever is over, foreign or unheard of looks the same.

const lifetimeSeconds = 120;
/** Time to collect a session that was confirmed at the last moment. */
const collectMs = 30_000;
/** One every ten seconds, for an office behind one address. */
const openPerAddress: Limit = {
	name: "qr-open-address",
	points: 60,
	seconds: 600,
};
const keptMs = 60 * 60_000;

type TicketInput = { body: Input<typeof scanQrLogin>["body"] };

export async function openTicket(
	ctx: Ctx,
): Promise<DataOf<typeof openQrLogin>> {
	await ctx.limits.take([{ limit: openPerAddress, key: ctx.clientAddress }]);
	const now = ctx.now();
	const ticket = randomUUID();
	const claim = newToken();
	await repository.deleteTicketsMadeBefore(
		ctx.db,
		new Date(now.getTime() - keptMs),
	);
	await repository.insertTicket(ctx.db, {
		id: ticket,
		claimHash: hashOfToken(claim),
		state: "waiting",
		userAgent: ctx.userAgent,
		createdAt: now,
		expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000),
	});
	return { ticket, claim, lifetimeSeconds };
}

export async function claimTicket(
	ctx: Ctx,
	{ body }: Input<typeof claimQrLogin>,
): Promise<DataOf<typeof claimQrLogin>> {
	const ticket = { id: body.ticket, claimHash: hashOfToken(body.claim) };
	const now = ctx.now();
	const owner = await repository.takeConfirmed(ctx.db, ticket, now);
	if (owner && !owner.deletedAt)
		return {
			state: "confirmed",
			session: await openSession(ctx, owner, "qr"),
		};
	const row = await repository.findTicket(ctx.db, ticket);
	const isOver = !row || (row.state !== "used" && row.expiresAt <= now);
	return { state: isOver ? "expired" : row.state, session: null };
}

export async function scanTicket(
	ctx: Ctx,
	{ body }: TicketInput,
): Promise<DataOf<typeof scanQrLogin>> {
	const found = await repository.scan(ctx.db, scanOf(ctx, body), ctx.now());
	if (!found) throw new GatewayError(404, "qrOver");
	return found;
}

export async function confirmTicket(
	ctx: Ctx,
	{ body }: TicketInput,
): Promise<null> {
	const now = ctx.now();
	const notBefore = new Date(now.getTime() + collectMs);
	const scan = scanOf(ctx, body);
	if (!(await repository.confirm(ctx.db, scan, { now, notBefore })))
		throw new GatewayError(404, "qrOver");
	return null;
}

/** The code on the other device is over from now on. A ticket that is over already needs no refusal. */
export async function refuseTicket(
	ctx: Ctx,
	{ body }: TicketInput,
): Promise<null> {
	await repository.refuse(ctx.db, scanOf(ctx, body), ctx.now());
	return null;
}

function scanOf(ctx: Ctx, { ticket }: TicketInput["body"]) {
	return { id: ticket, accountId: signedInActor(ctx).uid };
}
