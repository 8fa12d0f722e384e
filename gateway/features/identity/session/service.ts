import { randomUUID } from "node:crypto";
import type { LoginStrategy, SignedIn } from "../../../contract/identity/login";
import type { AccountKind } from "../../../contract/identity/user";
import type { Queryable } from "../../../db/client";
import type { Ctx, SignedInActor } from "../../../http/context";
import { sweepSignatures } from "../../../http/seen-signatures";
import { sessionSeconds, signToken } from "../../../http/token";
import * as repository from "./repository";

export {
	/** Ends all sessions of an account and keeps nothing of them. */
	deleteSessions as forgetSessions,
	/** Forgets sessions that have run out. */
	deleteSessionsExpiredBefore as sweepSessions,
} from "./repository";

// Sessions: one row a sign-in, named by the token that the shopper carries. The row decides: when it ends, the token is
// worth nothing from that moment, in every process. Every sign-in opens a new one; none is ever taken over.

/** A session's last use is written at most this often. */
const seenEveryMs = 60_000;

export interface SessionOwner {
	id: number;
	kind: AccountKind;
	nickname: string;
}

/** Opens a session and answers its token. The account's owner has been proven by the caller. */
export async function openSession(
	ctx: Ctx,
	owner: SessionOwner,
	strategy: LoginStrategy,
): Promise<SignedIn> {
	const now = ctx.now();
	const sid = randomUUID();
	const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
	await repository.insertSession(ctx.db, {
		id: sid,
		accountId: owner.id,
		strategy,
		userAgent: ctx.userAgent,
		createdAt: now,
		lastSeenAt: now,
		expiresAt,
	});
	const { id: uid, kind, nickname } = owner;
	const token = await signToken(
		{ uid, sid, kind, strategy },
		{ secret: ctx.settings.tokenSecret, expiresAt },
	);
	return { token, uid, nickname, kind, strategy };
}

/** Whose session it is, unless it has ended or its account is gone. */
export async function findActor(
	ctx: Ctx,
	sessionId: string,
): Promise<SignedInActor | undefined> {
	const row = await repository.findOpenSession(ctx.db, sessionId, ctx.now());
	return row && toActor(ctx, row);
}

/** The same for a write, whose signature is remembered; `isFirst` is false where it was seen before, by any process. */
export async function findActorOfWrite(
	ctx: Ctx,
	sessionId: string,
	signature: string,
): Promise<{ isFirst: boolean; actor: SignedInActor | undefined }> {
	await sweepSignatures(ctx);
	const { isFirst, open } = await repository.findOpenSessionOfWrite(ctx.db, {
		id: sessionId,
		signature,
		now: ctx.now(),
	});
	return { isFirst, actor: open && (await toActor(ctx, open)) };
}

async function toActor(
	ctx: Ctx,
	row: repository.OpenSession,
): Promise<SignedInActor> {
	const now = ctx.now();
	if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs)
		await repository.noteSeen(ctx.db, row.id, now);
	const { id, uid, kind, strategy, scope, merchantId } = row;
	return {
		kind: "account",
		uid,
		sessionId: id,
		accountKind: kind,
		strategy,
		scope,
		merchantId,
	};
}

export function listSessions(ctx: Ctx, accountId: number) {
	return repository.listOpenSessions(ctx.db, accountId, ctx.now());
}

/** Ends sessions of an account, within the transaction of what makes them end where there is one. */
export function endSessions(
	ctx: Ctx,
	which: repository.WhichSessions,
	db: Queryable = ctx.db,
): Promise<void> {
	return repository.endSessions(db, which, ctx.now());
}

/** Everything that is kept of an account's sessions. */
export function listAllSessions(ctx: Ctx, accountId: number) {
	return repository.listAllSessions(ctx.db, accountId);
}
